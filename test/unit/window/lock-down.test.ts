import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { lockDownContents } from '../../../electron/main/window/lock-down-contents';
import { lockDownSession } from '../../../electron/main/window/lock-down-session';

/** Contents that remember what was set on them. */
const contents = () => {
  const events = new EventEmitter();
  let open: ((details: { url: string }) => { action: string }) | undefined;
  const setWindowOpenHandler = (handler: typeof open): void => {
    open = handler;
  };
  lockDownContents(Object.assign(events, { setWindowOpenHandler }) as unknown as WebContents);
  const isPrevented = (event: string): boolean => {
    let prevented = false;
    const preventDefault = (): void => {
      prevented = true;
    };
    events.emit(event, { preventDefault, url: 'app://bundle/' });
    return prevented;
  };
  return { isPrevented, open: (url: string) => open?.({ url }) };
};

describe('web contents', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'have %s prevented, wherever it goes',
    (event) => {
      expect(contents().isPrevented(event)).toBe(true);
    },
  );

  it.each(['https://example.com', 'app://bundle/', 'javascript:1', 'about:blank', ''])(
    'open no window for %j',
    (url) => {
      expect(contents().open(url)).toEqual({ action: 'deny' });
    },
  );
});

type Callback = (answer: unknown) => void;

/** A session that remembers its handlers, locked down so that only `app:` may be loaded. */
const session = () => {
  const events = new EventEmitter();
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
    webRequest: { onBeforeRequest: keep('before') },
  });
  lockDownSession(fake as unknown as Session, (url) => url.startsWith('app:'));
  const answerOf = (name: string, ...args: unknown[]): unknown => {
    const answers: unknown[] = [];
    const callback: Callback = (answer) => answers.push(answer);
    set[name]?.(...args, callback);
    expect(answers).toHaveLength(1);
    return answers[0];
  };
  return { events, set, answerOf };
};

const permissions = [
  'media',
  'geolocation',
  'notifications',
  'clipboard-read',
  'openExternal',
  'hid',
];

describe('a session', () => {
  it.each(permissions)('grants no %s, neither on request nor on check', (permission) => {
    const { set, answerOf } = session();
    expect(answerOf('request', null, permission)).toBe(false);
    expect(set['check']?.(null, permission)).toBe(false);
    expect(set['device']?.({ deviceType: permission })).toBe(false);
  });

  it('shares no screen', () => {
    expect(session().answerOf('display', {})).toBeNull();
  });

  it('downloads nothing', () => {
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
  ])('lets %s out only if allowed', (url, cancel) => {
    expect(session().answerOf('before', { url })).toEqual({ cancel });
  });
});
