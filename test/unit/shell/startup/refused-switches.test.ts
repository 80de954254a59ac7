import { describe, expect, it } from 'vitest';
import {
  findRefusal,
  refusedSwitches,
} from '../../../../electron/main/shell/startup/refused-switches';

const start = {
  packaged: true,
  inspectorUrl: undefined,
  hasSwitch: (): boolean => false,
  switchValue: (): string => 'WaylandWindowDecorations,MojoJS',
  hasSandboxVariable: false,
};

describe('a packaged app (security A4; fault 65)', () => {
  it.each(refusedSwitches)('refuses to start with --%s', (name) => {
    const hasSwitch = (asked: string) => asked === name;
    expect(findRefusal({ ...start, hasSwitch })).toBe(name);
  });

  it('names another switch before the missing sandbox, which it could not refuse at once', () => {
    const hasSwitch = (asked: string) => ['no-sandbox', 'remote-debugging-port'].includes(asked);
    expect(findRefusal({ ...start, hasSwitch })).toBe('remote-debugging-port');
  });

  it('refuses to start with the variable that Electron treats as --no-sandbox, and names it', () => {
    const asElectron = { ...start, hasSandboxVariable: true };
    const hasSwitch = (asked: string) => asked === 'no-sandbox';
    expect(findRefusal({ ...asElectron, hasSwitch })).toBe('ELECTRON_DISABLE_SANDBOX');
    expect(findRefusal(asElectron)).toBe('ELECTRON_DISABLE_SANDBOX');
  });

  it('names a switch before the variable, which it could not refuse at once', () => {
    const hasSwitch = (asked: string) => ['no-sandbox', 'gpu-launcher'].includes(asked);
    expect(findRefusal({ ...start, hasSwitch, hasSandboxVariable: true })).toBe('gpu-launcher');
  });

  it.each(['lang', 'force-dark-mode', 'disable-gpu', 'ozone-platform', 'proxy-server'])(
    'starts with --%s, which weakens nothing',
    (name) => {
      const hasSwitch = (asked: string) => asked === name;
      expect(findRefusal({ ...start, hasSwitch })).toBeUndefined();
    },
  );

  it('starts with harmless features that launchers for Wayland pass', () => {
    const hasSwitch = (asked: string) => asked === 'enable-features';
    const switchValue = (): string => 'UseOzonePlatform,WaylandWindowDecorations';
    expect(findRefusal({ ...start, hasSwitch, switchValue })).toBeUndefined();
  });

  it('starts with Playwright’s switches if the inspector is open, in the build for tests', () => {
    const inspectorUrl = 'ws://127.0.0.1:1/id';
    const everything = { hasSwitch: () => true, hasSandboxVariable: true };
    expect(findRefusal({ ...start, inspectorUrl, ...everything })).toBeUndefined();
  });
});

it('a development build starts with any switch, and without a sandbox if none is possible', () => {
  const everything = { hasSwitch: () => true, hasSandboxVariable: true };
  expect(findRefusal({ ...start, packaged: false, ...everything })).toBeUndefined();
});
