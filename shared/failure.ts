import { defined } from './defined';
import type {
  AnswerProblem,
  ApiKeyProblem,
  BaseUrlProblem,
  FileProblem,
  KeyFormat,
  KeychainProblem,
  ListProblem,
  NotesFileProblem,
  ProfilesFileProblem,
  ShapeProblem,
  TemplateProblem,
} from './problems';

/**
 * Closed list of the failures that the user can see. Each code needs its own message in `renderer/i18n/`, which the
 * tests check.
 */
export const codes = [
  // transport
  'OFFLINE',
  'DNS',
  'UNREACHABLE',
  'TIMEOUT',
  'INCOMPLETE',
  'TLS_ERROR',
  'PROXY_AUTH',
  'PROXY_UNREACHABLE',
  'REDIRECT_REFUSED',
  'ABORTED',
  // answers
  'AUTH',
  'CLOCK_SKEW',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'SERVER_ERROR',
  'UNEXPECTED_STATUS',
  'NOT_JSON',
  'BAD_ENCODING',
  'BAD_SHAPE',
  'TOO_LARGE',
  'TOO_COMPLEX',
  'SECRET_IN_ANSWER',
  'ANOTHER_ACCOUNT',
  // keys
  'KEY_EMPTY',
  'KEY_TOO_BIG',
  'KEY_PUBLIC',
  'KEY_CERTIFICATE',
  'KEY_OPENSSH',
  'KEY_PUTTY',
  'KEY_PKCS12',
  'KEY_FORMAT',
  'KEY_NEEDS_PASSPHRASE',
  'KEY_WRONG_PASSPHRASE',
  'KEY_UNSUPPORTED_CIPHER',
  'KEY_NOT_RSA',
  'KEY_PSS',
  'KEY_TOO_SHORT',
  'KEY_TOO_LONG',
  'KEY_DAMAGED',
  'KEY_MISSING',
  'KEY_SEVERAL',
  // keychain
  'KEYCHAIN_UNAVAILABLE',
  'KEYCHAIN_LOCKED_OR_MISSING',
  'KEYCHAIN_DENIED',
  'KEYCHAIN_TIMEOUT',
  'CREDENTIALS_DAMAGED',
  // profiles and files
  'BASE_URL_INVALID',
  'API_KEY_INVALID',
  'NAME_TAKEN',
  'HOST_CHANGED',
  'PROFILE_NOT_FOUND',
  'FILE_NOT_READABLE',
  'FILE_NOT_WRITTEN',
  'FILE_NOT_DELETED',
  'SETTINGS_NEWER',
  'LIST_NOT_READ',
  'NOTES_FILE_NOT_READ',
  'NOTES_FILE_DROPPED',
  'KEPT_NOT_OPEN',
  'PROFILES_FILE_NOT_READ',
  // links and the clipboard
  'LINK_TEMPLATE_INVALID',
  'LINK_NOT_KNOWN',
  'LINK_NOT_OPENED',
  'CLIPBOARD_FAILED',
  'CLIPBOARD_NOT_READ',
  'ADDRESS_CHANGED',
  // calls
  'ANSWER_REPLACED',
  'BAD_REQUEST',
  'UNTRUSTED_SENDER',
  'BUSY',
  'CANCELLED',
  'INTERNAL',
] as const;

export type Code = (typeof codes)[number];

/** Reasons for which the app ends a running call by itself: the computer goes to sleep, or its screen is locked. */
export const callEnders = ['sleep', 'lock'] as const;
export type CallEnder = (typeof callEnders)[number];

