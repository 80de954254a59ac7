#!/bin/sh
# Replaces electron-builder's own script for rpm, which removes the command and the AppArmor profile at
# updates, too: unlike dpkg, rpm runs the older version's script after it has installed the newer one. $1 is
# the number of versions that remain.
[ "$1" = 0 ] || exit 0

if type update-alternatives >/dev/null 2>&1; then
  update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/${executable}'
else
  rm -f '/usr/bin/${executable}'
fi

# The installation has added a profile only if the system uses AppArmor.
profile='/etc/apparmor.d/${executable}'
if [ -f "$profile" ]; then
  if type apparmor_parser >/dev/null 2>&1; then
    apparmor_parser --remove "$profile" || true
  fi
  rm -f "$profile"
fi
