import { z } from 'zod';
import { signedPaths } from './base-url';
import { listNames, listFields, type ListName } from './account';
import { historyKinds, longestReason, mostHistory, longestPair } from './activity';
import { longestCopy } from './copying';
import { exportFormats, separators } from './export';
import { explorerLinks, mostExplorers } from './explorer';
import { keyHomes } from './file-state';
import { languageChoices } from './language';
import { noteLimits } from './notes';
import { farthestPlace, menuItemIds } from './native-menu';
import { longestQuestion } from './ownership';
import {
  contrasts,
  dateZones,
  hidingDelays,
  keyLengths,
  logLevels,
  profileColours,
  refreshIntervals,
  themes,
  waits,
  profileNameProblem,
} from './profile';

// Schemas of the requests that the window may send. Only main runs them; the window imports the types.

export const nothing = z.undefined();

export const profileName = z
  .string()
  .trim()
  .refine((name) => profileNameProblem(name) === undefined);

const id = z.uuid();

export const profileRef = z.strictObject({ profileId: id });

/** Number of a request among the last requests of the profile. */
const requestId = z.int().positive();

export const requestRef = z.strictObject({ profileId: id, requestId });

/** A null `requestId` stands for all requests. */
export const requestToCopy = z.strictObject({ profileId: id, requestId: requestId.nullable() });

/** These schemas only limit the length. The handlers check each field and answer a failure with the reason. */
const typedName = z.string().max(1024);
const typedBaseUrl = z.string().max(4096);
const typedApiKey = z.string().max(16_384);

const profileSettings = z.strictObject({
  name: typedName,
  colour: z.enum(profileColours),
  production: z.boolean(),
  signedPath: z.enum(signedPaths),
  waitSeconds: z.literal(waits),
});

export const connectionDraft = z.strictObject({
  baseUrl: typedBaseUrl,
  signedPath: z.enum(signedPaths),
  apiKey: typedApiKey,
  stagedKeyId: id,
});

export const newProfile = connectionDraft.extend({
  name: typedName,
  secrets: z.enum(keyHomes),
});

/** The settings to change; at least one. */
export const profileChange = profileSettings
  .partial()
  .extend({ profileId: id })
  .refine((changes) => Object.keys(changes).length > 1);

export const move = z.strictObject({ profileId: id, baseUrl: typedBaseUrl });

/** New keys of a profile; null keeps the current one. */
export const keyChange = z.strictObject({
  profileId: id,
  apiKey: typedApiKey.nullable(),
  stagedKeyId: id.nullable(),
  /** Copies both keys from this profile and ignores `apiKey` and `stagedKeyId`. */
  keysOf: id.optional(),
  secrets: z.enum(keyHomes),
  /** Whether to change the keys even if the service does not accept the new ones yet. */
  untested: z.boolean(),
});

export const removal = z.strictObject({
  profileId: id,
  /** Whether to remove the profile even if its keys cannot be deleted now. The app deletes them as soon as it can. */
  leaveKeys: z.boolean(),
});

export const generation = z.strictObject({ bits: z.literal(keyLengths) });

export const stagedKeyRef = z.strictObject({ stagedKeyId: id });

export const passphrase = z.strictObject({ lockedKeyId: id, passphrase: z.string().max(4096) });

/**
 * Absolute path of a dropped key file. The preload takes the path from the file; the window sees neither the path nor
 * the content. A compromised window could name any file, so main returns only the public facts of a key.
 */
export const droppedKeyFile = z.strictObject({ path: z.string().min(1).max(32_768) });

/** The public key of an unsaved key or of a profile. The window sends no key material. */
export const publicKeyRef = z.union([stagedKeyRef, profileRef]);

/** Preferences for all profiles. */
export const preferences = z.strictObject({
  /** Sign with the service's time when the local clock is wrong. */
  correctClock: z.boolean(),
  refreshSeconds: z.literal(refreshIntervals),
  dates: z.enum(dateZones),
  theme: z.enum(themes),
  contrast: z.enum(contrasts),
  log: z.enum(logLevels),
  language: z.enum(languageChoices),
  /** Keep the last good answer of each account, encrypted. */
  keepCopy: z.boolean(),
  /** Hide values when the screen is locked, where the system reports that. */
  hideOnLock: z.boolean(),
  hideAfterMinutes: z.literal(hidingDelays),
  /** Keep the window out of screenshots and screen sharing, where the system can. */
  captureProtection: z.boolean(),
  /** Ask the release feed once a day whether there is a newer version. */
  checkUpdates: z.boolean(),
  /** The last choices for an export, preset for the next one. Including notes is always chosen anew. */
  exports: z
    .strictObject({
      format: z.enum(exportFormats),
      /** Null for the usual separator in the language of the window. */
      separator: z.enum(separators).nullable(),
      /** Whether a table begins with a line about the origin of its records. */
      provenance: z.boolean(),
    })
    .readonly(),
});

export type Preferences = Readonly<z.infer<typeof preferences>>;

/** The preferences to change; at least one. */
export const preferenceChanges = preferences
  .partial()
  .refine((changes) => Object.keys(changes).length > 0);

