import { z } from 'zod';
import { fieldsWithAddress, listFields, type ListName } from '../../shared/account';
import { addressKey, longestAddress } from '../../shared/address';
import { checkExplorers, mostExplorers } from '../../shared/explorer';
import { fail, succeed, type Result } from '../../shared/failure';
import type { NotesFileProblem } from '../../shared/problems';
import { parseJson } from '../../shared/parse-json';
import {
  largestNotesFile,
  longestInFile,
  mostPins,
  notesFileFormat,
  notesFileVersion,
  type NotesFileContent,
  noteLimits,
} from '../../shared/notes';
import { keptNotes } from '../../shared/file-schemas';
import { explorer } from '../../shared/schemas';
import { jsonFaultAt, lineAt, nameTwiceAt } from './json-fault';
import { decodeText } from './decode-text';
import type { Values } from './changes/identity';

/** A record as it is pinned in a file, and its index there, from 0. */
export interface FilePin {
  readonly place: number;
  readonly list: ListName;
  readonly values: Values;
}

interface NotesFile extends NotesFileContent {
  readonly pins: readonly FilePin[];
}

const text = z.string().max(longestInFile).nullable();

const account = z.strictObject({ userId: text, name: text });

const head = z.strictObject({
  format: z.literal(notesFileFormat),
  version: z.literal(notesFileVersion),
  appVersion: z.string().min(1).max(40),
  savedAt: z.iso.datetime(),
  account: z.unknown(),
  notes: z.array(z.unknown()),
  pins: z.array(z.unknown()),
  explorers: z.array(z.unknown()),
});

const isNewer = z.object({ format: z.literal(notesFileFormat), version: z.number().gt(1) });

const refuse = (notesFile: NotesFileProblem, place?: number): Result<never> =>
  fail('NOTES_FILE_NOT_READ', { notesFile, place });

/**
 * Whether a field of a pinned record may have this value in a file. Checked on reading and on writing, so that every
 * value that is written can be read.
 */
export const isInFile = (field: string, value: unknown): value is string | null =>
  value === null ||
  (typeof value === 'string' &&
    value.length <= (fieldsWithAddress.has(field) ? longestAddress : longestInFile) &&
    !/\p{Cs}/u.test(value));

/** Written by hand: a schema takes several times as long for 200,000 records. */
const readPin = (one: unknown, place: number): FilePin | undefined => {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return undefined;
  const values = new Map<string, unknown>(Object.entries(one));
  const list = values.get('list');
  if (list !== 'wallets' && list !== 'contracts') return undefined;
  const fields = listFields[list];
  if (values.size !== fields.length + 1) return undefined;
  const read: (string | null)[] = [];
  for (const field of fields) {
    const value = values.get(field);
    if (value === undefined || !isInFile(field, value)) return undefined;
    read.push(value);
  }
  const address = values.get(list === 'wallets' ? 'walletAddress' : 'address');
  return typeof address === 'string' && address.trim() !== ''
    ? { place, list, values: read }
    : undefined;
};

/** Position of the first invalid entry of a list, from 1. */
const firstWrong = ({ issues }: z.ZodError): number | undefined => {
  const place = issues[0]?.path[0];
  return typeof place === 'number' ? place + 1 : undefined;
};

const contentOf = (file: z.infer<typeof head>): Result<NotesFile> => {
  const { entries } = keptNotes.shape;
  if (file.notes.length > noteLimits.entries) return refuse('too-many-notes');
  if (file.pins.length > mostPins) return refuse('too-many-pins');
  const of = account.safeParse(file.account);
  if (!of.success) return refuse('account');
  const notes = entries.safeParse(file.notes);
  if (!notes.success) return refuse('notes', firstWrong(notes.error));
  const noted = new Set<string>();
  for (const [at, { address }] of notes.data.entries()) {
    const key = addressKey(address);
    if (noted.has(key)) return refuse('notes', at + 1);
    noted.add(key);
  }
  const pins: FilePin[] = [];
  for (const [place, one] of file.pins.entries()) {
    const pin = readPin(one, place);
    if (!pin) return refuse('pins', place + 1);
    pins.push(pin);
  }
  if (file.explorers.length > mostExplorers) return refuse('explorers');
  const read = z.array(explorer).safeParse(file.explorers);
  if (!read.success) return refuse('explorers', firstWrong(read.error));
  const explorers = checkExplorers(read.data);
  if (!explorers.ok) return refuse('explorers');
  return succeed({
    savedAt: Date.parse(file.savedAt),
    appVersion: file.appVersion,
    account: of.data,
    notes: notes.data.map(({ address, ...note }) => ({ address: addressKey(address), ...note })),
    explorers: explorers.value,
    pins,
  });
};

/**
 * Reads a file of notes and pinned addresses. Refuses the whole file if this app cannot have written it. Never throws.
 */
export const readNotesFile = (bytes: Uint8Array): Result<NotesFile> => {
  if (bytes.length > largestNotesFile) return refuse('too-large');
  const plain = decodeText(bytes);
  // A key, a table or an empty file is not a damaged file of notes: the user chose the wrong file.
  if (plain === undefined || !/^\s*\{/u.test(plain)) return refuse('not-ours');
  const json = parseJson(plain);
  if (json === undefined) return refuse('json', lineAt(plain, jsonFaultAt(plain)));
  const twice = nameTwiceAt(plain, json);
  if (twice !== null) return refuse('json', lineAt(plain, twice));
  if (isNewer.safeParse(json).success) return refuse('newer');
  if (!z.object({ format: z.literal(notesFileFormat) }).safeParse(json).success)
    return refuse('not-ours');
  const read = head.safeParse(json);
  return read.success ? contentOf(read.data) : refuse('head');
};