/** Closed list of the details of a failure. Never a secret, never a library's message. */
export interface FailureParams {
  /** HTTP status of the response. */
  readonly status?: number;
  /** Host name that the message names. */
  readonly host?: string;
  /** The service address that the keys were saved for: a base URL, or its origin. */
  readonly keysFor?: string;
  /** Full URL of the request, without credentials and query. */
  readonly url?: string;
  /** Origin of a refused redirect (`http` or `https`): scheme, host in ASCII and port; never a path or query. */
  readonly redirectOrigin?: string;
  /** Chromium's name of a network error, for example `ERR_CERT_DATE_INVALID`. */
  readonly netError?: string;
  /** Why the app ended a call; absent when the user stopped the call. */
  readonly endedBy?: CallEnder;
  /** Seconds to wait, from `Retry-After`. */
  readonly seconds?: number;
  /** Seconds without a byte from the service, after which the app gave up. */
  readonly silentSeconds?: number;
  /** Decoded bytes of the response received before the app gave up; absent when no headers had arrived. */
  readonly receivedBytes?: number;
  /** Seconds by which this computer's clock is ahead of the service's clock; negative when behind. */
  readonly skewSeconds?: number;
  /** Whether the user can choose to sign with the service's time. */
  readonly canCorrect?: boolean;
  /** Largest accepted size, in bytes. */
  readonly limitBytes?: number;
  /** Length of an RSA modulus in bits. */
  readonly bits?: number;
  /** The service's own error message, at most 2,000 characters, shown as plain text after the app's message. */
  readonly serverText?: string;
  /** The service's name for the kind of error, at most 200 characters; absent when `serverText` is the same text. */
  readonly serverError?: string;
  /** The service's id for the request, at most 200 characters. */
  readonly requestId?: string;
  /** The app's number of the failed request among the last requests of the profile. */
  readonly request?: number;
  /** Title of a web page that was received instead of an account, at most 120 characters. */
  readonly title?: string;
  /** `SHA256:…` of the public key. */
  readonly fingerprint?: string;
  readonly keychain?: KeychainProblem;
  readonly keyFormat?: KeyFormat;
  readonly apiKeyProblem?: ApiKeyProblem;
  /** Absent when the system gives no reason. */
  readonly file?: FileProblem;
  readonly baseUrl?: BaseUrlProblem;
  readonly shape?: ShapeProblem;
  readonly answer?: AnswerProblem;
  readonly template?: TemplateProblem;
  /** Why a file has no records that can be compared. */
  readonly list?: ListProblem;
  /**
   * Why a file has no notes and pinned addresses that can be imported, or was not written because it would have none.
   */
  readonly notesFile?: NotesFileProblem;
  readonly profilesFile?: ProfilesFileProblem;
  /** Faulty line of the file, or position of the faulty record in a JSON file; from 1. */
  readonly place?: number;
  /** The asset, as typed, whose explorer is faulty. */
  readonly asset?: string;
}

/** An expected error as data: a code, and the details that its message needs. */
export interface Failure extends FailureParams {
  readonly code: Code;
}

/** What every call returns; no error is ever thrown across a process boundary. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** Details given to `fail`; undefined ones are left out. */
export type GivenParams = {
  readonly [Name in keyof FailureParams]: FailureParams[Name] | undefined;
};

/** Makes a failed result. When `params` is another failure, its details are kept and its code is replaced. */
export const fail = (code: Code, params: GivenParams = {}): Result<never> => ({
  ok: false,
  // `code` comes first in the object, and so in everything that is written from it.
  error: { code, ...defined({ ...params, code }) },
});

/** Applies `work` to the value of a successful result; returns a failure unchanged. */
export const mapResult = <From, To>(result: Result<From>, work: (value: From) => To): Result<To> =>
  result.ok ? succeed(work(result.value)) : result;

/** Whether the keychain caused the failure. Such a call may succeed a moment later. */
export const isOfKeychain = ({ code }: Failure): boolean => code.startsWith('KEYCHAIN_');

/** The failure of a result; null for a success, and for `CANCELLED`, because then the user has decided against it. */
export const failureOf = (result: Result<unknown>): Failure | null =>
  result.ok || result.error.code === 'CANCELLED' ? null : result.error;
