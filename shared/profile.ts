import { unseen } from './unseen';
import type { SignedPath } from './base-url';
import type { SecretHome } from './file-state';

/** In UTF-16 units. */
const longest = 60;

/** Scripts whose writing needs joiners: Persian has them inside words, Indic scripts choose forms of letters by them. */
const joiningScripts =
  'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'.split(' ');
const joiningLetter = `(?=[\\p{L}\\p{M}])[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]`;

const pictograph = '\\p{Extended_Pictographic}';

/** A joiner (U+200C, U+200D) where it joins: between letters of such scripts, and the parts of one emoji. */
const joiner = new RegExp(
  `(?<=${joiningLetter})[\\u200c\\u200d](?=${joiningLetter})` +
    `|(?<=${pictograph}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${pictograph})`,
  'gu',
);

/**
 * What is wrong with the name of a profile; undefined when nothing is. Names keep to one line of visible text; a letter may
 * be told to be an emoji (U+FE0F) or not. Whether two names look alike is judged without what is unseen in them.
 */
export const profileNameProblem = (name: string): 'length' | 'unseen' | undefined => {
  if (name === '' || name.length > longest) return 'length';
  const shown = name.replace(joiner, '').replace(/[\ufe0e\ufe0f]/gu, '');
  return shown.trim() === '' || /\p{C}/u.test(shown) || unseen.test(shown) ? 'unseen' : undefined;
};

/** What the window may know of a key: nothing from which the private key could be told. */
export interface PublicKeyFacts {
  /** Length of the RSA modulus in bits. */
  readonly bits: number;
  /** `SHA256:` and the base64 of the SHA-256 of the public key's SubjectPublicKeyInfo. */
  readonly fingerprint: string;
  /** Base64 of the public key's SubjectPublicKeyInfo DER (RFC 5280 section 4.1). */
  readonly spki: string;
}

/** Marks of a profile; each has its name on screen, because colour alone tells nothing to many people. */
export const profileColours = ['grey', 'blue', 'green', 'amber', 'red', 'violet'] as const;
export type ProfileColour = (typeof profileColours)[number];

/** Seconds in which a service has to begin its answer, as a profile may wait for it. */
export const waits = [30, 60, 120] as const;
export type WaitSeconds = (typeof waits)[number];

/** The longest that can be chosen. */
export const longestWait: WaitSeconds = 120;

/** Until a person chooses. */
export const defaultWait: WaitSeconds = 30;

/** Seconds that may pass from then on without a byte of the answer: 20, 40 or 80. */
export const longestSilence = (waitSeconds: WaitSeconds): number => (waitSeconds * 2) / 3;

/** How a profile looks, signs and waits; changing any of it needs no keys. */
export interface ProfileSettings {
  readonly name: string;
  readonly colour: ProfileColour;
  /** The person's own warning: this account is the real one. */
  readonly production: boolean;
  readonly signedPath: SignedPath;
  readonly waitSeconds: WaitSeconds;
}

/** A connection to one account. Holds no secret. */
export interface Profile extends ProfileSettings {
  /** Random UUID. */
  readonly id: string;
  /** Canonical base URL; of a demo profile the address of this run's demo service. */
  readonly baseUrl: string;
  readonly kind: 'service' | 'demo';
  readonly secrets: SecretHome;
  /** Null where there are no keys yet. */
  readonly publicKey: PublicKeyFacts | null;
  /** `SHA256:…` of the public key that the profile had where it was exported; says nothing of the keys here. */
  readonly importedFingerprint?: string | undefined;
  /** False until the service has accepted a call with these keys: the public key may not be registered yet. */
  readonly accepted: boolean;
}

/** Tells a connection from that of the same profile with another address or key. */
export const connectionOf = ({ id, baseUrl, signedPath, publicKey }: Profile): string =>
  JSON.stringify([id, baseUrl, signedPath, publicKey?.fingerprint]);

