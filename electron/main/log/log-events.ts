import { codes } from '../../../shared/failure';
import { keychainProblems } from '../../../shared/problems';
import { updateOutcomes } from '../../../shared/updates';

/** Returns the part of a value that may be logged; undefined for a value of another shape. */
export type Shape<Value> = (value: unknown) => Value | undefined;

/** One word of a closed list. */
const oneOf =
  <const Word extends string>(words: readonly Word[]): Shape<Word> =>
  (value) =>
    words.find((known) => known === value);

/** A whole number of at most 32 bits and a sign. No secret is that short, and none is stored as a number. */
const integer: Shape<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 32
    ? value
    : undefined;

/** The numbers at the start of a version, such as `45.4.1`. */
const version: Shape<string> = (value) =>
  typeof value === 'string' ? /^\d{1,4}(?:\.\d{1,5}){1,3}/u.exec(value)?.[0] : undefined;

/** Errors that the log names: error names of JavaScript, and codes of the file system. */
const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'EACCES',
  'EBUSY',
  'EIO',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'EPERM',
  'EROFS',
] as const;

/** The built files of the main process, without the hash that the bundler adds to their names. */
const ownFiles = ['index', 'app'] as const;

/** Why a process ended, in Electron's words. */
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

const outcome = oneOf([...codes, 'ok'] as const);

/** Every permission of Electron. Logging a refused permission would not compile if one were missing. */
export const permissions = [
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
 * Everything that the log can contain: each event, and the shape of each of its fields. No field takes free text, so no
 * name, address, key or message of a library can get into the log.
 */
export const events = {
  started: {
    app: version,
    electron: version,
    chromium: version,
    node: version,
    platform: oneOf(platforms),
  },
  'second-start': {},
  quitting: {},
  'quit-forced': {},
  failed: {
    where: oneOf(['exception', 'rejection', 'start', 'call', 'feature']),
    error: oneOf(errorNames),
    file: oneOf(ownFiles),
    line: integer,
    column: integer,
  },
  settings: { notice: oneOf(['damaged', 'partly', 'newer', 'unreadable']) },
  'window-gone': {
    reason: oneOf(goneReasons),
    exitCode: integer,
    then: oneOf(['reload', 'ask', 'give-up', 'ignore']),
  },
  'window-not-loaded': { netError: integer },
  'preload-failed': {},
  'window-unresponsive': {},
  'window-responsive': {},
  'process-gone': { type: oneOf(processTypes), reason: oneOf(goneReasons), exitCode: integer },
  /** One call to a service, all attempts together. The host is not logged. */
  call: { code: outcome, status: integer, milliseconds: integer },
  keychain: {
    operation: oneOf(['get', 'set', 'delete']),
    item: oneOf(['secrets', 'data', 'probe']),
    code: outcome,
    problem: oneOf(keychainProblems),
    milliseconds: integer,
  },
  'update-check': { outcome: oneOf(updateOutcomes) },
  'refused-sender': {},
  'refused-navigation': { kind: oneOf(['page', 'frame', 'redirect', 'webview', 'window']) },
  'refused-permission': { permission: oneOf(permissions) },
  'lines-lost': { count: integer },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shape<string | number>>>>>;

export type EventName = keyof typeof events;

type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

/** The fields that an event may be logged with. Unknown values may be left out. */
export type FieldsOf<Name extends EventName> = {
  readonly [Field in keyof (typeof events)[Name]]?:
    | ValueOf<(typeof events)[Name][Field]>
    | undefined;
};

/** What may be logged of an error: its kind, and its position in the app's own files. Never its text. */
type FailureFacts = Omit<FieldsOf<'failed'>, 'where'>;

const frame = /\/(index|app)(?:-[\w-]{8})?\.cjs:(\d{1,7}):(\d{1,7})/u;

const { error: nameOf, file: fileOf } = events.failed;

const describe = (thrown: Error): FailureFacts => {
  const [, file, line, column] = frame.exec((thrown.stack ?? '').replaceAll('\\', '/')) ?? [];
  return {
    error: nameOf('code' in thrown ? thrown.code : undefined) ?? nameOf(thrown.name),
    ...(file ? { file: fileOf(file), line: Number(line), column: Number(column) } : {}),
  };
};

/** Returns the loggable facts of a thrown value. Never throws, whatever the error's getters do. */
export const errorFacts = (thrown: unknown): FailureFacts => {
  try {
    return thrown instanceof Error ? describe(thrown) : {};
  } catch {
    return {};
  }
};
