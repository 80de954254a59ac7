import { describe, expect, it } from 'vitest';
import { classifyError } from '../../../electron/keychain/answer-requests';
import type { KeychainProblem } from '../../../shared/problems';
import type { KeychainCode } from '../../../shared/keychain-messages';

type Row = readonly [text: string, code: KeychainCode, keychain: KeychainProblem];
const unavailable = (keychain: KeychainProblem, ...texts: readonly string[]): readonly Row[] =>
  texts.map((text): Row => [text, 'KEYCHAIN_UNAVAILABLE', keychain]);

const rows: readonly Row[] = [
  ...unavailable(
    'no-bus',
    'Cannot autolaunch D-Bus without X11 $DISPLAY',
    'Could not connect: No such file or directory',
    'Could not connect: Connection refused',
    'Cannot determine session bus address from DBUS_SESSION_BUS_ADDRESS environment variable',
    'Unknown or unsupported transport “disabled” for address “disabled:”',
    "Unknown or unsupported transport 'disabled' for address 'disabled:'",
  ),
  ...unavailable(
    'no-service',
    'The name org.freedesktop.secrets was not provided by any .service files',
    'GDBus.Error:org.freedesktop.DBus.Error.ServiceUnknown: The name is not activatable',
    'The name is not activatable',
  ),
  ...unavailable(
    'no-keyring',
    'Object does not exist at path "/org/freedesktop/secrets/collection/login"',
    'Object does not exist at path “/org/freedesktop/secrets/collection/login”',
  ),
  ['Cannot create an item in a locked collection', 'KEYCHAIN_LOCKED_OR_MISSING', 'locked'],
  [
    'GDBus.Error:org.freedesktop.Secret.Error.IsLocked: The object must be unlocked',
    'KEYCHAIN_LOCKED_OR_MISSING',
    'locked',
  ],
  ['User interaction is not allowed.', 'KEYCHAIN_LOCKED_OR_MISSING', 'locked'],
  ['Keychain interaction is not allowed with the user', 'KEYCHAIN_LOCKED_OR_MISSING', 'locked'],
  ['User canceled the operation.', 'KEYCHAIN_DENIED', 'other'],
  ['The user cancelled the operation.', 'KEYCHAIN_DENIED', 'other'],
  ['The user name or passphrase you entered is not correct.', 'KEYCHAIN_DENIED', 'other'],
  ['The prompt was dismissed', 'KEYCHAIN_DENIED', 'other'],
  ['Write permissions error: access denied', 'KEYCHAIN_DENIED', 'other'],
  [
    'The authorization was denied since no user interaction was possible.',
    'KEYCHAIN_DENIED',
    'other',
  ],
  ...unavailable('too-big', 'The stub received bad data', 'The data is too large for this item'),
  ...unavailable(
    'other',
    'Password is required.',
    'A specified logon session does not exist. It may already have been terminated.',
    'Something unheard of',
    '',
  ),
];

const loading: readonly (readonly [string, string])[] = [
  [
    'ERR_DLOPEN_FAILED',
    'libsecret-1.so.0: cannot open shared object file: No such file or directory',
  ],
  ['ERR_DLOPEN_FAILED', 'The specified module could not be found.\r\n\\\\?\\C:\\app\\keytar.node'],
  ['ERR_DLOPEN_FAILED', 'dlopen(/Applications/A.app/keytar.node, 0x0001): tried: (no such file)'],
  ['ERR_DLOPEN_FAILED', '/opt/authorized/keytar.node: cannot open: Permission denied'],
  [
    'ERR_DLOPEN_FAILED',
    "The module 'keytar.node' was compiled against a different Node.js version",
  ],
  ['ERR_MODULE_NOT_FOUND', "Cannot find package 'keytar' imported from /app/keychain.cjs"],
  ['MODULE_NOT_FOUND', "Cannot find module '../build/Release/keytar.node'"],
];

describe('an error of the native keychain', () => {
  it.each(rows)('%j is %s (%s) (faults 34, 35, 39, 40)', (text, code, keychain) => {
    expect(classifyError(new Error(text))).toStrictEqual({ code, keychain });
    expect(classifyError(text)).toStrictEqual({ code, keychain });
  });

  it.each(loading)(
    'of loading it, %s %j, is a missing library (security E8; fault 44)',
    (code, text) => {
      expect(classifyError(Object.assign(new Error(text), { code }))).toStrictEqual({
        code: 'KEYCHAIN_UNAVAILABLE',
        keychain: 'no-library',
      });
    },
  );

  it.each([undefined, null, 0, {}, [], Symbol('x'), { message: 'x' }])(
    'that is no error is one of an unknown kind: %s',
    (error) => {
      expect(classifyError(error)).toEqual({ code: 'KEYCHAIN_UNAVAILABLE', keychain: 'other' });
    },
  );
});
