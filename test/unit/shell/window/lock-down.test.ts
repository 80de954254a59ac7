import { EventEmitter } from 'node:events';
import type { ProxyConfig, Session, WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import {
  disableNetwork,
  lockDownContents,
  lockDownSession,
} from '../../../../electron/main/shell/window/lock-down-session';
import { permissions } from '../../../../electron/main/log/log-events';
import type { Log } from '../../../../electron/main/log/logger';

/** Web contents that note what was set on them. */
const contents = () => {
  const events = new EventEmitter();
  let open: ((details: { url: string }) => { action: string }) | undefined;
  const setWindowOpenHandler = (handler: typeof open): void => {
    open = handler;
  };
  const refused: unknown[] = [];
  const log: Log = (event, fields) => void refused.push({ event, ...fields });
  const policies: string[] = [];
  const setWebRTCIPHandlingPolicy = (policy: string): void => void policies.push(policy);
  const fake = Object.assign(events, { setWindowOpenHandler, setWebRTCIPHandlingPolicy });
  lockDownContents(fake as unknown as WebContents, log);
  const isPrevented = (event: string): boolean => {
    let prevented = false;
    const preventDefault = (): void => {
      prevented = true;
    };
    events.emit(event, { preventDefault, url: 'app://bundle/' });
    return prevented;
  };
  return { isPrevented, open: (url: string) => open?.({ url }), refused, policies };
};

describe('web contents', () => {
  it.each([
    ['will-navigate', 'page'],
    ['will-frame-navigate', 'frame'],
    ['will-redirect', 'redirect'],
    ['will-attach-webview', 'webview'],
  ])('have %s prevented, wherever it goes, and told of (security A6, C3)', (event, kind) => {
    const { isPrevented, refused } = contents();
    expect(isPrevented(event)).toBe(true);
    expect(refused).toEqual([{ event: 'refused-navigation', kind }]);
  });

  it('do not tell a page the addresses of the network (security C10)', () => {
    expect(contents().policies).toEqual(['disable_non_proxied_udp']);
  });

  it.each(['https://example.com', 'app://bundle/', 'javascript:1', 'about:blank', ''])(
    'open no window for %j (security C4)',
    (url) => {
      const { open, refused } = contents();
      expect(open(url)).toEqual({ action: 'deny' });
      expect(refused).toEqual([{ event: 'refused-navigation', kind: 'window' }]);
    },
  );
});

type Callback = (answer: unknown) => void;

/** A session that notes its handlers, locked down so that only `app:` may be loaded. */
const session = () => {
  const events = new EventEmitter();
  const logins: string[] = [];
  const languages: string[][] = [];
  const set: Record<string, (...args: unknown[]) => unknown> = {};
  const keep =
    (name: string) =>
    (handler: (...args: unknown[]) => unknown): void => {
      set[name] = handler;
    };
  const fake = Object.assign(events, {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('display'),
    allowNTLMCredentialsForDomains: (domains: string) => void logins.push(domains),
    setSpellCheckerLanguages: (checked: string[]) => void languages.push(checked),
    webRequest: { onBeforeRequest: keep('before') },
  });
  const refused: unknown[] = [];
  const log: Log = (event, fields) => void refused.push({ event, ...fields });
  lockDownSession(fake as unknown as Session, (url) => url.startsWith('app:'), log);
  const answerOf = (name: string, ...args: unknown[]): unknown => {
    const answers: unknown[] = [];
    const callback: Callback = (answer) => answers.push(answer);
    set[name]?.(...args, callback);
    expect(answers).toHaveLength(1);
    return answers[0];
  };
  return { events, set, answerOf, refused, logins, languages };
};

describe('a session', () => {
  it.each(permissions)('grants no %s, on request or on check (security C1)', (permission) => {
    const { set, answerOf, refused } = session();
    expect(answerOf('request', null, permission)).toBe(false);
    expect(set['check']?.(null, permission)).toBe(false);
    expect(refused).toEqual([{ event: 'refused-permission', permission }]);
    expect(set['device']?.({ deviceType: permission })).toBe(false);
  });

  it('logs in nowhere with the account of the system’s user (security C10)', () => {
    // The whole list: with an empty one, Windows would use its own.
    expect(session().logins).toEqual(['nobody.invalid']);
  });

  it('checks spelling in no language, for which Electron would download a dictionary', () => {
    expect(session().languages).toEqual([[]]);
  });

  it('shares no screen (security C1)', () => {
    expect(session().answerOf('display', {})).toBeNull();
  });

  it('downloads nothing (security C6)', () => {
    let prevented = false;
    const preventDefault = (): void => {
      prevented = true;
    };
    session().events.emit('will-download', { preventDefault });
    expect(prevented).toBe(true);
  });

  it.each([
    ['app://bundle/', false],
    ['https://example.com/', true],
    ['http://127.0.0.1/', true],
    ['file:///etc/passwd', true],
    ['ws://localhost', true],
    ['data:text/plain,x', true],
  ])('lets %s out only if allowed (security B8)', (url, cancel) => {
    expect(session().answerOf('before', { url })).toEqual({ cancel });
  });
});

it('the page’s session has a proxy that is not there, also for this computer’s own addresses (H3) (security B8)', async () => {
  const set: ProxyConfig[] = [];
  await disableNetwork({
    setProxy: (config) => {
      set.push(config);
      return Promise.resolve();
    },
  });
  expect(set).toEqual([
    { mode: 'fixed_servers', proxyRules: '127.0.0.1:9', proxyBypassRules: '<-loopback>' },
  ]);
});
