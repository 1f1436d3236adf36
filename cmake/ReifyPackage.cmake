# `cpack -G DEB` in the build folder: a package for the Debian that it is built on. Debian's databases of icons, types
# of files and desktop entries renew themselves by triggers of their packages, so there are no scripts.
set(CPACK_PACKAGE_NAME reify)
set(CPACK_PACKAGE_VENDOR "Reify")
set(CPACK_PACKAGE_CONTACT "${REIFY_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "viewer for the refinement of PyTorch ops in MLIR's torch dialect")
set(CPACK_PACKAGE_DESCRIPTION
"Reify opens a module of the torch dialect together with an op library, lowers
it to the backend contract, and records every step: how each op is wrapped
with its shape or dtype function, how that function is inlined, folded and
unrolled, and which type came out. Runs can be stepped through forwards and
backwards, any value asked why it has its type, and any violation of the
contract for its cause.
.
The package has the window and its subcommands for the command line (reify),
and a driver for single passes in the manner of mlir-opt (reify-opt).")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
# One package, without the component `elsewhere`: the fonts come from Debian.
set(CPACK_COMPONENTS_ALL programs debian)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_GENERATOR DEB)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_SOURCE_DIR}/cmake/NeededToPackage.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Opened when the first library in Python is read, so no link says it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libpython3.11)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS python3)
if(REIFY_GUI)
  string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", libgl1, fonts-roboto-unhinted, fonts-dejavu-core, fonts-droid-fallback")
endif()
include(CPack)
