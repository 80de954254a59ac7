import { describe, expect, it } from 'vitest';
import {
  findRefusedSwitch,
  refusedSwitches,
} from '../../../electron/main/startup/refused-switches';

const start = { packaged: true, inspectorUrl: undefined, hasSwitch: () => false };

describe('a packaged app (security A4; fault 65)', () => {
  it.each(refusedSwitches)('refuses to start with --%s', (name) => {
    const hasSwitch = (asked: string) => asked === name;
    expect(findRefusedSwitch({ ...start, hasSwitch })).toBe(name);
  });

  it('names another switch before the missing sandbox, which it could not refuse at once', () => {
    const hasSwitch = (asked: string) => ['no-sandbox', 'remote-debugging-port'].includes(asked);
    expect(findRefusedSwitch({ ...start, hasSwitch })).toBe('remote-debugging-port');
  });

  it.each(['lang', 'force-dark-mode', 'ozone-platform', 'proxy-server'])(
    'starts with --%s, which protects nothing less',
    (name) => {
      const hasSwitch = (asked: string) => asked === name;
      expect(findRefusedSwitch({ ...start, hasSwitch })).toBeUndefined();
    },
  );

  it('starts with what Playwright passes where the inspector is open, in the build for tests', () => {
    const inspectorUrl = 'ws://127.0.0.1:1/id';
    expect(findRefusedSwitch({ ...start, inspectorUrl, hasSwitch: () => true })).toBeUndefined();
  });
});

describe('a development build', () => {
  it('starts with any switch', () => {
    const hasSwitch = () => true;
    expect(findRefusedSwitch({ ...start, packaged: false, hasSwitch })).toBeUndefined();
  });
});
