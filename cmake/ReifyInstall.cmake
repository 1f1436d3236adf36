# What `cmake --install` puts where: one folder share/reify, which the programs find from their own place
# (engine/source/assets.cpp), so that the tree may be moved as a whole. Parts that a Debian package has in another way
# are components of their own (ReifyPackage.cmake).
set(share share/reify)
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME programs)

install(TARGETS reify reify-opt RUNTIME DESTINATION bin)
install(DIRECTORY assets/schemas/ DESTINATION ${share}/schemas FILES_MATCHING PATTERN "*.txt" PATTERN __pycache__ EXCLUDE)
install(DIRECTORY assets/library/ DESTINATION ${share}/library
  FILES_MATCHING PATTERN "*.py" PATTERN "*.txt" PATTERN __pycache__ EXCLUDE)
install(FILES ${CMAKE_BINARY_DIR}/assets/library.mlirbc DESTINATION ${share})
install(DIRECTORY assets/modules/ DESTINATION ${share}/modules PATTERN __pycache__ EXCLUDE)
install(DIRECTORY assets/python/ DESTINATION ${share}/python
  PATTERN __pycache__ EXCLUDE PATTERN "*.egg-info" EXCLUDE PATTERN ".*" EXCLUDE)
install(DIRECTORY samples DESTINATION ${share} PATTERN __pycache__ EXCLUDE)
install(FILES README.md packaging/copyright DESTINATION share/doc/reify)
install(DIRECTORY docs DESTINATION share/doc/reify PATTERN __pycache__ EXCLUDE)

# Debian wants these compressed, without a time stamp, and others do not mind.
find_program(REIFY_GZIP gzip REQUIRED)
function(reify_compressed output input)
  add_custom_command(OUTPUT ${output} COMMAND ${REIFY_GZIP} -9nc ${input} > ${output} DEPENDS ${input} VERBATIM)
endfunction()

set(REIFY_MAINTAINER "The authors of Reify <maintainers@reify.example>" CACHE STRING
  "Who answers for packages, as Name <address>")
set(packaging ${CMAKE_BINARY_DIR}/packaging)
configure_file(packaging/changelog.in ${packaging}/changelog @ONLY)
reify_compressed(${packaging}/changelog.gz ${packaging}/changelog)
install(FILES ${packaging}/changelog.gz DESTINATION share/doc/reify)

configure_file(packaging/reify-opt.1.in ${packaging}/reify-opt.1 @ONLY)
reify_compressed(${packaging}/reify-opt.1.gz ${packaging}/reify-opt.1)
add_custom_command(OUTPUT ${packaging}/papers
  COMMAND ${CMAKE_COMMAND} -DREIFY=$<TARGET_FILE:reify> -DGZIP=${REIFY_GZIP} -DFOLDER=${packaging}
          -P ${CMAKE_SOURCE_DIR}/cmake/WritePapers.cmake
  COMMAND ${CMAKE_COMMAND} -E touch ${packaging}/papers
  DEPENDS reify ${CMAKE_SOURCE_DIR}/cmake/WritePapers.cmake
  COMMENT "Writing manual pages and completions" VERBATIM)
install(DIRECTORY ${packaging}/man1 DESTINATION share/man)
install(FILES ${packaging}/reify-opt.1.gz DESTINATION share/man/man1)
install(FILES ${packaging}/completion/reify DESTINATION share/bash-completion/completions)
install(FILES ${packaging}/completion/_reify DESTINATION share/zsh/site-functions COMPONENT elsewhere)
install(FILES ${packaging}/completion/_reify DESTINATION share/zsh/vendor-completions COMPONENT debian EXCLUDE_FROM_ALL)
# Part of the whole build, and of `app/run.sh --build`: what else has to be there before `cmake --install`.
add_custom_target(reify_papers ALL DEPENDS ${packaging}/changelog.gz ${packaging}/reify-opt.1.gz ${packaging}/papers)

if(REIFY_GUI)
  install(DIRECTORY ${CMAKE_BINARY_DIR}/assets/fonts DESTINATION ${share} COMPONENT elsewhere)
  install(FILES packaging/reify.desktop DESTINATION share/applications)
  install(FILES packaging/reify-mime.xml RENAME reify.xml DESTINATION share/mime/packages)
  install(FILES packaging/icons/reify.svg DESTINATION share/icons/hicolor/scalable/apps)
  foreach(size 48 64 128 256)
    install(FILES packaging/icons/reify-${size}.png RENAME reify.png
      DESTINATION share/icons/hicolor/${size}x${size}/apps)
  endforeach()
endif()
