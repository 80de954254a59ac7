import type { ListName } from './account';
import { normalized } from './stream-safe';

/** Forms in which records leave the app. */
export const exportFormats = ['csv', 'json', 'signed-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What stands between the cells of a table. */
export const separators = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof separators)[number];

/** How far an export has come. */
export interface ExportProgress {
  /** Records written so far. */
  readonly written: number;
  readonly total: number;
}

/** How others find out that a signed export is as it was signed. */
export interface ExportProof {
  readonly signatureName: string;
  readonly publicKeyName: string;
  /** To be run in the folder of the file. */
  readonly command: string;
}

/** What has been written. Names are without their folder. */
export interface ExportReport {
  readonly fileName: string;
  /** How many records are in it. */
  readonly count: number;
  /** How many cells got a `'` in front, because a spreadsheet would have run or changed them. */
  readonly guarded: number;
  /** Null but for signed exports. */
  readonly proof: ExportProof | null;
}

/** Bytes of UTF-8 kept of a profile's name; file systems take 255 for a whole name. */
const mostBytes = 120;

/** Letters and digits of any script, with the marks that belong to them. */
const wordsOfName = /(?:[\p{L}\p{N}][\p{Mn}\p{Mc}]*)+/gu;

/** Bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

const cut = (text: string): string => {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
};

/** Of a profile without a name to be told: while values are hidden, the system's dialog shows this to whoever looks on. */
const nameless = 'account';

/** The part of a profile's name that every file system takes, on one line and without what cannot be seen. */
const safeName = (profileName: string | null): string => {
  const seen = normalized(profileName ?? nameless, 'NFC').replace(
    /\p{Default_Ignorable_Code_Point}/gu,
    '',
  );
  return cut((seen.match(wordsOfName) ?? []).join('-')).replace(/-$/u, '') || nameless;
};

/**
 * Suggested name of a file: profile, day of the answer or of saving (UTC), what is in it. Never an e-mail address, and never a
 * name that Windows reserves (CON, NUL…), because the day always follows.
 */
export const exportFileName = (
  profileName: string | null,
  receivedAt: number,
  parts: readonly string[],
  extension: string,
): string => {
  const day = new Date(receivedAt).toISOString().slice(0, 10);
  return `${[safeName(profileName), day, ...parts].join('-')}.${extension}`;
};

/** Only a table with tabs has an ending of its own. */
export const tableEnding = (separator?: Separator): string => (separator === 'tab' ? 'tsv' : 'csv');

/** Suggested name of a comparison: of one list, on the day that it is saved. JSON where there is no separator. */
export const nameOfComparison = (
  profileName: string | null,
  savedAt: number,
  { list, separator }: { readonly list: ListName; readonly separator: Separator | null },
): string => {
  const ending = separator === null ? 'json' : tableEnding(separator);
  return exportFileName(profileName, savedAt, [list, 'comparison'], ending);
};

/** What is in the file of an export, as far as its name tells. */
interface Named {
  readonly format: ExportFormat;
  readonly list: ListName | null;
  /** Whether these are some of its records only. */
  readonly isPart: boolean;
  readonly separator?: Separator;
}

/** Suggested name of an export of records. */
export const nameOfExport = (
  profileName: string | null,
  receivedAt: number,
  { format, list, isPart, separator }: Named,
): string => {
  const parts = [...(list === null ? [] : [list]), ...(isPart ? ['part'] : [])];
  const ending = format === 'csv' ? tableEnding(separator) : 'json';
  return exportFileName(profileName, receivedAt, parts, ending);
};
