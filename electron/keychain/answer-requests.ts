import type { KeychainProblem } from '../../shared/problems';
import type { KeychainCode, KeychainAnswer, KeychainRequest } from '../../shared/keychain-messages';

/**
 * The keytar functions that the app calls. keytar's searches crash on items of other programs, so they are left out.
 */
export interface NativeKeychain {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** Loads the native module at first use, so that a missing library becomes a failure and not a crash at start. */
export const loadKeytar = async (): Promise<NativeKeychain> => {
  const module = await import('keytar');
  // Some loaders return a CommonJS module under `default`.
  return 'default' in module ? module.default : module;
};

interface Classified {
  readonly code: KeychainCode;
  readonly keychain: KeychainProblem;
}

const unavailable = (keychain: KeychainProblem): Classified => ({
  code: 'KEYCHAIN_UNAVAILABLE',
  keychain,
});

/**
 * Errors of the native module differ by their text alone. These are texts of libsecret, macOS Security and Windows
 * Credential Manager. No part of a text leaves this process.
 */
const known: readonly (readonly [RegExp, Classified])[] = [
  // First, because these texts quote paths, which may hold any word.
  [
    /cannot open shared object|ERR_DLOPEN|MODULE_NOT_FOUND|Cannot find module|was compiled against/iu,
    unavailable('no-library'),
  ],
  [
    // Chromium gives its processes the bus address "disabled:" when the session has no bus.
    /autolaunch D-Bus|DBUS_SESSION_BUS_ADDRESS|Could not connect: |transport \W*disabled/iu,
    unavailable('no-bus'),
  ],
  [
    // The first text is dbus-daemon's, the second dbus-broker's, whose name of the error libsecret drops.
    /not provided by any \.service|name is not activatable|ServiceUnknown|org\.freedesktop\.secrets/iu,
    unavailable('no-service'),
  ],
  [/Object does not exist at path/iu, unavailable('no-keyring')],
  [
    /locked collection|is locked|IsLocked|interaction is not allowed/iu,
    { code: 'KEYCHAIN_LOCKED_OR_MISSING', keychain: 'locked' },
  ],
  [
    /prompt .*dismissed|user cancell?ed|user name or passphrase|denied|authoriz/iu,
    { code: 'KEYCHAIN_DENIED', keychain: 'other' },
  ],
  [/stub received bad data|data .*too (large|big|long)/iu, unavailable('too-big')],
];

/** Classifies an error of the native module, or of loading it. */
export const classifyError = (error: unknown): Classified => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = error instanceof Error ? `${code} ${error.message}` : String(error);
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? unavailable('other');
};

const operations = new Set(['get', 'set', 'delete']);

const isRequest = (data: unknown): data is KeychainRequest =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  'operation' in data &&
  operations.has(String(data.operation));

const perform = async (
  native: NativeKeychain,
  request: KeychainRequest,
): Promise<string | boolean | null> => {
  switch (request.operation) {
    case 'get':
      return native.getPassword(request.service, request.account);
    case 'set':
      await native.setPassword(request.service, request.account, request.value);
      return null;
    case 'delete':
      return native.deletePassword(request.service, request.account);
  }
};

/** Answers main's requests with the native keychain. Never rejects; main sends one request at a time. */
export const answerRequests = (load: () => Promise<NativeKeychain>) => {
  let loaded: Promise<NativeKeychain> | undefined;
  return async (data: unknown): Promise<KeychainAnswer> => {
    if (!isRequest(data)) return { id: 0, ok: false, code: 'INTERNAL', keychain: 'other' };
    try {
      loaded ??= load();
      return { id: data.id, ok: true, value: await perform(await loaded, data) };
    } catch (error) {
      loaded = undefined;
      return { id: data.id, ok: false, ...classifyError(error) };
    }
  };
};
