import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Why Electron cannot start on Linux although its binary is installed. */
export type Obstacle = 'root' | 'no-sandbox' | 'no-display' | 'missing-library';

/** The conditions that decide whether Electron can start. */
export interface StartConditions {
  readonly isRoot: boolean;
  /** Unprivileged programs or Electron's helper can make Chromium's sandbox. */
  readonly canMakeSandbox: boolean;
  readonly hasDisplay: boolean;
}

/** Access to the machine for these checks. `read` and `stat` return undefined for a missing file. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly uid: number | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly read: (file: string) => string | undefined;
  readonly stat: (file: string) => { readonly uid: number; readonly mode: number } | undefined;
}

const orUndefined = <Value>(look: () => Value): Value | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

/** This machine, with the given environment. */
export const thisMachine = (env: NodeJS.ProcessEnv = process.env): Machine => ({
  platform: process.platform,
  uid: process.getuid?.(),
  env,
  read: (file) => orUndefined(() => readFileSync(file, 'utf8').trim()),
  stat: (file) => orUndefined(() => statSync(file)),
});

/** Settings of the kernel and of distributions, each with the value that forbids user namespaces. */
const namespaceSwitches = [
  ['/proc/sys/user/max_user_namespaces', '0'],
  ['/proc/sys/kernel/unprivileged_userns_clone', '0'],
  // Ubuntu since 23.10. A program in node_modules has no AppArmor profile that would exempt it.
  ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'],
] as const;

/** Path of the helper beside the executable. It makes the sandbox where user namespaces are forbidden. */
export const sandboxHelper = (executable: string): string =>
  path.join(path.dirname(executable), 'chrome-sandbox');

const hasHelper = ({ stat }: Machine, executable: string | undefined): boolean => {
  const helper = executable === undefined ? undefined : stat(sandboxHelper(executable));
  return helper?.uid === 0 && (helper.mode & 0o7777) === 0o4755;
};

/** Checks the conditions for starting Electron. `executable` is undefined if Electron is not downloaded yet. */
export const checkStartConditions = (
  machine: Machine,
  executable: string | undefined,
): StartConditions => {
  const { platform, uid, env, read } = machine;
  if (platform !== 'linux') return { isRoot: false, canMakeSandbox: true, hasDisplay: true };
  const forbidden = namespaceSwitches.some(([file, value]) => read(file) === value);
  return {
    isRoot: uid === 0,
    canMakeSandbox: !forbidden || hasHelper(machine, executable),
    hasDisplay: Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']),
  };
};

/** Returns the obstacles to starting Electron, in the order in which Electron would meet them. */
export const obstaclesTo = ({
  isRoot,
  canMakeSandbox,
  hasDisplay,
}: StartConditions): readonly Obstacle[] => [
  ...(isRoot ? ['root' as const] : []),
  ...(canMakeSandbox ? [] : ['no-sandbox' as const]),
  ...(hasDisplay ? [] : ['no-display' as const]),
];

/** Error messages of Chromium and of the system's loader, by obstacle. */
const knownErrors: readonly (readonly [Obstacle, RegExp])[] = [
  ['root', /Running as root without --no-sandbox is not supported/u],
  [
    'no-sandbox',
    /No usable sandbox!|The SUID sandbox helper binary was found|Failed to move to new namespace/u,
  ],
  [
    'no-display',
    /Missing X server or \$DISPLAY|Unable to open X display|Failed to connect to Wayland display|The platform failed to initialize/u,
  ],
  ['missing-library', /error while loading shared libraries/u],
];

/** Returns the obstacle that Electron's output names; undefined if the output names no known obstacle. */
export const obstacleIn = (output: string): Obstacle | undefined =>
  knownErrors.find(([, words]) => words.test(output))?.[0];

/** Why Electron does not start here, and how to solve that; one sentence each. */
export const explain = (
  obstacle: Obstacle,
  executable = 'node_modules/electron/dist/electron',
): { readonly reason: string; readonly solution: string } => {
  const helper = sandboxHelper(executable);
  switch (obstacle) {
    case 'root':
      return {
        reason: 'Electron does not start as root, because it could make no sandbox.',
        solution: 'Start it as an ordinary user to see it on Electron.',
      };
    case 'no-sandbox':
      return {
        reason:
          'Electron does not start here, because this system lets it make no sandbox (unprivileged user namespaces are restricted).',
        solution: `To see it on Electron, give its helper the rights to: sudo chown root:root "${helper}" && sudo chmod 4755 "${helper}"`,
      };
    case 'no-display':
      return {
        reason:
          'There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY lead to none).',
        solution: 'Use "npm run tour" to see the app in pictures, or "npm start -- --headless".',
      };
    case 'missing-library':
      return {
        reason: 'Electron does not start here, because a library that it needs is missing.',
        solution: `Find out which with: ldd "${executable}" | grep "not found"`,
      };
  }
};
