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
 * The closed list of everything that can go wrong, as the person sees it.
 * A new code is a considered change: each has its sentence in the catalogue, which the tests look at.
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

/** What ends calls that nobody has stopped. */
export const callEnders = ['sleep', 'lock'] as const;
export type CallEnder = (typeof callEnders)[number];

/** Closed list of what a failure may carry beside its code. Never a secret, never a library's message. */
export interface FailureParams {
  /** HTTP status of the answer. */
  readonly status?: number;
  /** Host name the sentence is about. */
  readonly host?: string;
  /** The service address that keys were given for: a base URL, or its origin. */
  readonly keysFor?: string;
  /** Full URL that was called; never has credentials or a query. */
  readonly url?: string;
  /** Where a refused redirect led: scheme, host in ASCII and port of `http` or `https`; never a path or query. */
  readonly redirectOrigin?: string;
  /** Chromium's name of a network error, for example `ERR_CERT_DATE_INVALID`. */
  readonly netError?: string;
  /** What has ended a call; absent where somebody has stopped it. */
  readonly endedBy?: CallEnder;
  /** Seconds to wait, from `Retry-After`. */
  readonly seconds?: number;
  /** Seconds in which nothing came from a service that was given up then. */
  readonly silentSeconds?: number;
  /** Bytes of its answer until then, decoded; absent when not even the headers had come. */
  readonly receivedBytes?: number;
  /** Seconds this computer's clock is ahead of the service's; negative when it is behind. */
  readonly skewSeconds?: number;
  /** Whether signing with the service's time can be chosen. */
  readonly canCorrect?: boolean;
  /** Largest size taken, in bytes. */
  readonly limitBytes?: number;
  /** Length of an RSA modulus in bits. */
  readonly bits?: number;
  /** The service's own words, at most 2,000 characters, to be shown as plain text after ours. */
  readonly serverText?: string;
  /** What the service calls this kind of error, at most 200 characters; where it is not in its words already. */
  readonly serverError?: string;
  /** What the service calls the request, at most 200 characters. */
  readonly requestId?: string;
  /** The request that it is about, by its number among the last requests of the profile. */
  readonly request?: number;
  /** Title of a web page that came instead of an answer, at most 120 characters. */
  readonly title?: string;
  /** `SHA256:…` of the public key. */
  readonly fingerprint?: string;
  readonly keychain?: KeychainProblem;
  readonly keyFormat?: KeyFormat;
  readonly apiKeyProblem?: ApiKeyProblem;
  /** Absent where the system does not tell why. */
  readonly file?: FileProblem;
  readonly baseUrl?: BaseUrlProblem;
  readonly shape?: ShapeProblem;
  readonly answer?: AnswerProblem;
  readonly template?: TemplateProblem;
  /** Why a file is no list that can be compared. */
  readonly list?: ListProblem;
  /** Why a file has no notes and pinned addresses that can be imported. */
  readonly notesFile?: NotesFileProblem;
  readonly profilesFile?: ProfilesFileProblem;
  /** Line of that file that it is about, or the place of its record; from 1 on. */
  readonly place?: number;
  /** The asset, as it was typed, whose explorer the sentence is about. */
  readonly asset?: string;
}

/** An expected error, as data: a code of the closed list and what its sentence needs. */
export interface Failure extends FailureParams {
  readonly code: Code;
}

/** What every call answers; nothing is ever thrown across a process boundary. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** What a failure may be made of: what is undefined does not get into it. */
export type GivenParams = {
  readonly [Name in keyof FailureParams]: FailureParams[Name] | undefined;
};

/** `params` may be another failure: then only its code is another one. */
export const fail = (code: Code, params: GivenParams = {}): Result<never> => ({
  ok: false,
  // The code is the first of what is written down of it.
  error: { code, ...defined({ ...params, code }) },
});

/** What comes of a value, where there is one. */
export const mapResult = <From, To>(result: Result<From>, work: (value: From) => To): Result<To> =>
  result.ok ? succeed(work(result.value)) : result;

/** Whether the keychain is the reason, which may be open a moment later. */
export const isOfKeychain = ({ code }: Failure): boolean => code.startsWith('KEYCHAIN_');

/** Why something was not done; null where it was, and where the person has thought better of it. */
export const failureOf = (result: Result<unknown>): Failure | null =>
  result.ok || result.error.code === 'CANCELLED' ? null : result.error;
