# Read by cpack before it begins: without these programs it ends with "Problem compressing the directory", and no reason.
if(CPACK_GENERATOR STREQUAL "DEB")
  find_program(REIFY_SHLIBDEPS dpkg-shlibdeps)
  find_program(REIFY_FILE file)
  if(NOT REIFY_SHLIBDEPS OR NOT REIFY_FILE)
    message(FATAL_ERROR "A Debian package is made with dpkg-shlibdeps and file: apt-get install dpkg-dev file")
  endif()
endif()
