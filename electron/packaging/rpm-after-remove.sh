#!/bin/sh
# In the place of electron-builder's own for rpm, which takes away the command and the AppArmor profile at updates, too:
# unlike dpkg, rpm runs this for the older version after the newer one has been set up. It says how many are left.
[ "$1" = 0 ] || exit 0

if type update-alternatives >/dev/null 2>&1; then
  update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/${executable}'
else
  rm -f '/usr/bin/${executable}'
fi

# Only where the system uses AppArmor has the set-up put one there.
profile='/etc/apparmor.d/${executable}'
if [ -f "$profile" ]; then
  if type apparmor_parser >/dev/null 2>&1; then
    apparmor_parser --remove "$profile" || true
  fi
  rm -f "$profile"
fi
