import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Obstacle } from '../../launch/obstacles';

/** How the real Electron ends at an obstacle: its output, and the signal or exit code. */
interface End {
  readonly words: string;
  readonly with: 'TRAP' | number;
}

const at = '[4711:4711:1122/083855.184417:';

/** Taken from Electron's and Chromium's own sources, by obstacle. */
export const lastWordsOf: Readonly<Record<Obstacle, readonly End[]>> = {
  root: [
    {
      words: `${at}FATAL:electron/shell/app/electron_main_delegate.cc:224] Running as root without --no-sandbox is not supported. See https://crbug.com/638180.`,
      with: 'TRAP',
    },
    {
      words: `${at}ERROR:content/browser/zygote_host/zygote_host_impl_linux.cc:101] Running as root without --no-sandbox is not supported. See https://crbug.com/638180.`,
      with: 1,
    },
  ],
  'no-sandbox': [
    {
      words: `${at}FATAL:sandbox/linux/suid/client/setuid_sandbox_host.cc:166] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I'm aborting now. You need to make sure that /modules/electron/dist/chrome-sandbox is owned by root and has mode 4755.`,
      with: 'TRAP',
    },
    {
      words: `${at}FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:128] No usable sandbox! If you are running on Ubuntu 23.10+ or another Linux distro that has disabled unprivileged user namespaces with AppArmor, see the documentation.`,
      with: 'TRAP',
    },
  ],
  'no-display': [
    {
      words: `${at}ERROR:ui/ozone/platform/x11/ozone_platform_x11.cc:257] Missing X server or $DISPLAY\n${at}ERROR:ui/aura/env.cc:257] The platform failed to initialize.  Exiting.`,
      with: 1,
    },
  ],
  'missing-library': [
    {
      words:
        'electron: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file: No such file or directory',
      with: 127,
    },
  ],
};

/** A folder with a program in Electron's place; `ELECTRON_OVERRIDE_DIST_PATH` must name it. Not for Windows. */
export const fakeElectron = (script: string): { folder: string; executable: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'account-viewer-electron-'));
  const executable = path.join(folder, 'electron');
  writeFileSync(executable, `#!/bin/sh\n${script}\n`);
  chmodSync(executable, 0o755);
  return { folder, executable };
};

/** A fake Electron that ends at its start, like the real one. */
export const dyingElectron = (end: End): { folder: string; executable: string } => {
  const ending = typeof end.with === 'number' ? `exit ${end.with}` : `kill -${end.with} $$`;
  return fakeElectron(`cat >&2 <<'WORDS'\n${end.words}\nWORDS\n${ending}`);
};
