import { unseen } from './unseen';
import type { SignedPath } from './base-url';
import type { SecretHome } from './file-state';

/** Longest name, in UTF-16 units. */
const longest = 60;

/** Scripts that need joiners: Persian has them inside words, Indic scripts select letter forms with them. */
const joiningScripts =
  'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'.split(' ');
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]`;

const pictograph = '\\p{Extended_Pictographic}';

/** A legitimate joiner (U+200C, U+200D): between letters of those scripts, or between the parts of one emoji. */
const joiner = new RegExp(
  `(?<=${joiningLetter})[\\u200c\\u200d](?=${joiningLetter})` +
    `|(?<=${pictograph}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${pictograph})`,
  'gu',
);

/**
 * The problem of a profile name; undefined when there is none. A name is one line of visible text. Legitimate joiners
 * and the variation selectors for text and emoji (U+FE0E, U+FE0F) are allowed; comparing names ignores them.
 */
export const profileNameProblem = (name: string): 'length' | 'unseen' | undefined => {
  if (name === '' || name.length > longest) return 'length';
  const shown = name.replace(joiner, '').replace(/[\ufe0e\ufe0f]/gu, '');
  return shown.trim() === '' || /\p{C}/u.test(shown) || unseen.test(shown) ? 'unseen' : undefined;
};

/** The public part of a key, which is all that the window gets of it. */
export interface PublicKeyFacts {
  /** Length of the RSA modulus in bits. */
  readonly bits: number;
  /** `SHA256:` and the base64 of the SHA-256 of the public key's SubjectPublicKeyInfo. */
  readonly fingerprint: string;
  /** Base64 of the public key's SubjectPublicKeyInfo DER (RFC 5280 section 4.1). */
  readonly spki: string;
}

/** Colours that mark a profile. The screen also names them, for people who cannot tell colours apart. */
export const profileColours = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;
export type ProfileColour = (typeof profileColours)[number];

/** Choices for the seconds within which the service must start its response. */
export const waits = [30, 60, 120] as const;
export type WaitSeconds = (typeof waits)[number];

export const longestWait: WaitSeconds = 120;

export const defaultWait: WaitSeconds = 30;

/** Seconds that may pass without a byte once the response has started: 20, 40 or 80. */
export const longestSilence = (waitSeconds: WaitSeconds): number => (waitSeconds * 2) / 3;

/** Settings of a profile that can be changed without its keys. */
export interface ProfileSettings {
  readonly name: string;
  readonly colour: ProfileColour;
  /** The user's own warning that this is a production account. */
  readonly production: boolean;
  readonly signedPath: SignedPath;
  readonly waitSeconds: WaitSeconds;
}

/** A connection to one account. Holds no secret. */
export interface Profile extends ProfileSettings {
  /** Random UUID. */
  readonly id: string;
  /** Canonical base URL. A demo profile has the address of the demo service of this run. */
  readonly baseUrl: string;
  readonly kind: 'service' | 'demo';
  readonly secrets: SecretHome;
  /** Null when the profile has no keys yet. */
  readonly publicKey: PublicKeyFacts | null;
  /** `SHA256:…` of the public key that the profile had when it was exported; may differ from `publicKey`. */
  readonly importedFingerprint?: string | undefined;
  /** False until the service has accepted a request with these keys. The public key may not be registered yet. */
  readonly accepted: boolean;
}

/** Identifies a connection: differs when the profile gets another address, signed path or key. */
export const connectionOf = ({ id, baseUrl, signedPath, publicKey }: Profile): string =>
  JSON.stringify([id, baseUrl, signedPath, publicKey?.fingerprint]);

/** A private key that main has read or generated and checked, and that is not saved with a profile yet. */
export interface StagedKey extends PublicKeyFacts {
  /** Identifies the key within main. */
  readonly stagedKeyId: string;
  readonly origin: 'file' | 'clipboard' | 'generated';
  /** Name of the chosen file, without the folder. */
  readonly fileName?: string;
}

/** An encrypted key that main holds until the user enters its passphrase. */
export interface LockedKey {
  readonly lockedKeyId: string;
  readonly fileName?: string;
}

/** Result of reading a key. */
export type ReadKey =
  | { readonly state: 'ready'; readonly key: StagedKey }
  | { readonly state: 'locked'; readonly key: LockedKey };

/** RSA key lengths that the app can generate, in bits. */
export const keyLengths = [2048, 3072, 4096] as const;
export type KeyLength = (typeof keyLengths)[number];

/** A problem with the settings file at the start of the app. `keptAs` is the name of the damaged file's copy. */
export type SettingsNotice =
  | { readonly kind: 'damaged'; readonly keptAs: string }
  /** The readable part is used. */
  | {
      readonly kind: 'partly';
      readonly keptAs: string;
      /** Number of profiles that could not be read. */
      readonly leftOut: number;
      /** The first fields that could not be read, such as `profiles[1].colour`. Their names come from the file. */
      readonly fields: readonly string[];
    }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable' };

/** Choices for the seconds between automatic refreshes; 0 is off. */
export const refreshIntervals = [0, 60, 300, 900] as const;

/** Time zone of displayed dates: the computer's, or UTC as in the response. */
export const dateZones = ['local', 'utc'] as const;
export type Zone = (typeof dateZones)[number];

/** Colour theme of the window: the system's, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;

/** Contrast of the window: as the system asks for, or always high. */
export const contrasts = ['system', 'more'] as const;

/** Whether the app writes a log. The log contains nothing of an account. */
export const logLevels = ['off', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Choices for the minutes without use after which values are hidden; 0 is never. */
export const hidingDelays = [0, 1, 5, 15] as const;
export type HidingDelay = (typeof hidingDelays)[number];

export const defaultPreferences = {
  correctClock: true,
  refreshSeconds: 0,
  dates: 'local',
  theme: 'system',
  contrast: 'system',
  log: 'info',
  language: 'system',
  keepCopy: true,
  hideOnLock: true,
  hideAfterMinutes: 0,
  captureProtection: false,
  checkUpdates: false,
  exports: { format: 'csv', separator: null, provenance: false },
} as const;

/**
 * Whether the window can be kept out of screenshots. `off-for-this-run`: the app was started with `--allow-capture`.
 * `not-available`: the system cannot do it.
 */
export type CaptureProtection = 'available' | 'off-for-this-run' | 'not-available';

/** Result of a connection test. */
export interface ConnectionReport {
  /** Name of the account. */
  readonly name: string | null;
  /** Null when the answer has no such list. */
  readonly walletCount: number | null;
  readonly contractCount: number | null;
  readonly milliseconds: number;
}

/** Form of a fingerprint: SHA-256 in base64 (RFC 4648 section 4). */
export const fingerprintForm = /^SHA256:[A-Za-z0-9+/]{43}=$/u;

/** Result of importing a file of profiles, in numbers of profiles. */
export interface ImportReport {
  readonly added: number;
  /** Profiles left out because their name is taken or invalid, or their address is invalid. */
  readonly skipped: number;
  /** Profiles left out because there would be too many. */
  readonly noRoom: number;
}

/**
 * What happened to the keys of a removed profile. `removed`: deleted from the keychain. `none`: the keychain had none,
 * as expected, because the keys were not stored there. `absent`: the keychain had none, although it should. `unknown`:
 * the keychain could not be asked; the app asks again later.
 */
type KeysLeft = 'removed' | 'none' | 'absent' | 'unknown';

/** Result of removing a profile. */
export interface Removal {
  readonly keys: KeysLeft;
  /** Whether some of its encrypted files could not be deleted. */
  readonly filesLeft: boolean;
}

/** What is left after everything was to be deleted. */
export interface WipeReport {
  /** Names of profiles that were not removed, because their keys could not be deleted from the keychain. */
  readonly left: readonly string[];
  /** Names of removed profiles with encrypted files that could not be deleted. */
  readonly filesLeft: readonly string[];
  /** Names of removed profiles that should have had keys in the keychain, but had none. */
  readonly absent: readonly string[];
  /** Number of removed profiles that may still have keys in the keychain, because the keychain could not be asked. */
  readonly unknown: number;
  /** Number of earlier profiles, not named by the settings, with keys or files that could not be deleted. */
  readonly earlierLeft: number;
}
