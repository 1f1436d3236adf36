# reify_commit(VARIABLE): a rule that writes the commit that is built into a small file, which one source includes;
# when the commit changes, nothing else is built anew. As a script (-P) this file is what the rule runs.
if(CMAKE_SCRIPT_MODE_FILE)
  if(NOT COMMIT AND GIT)
    execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --short=12 HEAD OUTPUT_VARIABLE COMMIT
                    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  if(NOT COMMIT MATCHES "^[-+.A-Za-z0-9]+$")
    set(COMMIT unknown)
  endif()
  file(WRITE ${FILE} "\"${COMMIT}\"\n")
  return()
endif()

set(REIFY_COMMIT "" CACHE STRING "The commit that `reify version` names; empty: what git says")
find_package(Git QUIET)

function(reify_commit variable)
  set(file ${CMAKE_BINARY_DIR}/generated/commit.inc)
  set(moved) # git's files that change with the commit
  if(GIT_EXECUTABLE AND EXISTS ${CMAKE_SOURCE_DIR}/.git)
    set(git ${GIT_EXECUTABLE})
    foreach(name HEAD logs/HEAD)
      execute_process(COMMAND ${git} -C ${CMAKE_SOURCE_DIR} rev-parse --git-path ${name} OUTPUT_VARIABLE path
                      OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
      get_filename_component(path "${path}" ABSOLUTE BASE_DIR ${CMAKE_SOURCE_DIR})
      if(EXISTS "${path}" AND NOT IS_DIRECTORY "${path}")
        list(APPEND moved ${path})
      endif()
    endforeach()
  endif()
  add_custom_command(OUTPUT ${file}
    COMMAND ${CMAKE_COMMAND} -DGIT=${git} -DSOURCE=${CMAKE_SOURCE_DIR} -DCOMMIT=${REIFY_COMMIT} -DFILE=${file}
            -P ${CMAKE_SOURCE_DIR}/cmake/ReifyCommit.cmake
    DEPENDS ${moved} ${CMAKE_SOURCE_DIR}/cmake/ReifyCommit.cmake VERBATIM)
  set(${variable} ${file} PARENT_SCOPE)
endfunction()
