import { codes, keychainProblems } from '../../../shared/failure';
import { updateOutcomes } from '../../../shared/updates';
import { errorNames, ownFiles, type Shape, version, whole, word } from './error-facts';

/** Why a process ended, as Electron tells it. */
export const goneReasons = [
  'clean-exit',
  'abnormal-exit',
  'killed',
  'crashed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'memory-eviction',
] as const satisfies readonly Electron.RenderProcessGoneDetails['reason'][];

const platforms = [
  'aix',
  'android',
  'cygwin',
  'darwin',
  'freebsd',
  'haiku',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'win32',
] as const satisfies readonly NodeJS.Platform[];

const processTypes = [
  'Utility',
  'Zygote',
  'Sandbox helper',
  'GPU',
  'Pepper Plugin',
  'Pepper Plugin Broker',
  'Unknown',
] as const satisfies readonly Electron.Details['type'][];

const outcome = word([...codes, 'ok'] as const);

/** Every permission that Electron knows. */
const permissions = [
  'ar',
  'automatic-fullscreen',
  'background-fetch',
  'background-sync',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-sanitized-write',
  'deprecated-sync-clipboard-read',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'geolocation-approximate',
  'hand-tracking',
  'hid',
  'idle-detection',
  'keyboardLock',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'nfc',
  'notifications',
  'openExternal',
  'payment-handler',
  'periodic-background-sync',
  'persistent-storage',
  'pointerLock',
  'screen-wake-lock',
  'sensors',
  'serial',
  'smart-card',
  'speaker-selection',
  'storage-access',
  'system-wake-lock',
  'top-level-storage-access',
  'usb',
  'vr',
  'web-app-installation',
  'web-printing',
  'window-management',
  'unknown',
] as const;

/**
 * Everything that can be in the log: each event, and the shape of each of its fields. There is no field for free
 * text, so no name, address, key or message of a library has anywhere to go.
 */
export const events = {
  started: {
    app: version,
    electron: version,
    chromium: version,
    node: version,
    platform: word(platforms),
  },
  'second-start': {},
  quitting: {},
  'quit-forced': {},
  failed: {
    where: word(['exception', 'rejection', 'start', 'call', 'feature']),
    error: word(errorNames),
    file: word(ownFiles),
    line: whole,
    column: whole,
  },
  settings: { notice: word(['damaged', 'newer', 'unreadable']) },
  'window-gone': {
    reason: word(goneReasons),
    exitCode: whole,
    then: word(['reload', 'ask', 'give-up', 'ignore']),
  },
  'window-not-loaded': { netError: whole },
  'preload-failed': {},
  'window-unresponsive': {},
  'window-responsive': {},
  'process-gone': { type: word(processTypes), reason: word(goneReasons), exitCode: whole },
  /** One call of a service as main saw it, all attempts together; the host is nobody's business. */
  call: { code: outcome, status: whole, milliseconds: whole },
  keychain: {
    operation: word(['get', 'set', 'delete']),
    item: word(['secrets', 'data', 'probe']),
    code: outcome,
    problem: word(keychainProblems),
    milliseconds: whole,
  },
  'update-check': { outcome: word(updateOutcomes) },
  'refused-sender': {},
  'refused-navigation': { kind: word(['page', 'frame', 'redirect', 'webview', 'window']) },
  'refused-permission': { permission: word(permissions) },
  'lines-lost': { count: whole },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shape<string | number>>>>>;

export type EventName = keyof typeof events;

type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

/** What an event may be logged with; what is not known may be left out. */
export type FieldsOf<Name extends EventName> = {
  readonly [Field in keyof (typeof events)[Name]]?:
    | ValueOf<(typeof events)[Name][Field]>
    | undefined;
};
