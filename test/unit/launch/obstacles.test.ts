import { describe, expect, it } from 'vitest';
import {
  explain,
  checkStartConditions,
  obstacleIn,
  obstaclesTo,
  type Machine,
  type Obstacle,
} from '../../launch/obstacles';
import { lastWordsOf } from './fake-electron';

const executable = '/modules/electron/dist/electron';
const helper = '/modules/electron/dist/chrome-sandbox';

/** An ordinary user on a desktop whose kernel lets every user create a sandbox. */
const desktop: Machine = {
  platform: 'linux',
  uid: 1000,
  env: { DISPLAY: ':0' },
  read: () => undefined,
  stat: () => undefined,
};

const reading =
  (wanted: string, value: string): Machine['read'] =>
  (file) =>
    file === wanted ? value : undefined;

const having =
  (uid: number, mode: number): Machine['stat'] =>
  (file) =>
    file === helper ? { uid, mode } : undefined;

const apparmor = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

describe('what keeps Electron from starting', () => {
  it.each<[string, Partial<Machine>, readonly Obstacle[]]>([
    ['on a desktop is nothing', {}, []],
    ['for root is being root', { uid: 0 }, ['root']],
    ['without a display is that', { env: {} }, ['no-display']],
    ['on Wayland alone is nothing', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, []],
    ['with empty names of displays is the display', { env: { DISPLAY: '' } }, ['no-display']],
    [
      'for root without a display is both, as Electron meets them',
      { uid: 0, env: {} },
      ['root', 'no-display'],
    ],
    ['on Ubuntu 24.04 is AppArmor', { read: reading(apparmor, '1') }, ['no-sandbox']],
    ['where AppArmor allows it is nothing', { read: reading(apparmor, '0') }, []],
    [
      'on a kernel that forbids user namespaces is the sandbox',
      { read: reading('/proc/sys/kernel/unprivileged_userns_clone', '0') },
      ['no-sandbox'],
    ],
    [
      'on a kernel without user namespaces is the sandbox',
      { read: reading('/proc/sys/user/max_user_namespaces', '0') },
      ['no-sandbox'],
    ],
    [
      'where the helper has its rights is nothing',
      { read: reading(apparmor, '1'), stat: having(0, 0o104755) },
      [],
    ],
    [
      'where the helper is an ordinary user’s is the sandbox',
      { read: reading(apparmor, '1'), stat: having(1000, 0o104755) },
      ['no-sandbox'],
    ],
    [
      'where the helper has no rights is the sandbox',
      { read: reading(apparmor, '1'), stat: having(0, 0o100755) },
      ['no-sandbox'],
    ],
    ['on macOS is nothing, whoever it is', { platform: 'darwin', uid: 0, env: {} }, []],
    ['on Windows is nothing', { platform: 'win32', uid: undefined, env: {} }, []],
  ])('%s', (_name, differs, expected) => {
    expect(obstaclesTo(checkStartConditions({ ...desktop, ...differs }, executable))).toEqual(
      expected,
    );
  });

  it('ignores missing helpers while there is no binary', () => {
    const machine = { ...desktop, read: reading(apparmor, '1'), stat: having(0, 0o104755) };
    expect(obstaclesTo(checkStartConditions(machine, undefined))).toEqual(['no-sandbox']);
  });

  it.each(Object.entries(lastWordsOf))(
    'is recognised from its last output: %s',
    (obstacle, endings) => {
      expect(endings.length).toBeGreaterThan(0);
      for (const { words } of endings) expect(obstacleIn(words)).toBe(obstacle);
    },
  );

  it('is not recognised in the output of a running app', () => {
    const line =
      '[9:9:1122/1.2:ERROR:dbus/bus.cc:405] Failed to connect to the bus: Could not parse server address';
    expect(obstacleIn(line)).toBeUndefined();
  });

  it.each(Object.keys(lastWordsOf) as Obstacle[])(
    'is explained with a solution that keeps the sandbox: %s',
    (obstacle) => {
      const { reason, solution: wayOut } = explain(obstacle, executable);
      expect(reason).toMatch(/\.$/u);
      expect(`${reason} ${wayOut}`).not.toContain('--no-sandbox');
      expect(wayOut).toMatch(/npm|user|sudo|ldd/u);
    },
  );
});
