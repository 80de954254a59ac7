import { describe, expect, it } from 'vitest';
import { isTrustedSender, type SenderEvent } from '../../../electron/main/ipc/trusted-sender';

type Frame = NonNullable<SenderEvent['senderFrame']>;

const frameWith = (changes: Partial<Frame> = {}): Frame => ({
  url: 'app://bundle/',
  origin: 'app://bundle',
  parent: null,
  detached: false,
  isDestroyed: () => false,
  ...changes,
});

/** A call of the main frame of window 7, with these changes of the frame. */
const eventWith = (changes: Partial<Frame> = {}): SenderEvent => {
  const frame = frameWith(changes);
  return { type: 'frame', senderFrame: frame, sender: { id: 7, mainFrame: frame } };
};

const windows: ReadonlySet<number> = new Set([7]);

it.each(['app://bundle/', 'app://bundle', 'app://bundle/index.html', 'app://bundle/?a#b'])(
  'a call from the page at %s is trusted',
  (url) => {
    expect(isTrustedSender(eventWith({ url }), windows)).toBe(true);
  },
);

const addresses: readonly string[] = [
  '',
  'about:blank',
  'file://bundle/',
  'https://bundle/',
  'app://bundle.evil/',
  'app://evil.bundle/',
  'app://evil/bundle/',
  'app://BUNDLE/',
  'app://bundle:80/',
  'app://bundle@evil/',
  'app:bundle',
  'appx://bundle/',
  'data:text/html,app://bundle/',
  'not a url',
];

const origins: readonly string[] = [
  '',
  'null',
  'app://bundle/',
  'app://BUNDLE',
  'app://bundle.evil',
  'https://bundle',
];

const page = frameWith();
const child = frameWith({ parent: page });
const strangers: readonly (readonly [string, SenderEvent])[] = [
  ['no frame', { type: 'frame', senderFrame: null, sender: { id: 7, mainFrame: page } }],
  ['a child frame', { type: 'frame', senderFrame: child, sender: { id: 7, mainFrame: page } }],
  [
    'a main frame with a parent',
    { type: 'frame', senderFrame: child, sender: { id: 7, mainFrame: child } },
  ],
  [
    'another main frame',
    { type: 'frame', senderFrame: frameWith(), sender: { id: 7, mainFrame: page } },
  ],
  ['a destroyed frame', eventWith({ isDestroyed: () => true })],
  ['a detached frame', eventWith({ detached: true })],
  ['an unknown window', { ...eventWith(), sender: { id: 8, mainFrame: page } }],
  ['a service worker', { ...eventWith(), type: 'service-worker' }],
  ['no type', { senderFrame: page, sender: { id: 7, mainFrame: page } }],
  ['an empty type', { ...eventWith(), type: '' }],
];

describe('a call from elsewhere is refused (security D4; fault 59)', () => {
  it.each(addresses)('at the address %j', (url) => {
    expect(isTrustedSender(eventWith({ url }), windows)).toBe(false);
  });

  it.each(origins)('of the origin %j', (origin) => {
    expect(isTrustedSender(eventWith({ origin }), windows)).toBe(false);
  });

  it.each(strangers)('of %s', (_name, event) => {
    expect(isTrustedSender(event, windows)).toBe(false);
  });

  it('when the window has been closed (fault 58)', () => {
    expect(isTrustedSender(eventWith(), new Set())).toBe(false);
  });

  it('of an unknown window with the page in it', () => {
    expect(isTrustedSender(eventWith(), new Set([1, 70]))).toBe(false);
  });

  it('without looking further at a destroyed frame, whose members would throw (fault 58)', () => {
    const destroyed = eventWith({ isDestroyed: () => true });
    Object.defineProperty(destroyed.senderFrame, 'url', {
      get: () => {
        throw new Error('Render frame was disposed');
      },
    });
    expect(isTrustedSender(destroyed, windows)).toBe(false);
  });
});
