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

/** Schemas of what the window may send. Only main runs them; the window imports their types alone. */
export const nothing = z.undefined();

export const profileName = z
  .string()
  .trim()
  .refine((name) => profileNameProblem(name) === undefined);

const id = z.uuid();

export const profileRef = z.strictObject({ profileId: id });

/** By its number among the last requests of the profile. */
const requestId = z.int().positive();

export const requestRef = z.strictObject({ profileId: id, requestId });

/** Null for all of them. */
export const requestToCopy = z.strictObject({ profileId: id, requestId: requestId.nullable() });

/** Fields are only bounded here: what is wrong with them is answered field by field, in words. */
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

/** Those that change; at least one does. */
export const profileChange = profileSettings
  .partial()
  .extend({ profileId: id })
  .refine((changes) => Object.keys(changes).length > 1);

export const move = z.strictObject({ profileId: id, baseUrl: typedBaseUrl });

/** New keys of a profile; null keeps what there is. */
export const keyChange = z.strictObject({
  profileId: id,
  apiKey: typedApiKey.nullable(),
  stagedKeyId: id.nullable(),
  /** The profile that both keys are taken from, in place of any that are given; it keeps its own. */
  keysOf: id.optional(),
  secrets: z.enum(keyHomes),
  /** Whether to switch even if the service does not accept the new keys (yet). */
  untested: z.boolean(),
});

export const removal = z.strictObject({
  profileId: id,
  /** Whether to forget the profile even if its keys cannot be deleted now. They are as soon as that is possible. */
  leaveKeys: z.boolean(),
});

export const generation = z.strictObject({ bits: z.literal(keyLengths) });

export const stagedKeyRef = z.strictObject({ stagedKeyId: id });

export const passphrase = z.strictObject({ lockedKeyId: id, passphrase: z.string().max(4096) });

/**
 * Absolute path of a dropped key file, put in by the preload from the file itself; the window never sees it, nor what the
 * file holds. Whoever speaks for the window can name any file: main answers with no more than a key's public facts.
 */
export const droppedKeyFile = z.strictObject({ path: z.string().min(1).max(32_768) });

/** Whose public key: that of a key which is not saved yet, or of a profile. No key material comes from the window. */
export const publicKeyRef = z.union([stagedKeyRef, profileRef]);

/** How the app behaves for all profiles. */
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
  /** Hide values when the screen is locked, where the system tells. */
  hideOnLock: z.boolean(),
  hideAfterMinutes: z.literal(hidingDelays),
  /** Keep the window out of screenshots and screen sharing, where the system can. */
  captureProtection: z.boolean(),
  /** Ask the release feed once a day whether there is a newer version. */
  checkUpdates: z.boolean(),
  /** How an export was chosen last, for the next one. Whether notes go along is asked anew each time. */
  exports: z
    .strictObject({
      format: z.enum(exportFormats),
      /** Null: what is usual in the language of the window. */
      separator: z.enum(separators).nullable(),
      /** Whether a table begins with a line that says where it is from. */
      provenance: z.boolean(),
    })
    .readonly(),
});

export type Preferences = Readonly<z.infer<typeof preferences>>;

/** Those that change; at least one does. */
export const preferenceChanges = preferences
  .partial()
  .refine((changes) => Object.keys(changes).length > 0);

export const hiding = z.strictObject({ hidden: z.boolean() });

/** Text for the clipboard, never a secret. */
export const clipboardText = z.strictObject({ text: z.string().min(1).max(longestCopy) });

const place = z.int().min(0).max(farthestPlace);

/** The native menu of a record at a place of the window, in CSS pixels: which of the known items, and no text. */
export const recordMenu = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.enum(menuItemIds),
        enabled: z.boolean(),
        /** Left out where nothing is ticked. */
        checked: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(menuItemIds.length)
    .refine((items) => new Set(items.map(({ id: item }) => item)).size === items.length),
  x: place,
  y: place,
});

/** A report of the connection check, which names the service's host only when asked to. */
export const reportRef = z.strictObject({ profileId: id, withHost: z.boolean() });

export const listName = z.enum(listNames);

export const listRef = z.strictObject({ profileId: id, revision: z.int().min(1), list: listName });

/** The rows of a list from a place on. */
export const rowsFrom = listRef.extend({ from: z.int().min(0) });

/** One line of well-formed text, without controls. */
const line = (most: number) =>
  z
    .string()
    .max(most, { abort: true })
    .trim()
    .refine((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text));

/** One answer of a profile. */
export const answerRef = z.strictObject({ profileId: id, revision: z.int().min(1) });

export const formerFrom = answerRef.extend({ from: z.int().min(0) });

/** A record of an answer, by its place. */
export const recordRef = listRef.extend({ row: z.int().min(0) });

const historyFilter = z.strictObject({
  kinds: z.array(z.enum(historyKinds)).max(historyKinds.length).readonly().nullable(),
  list: z.enum([...listNames, 'account']).nullable(),
});

/** Which lines of a profile's history are wanted. */
export const historyRef = z.strictObject({ profileId: id, filter: historyFilter });

/** A text that may be an address; an empty one only gets everything ready. */
export const addressQuestion = z.strictObject({ text: z.string().max(longestQuestion) });

/** Those from a place on; `revision` is of the answer that they name rows of, 0 where there is none. */
export const historyFrom = historyRef.extend({
  revision: z.int().min(0),
  from: z.int().min(0).max(mostHistory),
});

/** What has changed, as an activity of that version has told it. */
export const activityRef = z.strictObject({ profileId: id, version: z.int().min(0) });

/** Alarms by their numbers, null for all of them, and why they are acknowledged, where the person says so. */
export const alarmsRef = activityRef.extend({
  numbers: z.array(z.int().min(1)).min(1).max(100).readonly().nullable(),
  reason: line(longestReason).min(1).nullable(),
});

/** Two addresses that look alike, and whether the person wants to hear no more of it. */
export const pairToDismiss = z.strictObject({
  profileId: id,
  pair: z
    .string()
    .max(longestPair)
    .regex(/^\S+ \S+$/u),
  isDismissed: z.boolean(),
});

/** Whether these are different fields of a list’s records. */
export const areFields = (list: ListName, names: readonly string[]): boolean => {
  const known: readonly string[] = listFields[list];
  return new Set(names).size === names.length && names.every((name) => known.includes(name));
};

/** Length of 200,000 places of 4 bytes in base64; the one payload that may be larger than 64 kB by far. */
const longestPlaces = Math.ceil((200_000 * 4) / 3) * 4;

/** Places of rows as base64 of little-endian 32-bit numbers. A text that is too long is not looked at any further. */
export const places = z
  .string()
  .max(longestPlaces, { abort: true })
  .regex(/^[A-Za-z\d+/]+={0,2}$/u);

export const columnNames = z.array(z.string().max(64)).min(1).max(16);

/** Rows to copy, in the order wanted. */
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

/** What a person notes about an address; nothing in any field takes the note away. */
export const noteToSave = z.strictObject({ profileId: id, address: notedAddress, ...noteFields });

/** A link of a record. The window names it and the record; main alone knows the address. */
export const linkRef = recordRef.extend({ link: z.enum(explorerLinks) });

const typedTemplate = z.string().trim().max(4096);

/** Only bounded here, like the other typed fields. */
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