/** A private key that main has read or made and checked, waiting to be saved with a profile. */
export interface StagedKey extends PublicKeyFacts {
  /** Names the key within main; of no use to anyone else. */
  readonly stagedKeyId: string;
  readonly origin: 'file' | 'clipboard' | 'generated';
  /** Name of the chosen file without its folder. */
  readonly fileName?: string;
}

/** An encrypted key text that main holds until its passphrase comes. */
export interface LockedKey {
  readonly lockedKeyId: string;
  readonly fileName?: string;
}

/** What reading a key text led to. */
export type ReadKey =
  | { readonly state: 'ready'; readonly key: StagedKey }
  | { readonly state: 'locked'; readonly key: LockedKey };

/** RSA lengths the app makes keys of, in bits. */
export const keyLengths = [2048, 3072, 4096] as const;
export type KeyLength = (typeof keyLengths)[number];

/** Something the person should know about the settings file when the app starts. */
export type SettingsNotice =
  | { readonly kind: 'damaged'; readonly keptAs: string }
  /** What could be read of it is used; how many profiles could not. */
  | { readonly kind: 'partly'; readonly keptAs: string; readonly leftOut: number }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable' };

/** Seconds between refreshes without a click; 0 is off. */
export const refreshIntervals = [0, 60, 300, 900] as const;

/** Whose clock dates are shown by: this computer's, or the one they came in. */
export const dateZones = ['local', 'utc'] as const;
export type Zone = (typeof dateZones)[number];

/** Colours of the window: as the system has them, or always the same. */
export const themes = ['system', 'light', 'dark'] as const;

/** How strongly the window sets things off: as the system asks for, or always strongly. */
export const contrasts = ['system', 'more'] as const;

/** Whether the app keeps a log of what happened to it. Nothing of an account is ever in it. */
export const logLevels = ['off', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Minutes without use after which values are hidden; 0 is never. */
export const hidingDelays = [0, 1, 5, 15] as const;
export type HidingDelay = (typeof hidingDelays)[number];

/** What the preferences are until the person chooses. */
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
 * Whether the window can be kept out of screenshots: the system may not know how, and the app may have been started
 * with `--allow-capture`, which lasts for its run.
 */
export type CaptureProtection = 'available' | 'off-for-this-run' | 'not-available';

/** What a test of a connection found. */
export interface ConnectionReport {
  readonly name: string | null;
  /** Null where the answer had no such list. */
  readonly walletCount: number | null;
  readonly contractCount: number | null;
  readonly milliseconds: number;
}

/** How a fingerprint is written: SHA-256 in base64 (RFC 4648 section 4). */
export const fingerprintForm = /^SHA256:[A-Za-z0-9+/]{43}=$/u;

/** What became of a file of profiles. */
export interface ImportReport {
  readonly added: number;
  /** Profiles whose name is taken or none, or whose address is none; they are left out, and the existing ones stay. */
  readonly skipped: number;
  /** Profiles left out because there would be too many. */
  readonly noRoom: number;
}

/**
 * What the keychain had of a profile that is gone: keys, which have been deleted, or none, as is right of a profile whose keys
 * were elsewhere (`none`) and of no other (`absent`). `unknown` is where it could not be asked; it will be again.
 */
type KeysLeft = 'removed' | 'none' | 'absent' | 'unknown';

/** What came of removing a profile. */
export interface Removal {
  readonly keys: KeysLeft;
  /** Whether some of its encrypted files could not be deleted. */
  readonly filesLeft: boolean;
}

/** What is left after everything has been deleted. */
export interface WipeReport {
  /** Names of profiles whose keys could not be deleted from the keychain; they are still there. */
  readonly left: readonly string[];
  /** Names of profiles that are gone, but of whose encrypted files some could not be deleted. */
  readonly filesLeft: readonly string[];
  /** Names of profiles that should have had keys in the keychain, and had none there. */
  readonly absent: readonly string[];
  /** How many profiles that are gone may still have keys in the keychain, which could not be asked. */
  readonly unknown: number;
  /** Of how many earlier profiles, which the settings do not name, something could not be deleted. */
  readonly earlierLeft: number;
}
