import { describe, expect, it } from 'vitest';
import type { Machine } from '../../launch/obstacles';
import { chooseTestHost, hostLine } from '../../launch/test-host';

const executable = '/modules/electron/dist/electron';

const machine = (differs: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  uid: 1000,
  env: { DISPLAY: ':0' },
  read: () => undefined,
  stat: () => undefined,
  ...differs,
});

describe('the test host', () => {
  it('is the stand-in without Electron’s binary, and the line says so', () => {
    const host = chooseTestHost(machine({ env: {} }));
    expect(host.name).toBe('stand-in');
    expect(hostLine(host)).toBe(
      'Host: the stand-in, because the Electron binary is not on this machine.',
    );
  });

  it('is Electron with its sandbox if that can be created', () => {
    const host = chooseTestHost(machine(), executable);
    expect(host).toMatchObject({
      name: 'electron',
      start: { executable, sandbox: true, display: ':0' },
    });
    expect(hostLine(host)).toMatch(/^Host: Electron \d+\.\d+\.\d+, with its sandbox\.$/u);
  });

  it.each([
    ['root', { uid: 0 }, 'because it runs as root'],
    ['a system that restricts it', { read: () => '1' }, 'because this system lets it make none'],
  ])('is Electron without its sandbox for %s, and the line says so', (_who, differs, because) => {
    const host = chooseTestHost(machine(differs), executable);
    expect(host).toMatchObject({ name: 'electron', start: { sandbox: false } });
    expect(hostLine(host)).toContain(`without its sandbox, ${because}`);
  });

  it('uses the display that the runner created before the session’s own', () => {
    const env = { APP_DISPLAY: ':9', DISPLAY: ':0' };
    expect(chooseTestHost(machine({ env }), executable)).toMatchObject({
      start: { display: ':9' },
    });
  });

  it('is the stand-in if there is no display for Electron', () => {
    const host = chooseTestHost(machine({ env: { WAYLAND_DISPLAY: 'wayland-0' } }), executable);
    expect(hostLine(host)).toMatch(/^Host: the stand-in, because Electron needs a display/u);
  });

  it.each(['darwin', 'win32'] as const)('is Electron as it is on %s', (platform) => {
    const host = chooseTestHost(machine({ platform, env: {} }), executable);
    expect(host).toMatchObject({ name: 'electron', start: { sandbox: true, display: undefined } });
  });
});