export const hiding = z.strictObject({ hidden: z.boolean() });

/** Text for the clipboard, never a secret. */
export const clipboardText = z.strictObject({ text: z.string().min(1).max(longestCopy) });

const place = z.int().min(0).max(farthestPlace);

/** The native menu of a record: items without text, and the position in the window in CSS pixels. */
export const recordMenu = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.enum(menuItemIds),
        enabled: z.boolean(),
        /** Left out for an item that cannot be checked. */
        checked: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(menuItemIds.length)
    .refine((items) => new Set(items.map(({ id: item }) => item)).size === items.length),
  x: place,
  y: place,
});

/** A report of the connection check; names the service's host only with `withHost`. */
export const reportRef = z.strictObject({ profileId: id, withHost: z.boolean() });

export const listName = z.enum(listNames);

export const listRef = z.strictObject({ profileId: id, revision: z.int().min(1), list: listName });

/** Rows of a list, from an index on. */
export const rowsFrom = listRef.extend({ from: z.int().min(0) });

/** One line of well-formed text without control characters, at most `most` UTF-16 units long. */
const line = (most: number) =>
  z
    .string()
    .max(most, { abort: true })
    .trim()
    .refine((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text));

/** One answer of a profile. */
export const answerRef = z.strictObject({ profileId: id, revision: z.int().min(1) });

export const formerFrom = answerRef.extend({ from: z.int().min(0) });

/** A record of an answer, by its row. */
export const recordRef = listRef.extend({ row: z.int().min(0) });

const historyFilter = z.strictObject({
  kinds: z.array(z.enum(historyKinds)).max(historyKinds.length).readonly().nullable(),
  list: z.enum([...listNames, 'account']).nullable(),
});

/** Lines of a profile's history. */
export const historyRef = z.strictObject({ profileId: id, filter: historyFilter });

/** A text to look up as an address. An empty text only loads the known addresses. */
export const addressQuestion = z.strictObject({ text: z.string().max(longestQuestion) });

/** Lines of the history, from an index on. Their `row` is in the answer with this revision; 0 for no answer. */
export const historyFrom = historyRef.extend({
  revision: z.int().min(0),
  from: z.int().min(0).max(mostHistory),
});

/** The activity of a profile, in the version that the user has seen. */
export const activityRef = z.strictObject({ profileId: id, version: z.int().min(0) });

/** Alarms to acknowledge by number, null for all alarms, and the user's reason, null for none. */
export const alarmsRef = activityRef.extend({
  numbers: z.array(z.int().min(1)).min(1).max(100).readonly().nullable(),
  reason: line(longestReason).min(1).nullable(),
});

/** A pair of look-alike addresses, as in `DismissedPairs`, and whether it is dismissed. */
export const pairToDismiss = z.strictObject({
  profileId: id,
  pair: z
    .string()
    .max(longestPair)
    .regex(/^\S+ \S+$/u),
  isDismissed: z.boolean(),
});

/** Whether all names are fields of a list's records, each at most once. */
export const areFields = (list: ListName, names: readonly string[]): boolean => {
  const known: readonly string[] = listFields[list];
  return new Set(names).size === names.length && names.every((name) => known.includes(name));
};

/** Base64 length of 200,000 row indices of 4 bytes. */
const longestPlaces = Math.ceil((200_000 * 4) / 3) * 4;

/** Row indices as base64 of little-endian 32-bit numbers. Aborts before the pattern when the text is too long. */
export const places = z
  .string()
  .max(longestPlaces, { abort: true })
  .regex(/^[A-Za-z\d+/]+={0,2}$/u);

export const columnNames = z.array(z.string().max(64)).min(1).max(16);

/** Rows to copy, in this order. */
export const rowsToCopy = listRef
  .extend({ rows: places, columns: columnNames })
  .refine(({ list, columns }) => areFields(list, columns));

export const noteFields = {
  name: line(noteLimits.name),
  note: z
    .string()
    .max(noteLimits.note, { abort: true })
    .trim()
    .refine((text) => !/(?![\n\t])\p{Cc}|\p{Cs}/u.test(text)),
  tags: z
    .array(line(noteLimits.tag).min(1))
    .max(noteLimits.tags)
    .refine((tags) => new Set(tags).size === tags.length),
  favourite: z.boolean(),
};

export const notedAddress = z.string().min(1).max(noteLimits.address);

/** The user's note about an address. A note with only empty fields deletes the stored note. */
export const noteToSave = z.strictObject({ profileId: id, address: notedAddress, ...noteFields });

/** A link of a record. The window names the link and the record; main looks the address up. */
export const linkRef = recordRef.extend({ link: z.enum(explorerLinks) });

const typedTemplate = z.string().trim().max(4096);

/** Only limits the lengths, like the other typed fields. */
export const explorer = z.strictObject({
  asset: z.string().trim().max(256),
  evm: z.boolean(),
  address: typedTemplate,
  code: typedTemplate.nullable(),
  verification: typedTemplate.nullable(),
});

export const explorers = z.strictObject({
  explorers: z.array(explorer).max(mostExplorers).readonly(),
});
