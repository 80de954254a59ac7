import type { ListName } from './account';
import { normalized } from './stream-safe';
import { dayOf } from './times';

/** File formats of an export of records. */
export const exportFormats = ['csv', 'json', 'signed-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Separators between the cells of a table. */
export const separators = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof separators)[number];

/** Progress of an export. */
export interface ExportProgress {
  /** Records written so far. */
  readonly written: number;
  readonly total: number;
}

/** How others verify the signature of an export. */
export interface ExportProof {
  readonly signatureName: string;
  readonly publicKeyName: string;
  /** Shell command that verifies the file, run in the folder of the file. */
  readonly command: string;
}

/** The written file. Names are without the folder. */
export interface ExportReport {
  readonly fileName: string;
  /** Number of records in the file. */
  readonly count: number;
  /** Number of cells that were given a leading `'`, because a spreadsheet would have run or changed them. */
  readonly guarded: number;
  /** Null for an unsigned export. */
  readonly proof: ExportProof | null;
}

/** Most bytes of a profile's name in a file name, in UTF-8. File systems allow 255 bytes for the whole name. */
const mostBytes = 120;

/** Words: letters and digits of any script, with their combining marks. */
const wordsOfName = /(?:[\p{L}\p{N}][\p{Mn}\p{Mc}]*)+/gu;

/** Number of bytes of a character in UTF-8. */
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

/** Replaces the profile's name while values are hidden, because the system's file dialog shows the suggested name. */
const nameless = 'account';

/** The part of a profile's name that every file system allows: visible letters and digits, joined by hyphens. */
const safeName = (profileName: string | null): string => {
  const seen = normalized(profileName ?? nameless, 'NFC').replace(
    /\p{Default_Ignorable_Code_Point}/gu,
    '',
  );
  return cut((seen.match(wordsOfName) ?? []).join('-')).replace(/-$/u, '') || nameless;
};

/**
 * Suggested file name: profile, local day of the answer or of saving, contents. Never contains an e-mail address. Never
 * a name that Windows reserves (CON, NUL…), because the day always follows the profile.
 */
export const exportFileName = (
  profileName: string | null,
  receivedAt: number,
  parts: readonly string[],
  extension: string,
): string =>
  `${[safeName(profileName), dayOf(receivedAt, 'local'), ...parts].join('-')}.${extension}`;

/** File extension of a table: `tsv` for tabs, otherwise `csv`. */
export const tableEnding = (separator?: Separator): string => (separator === 'tab' ? 'tsv' : 'csv');

/** Suggested file name of a comparison of one list, with the day of saving. A null separator stands for JSON. */
export const nameOfComparison = (
  profileName: string | null,
  savedAt: number,
  { list, separator }: { readonly list: ListName; readonly separator: Separator | null },
): string => {
  const ending = separator === null ? 'json' : tableEnding(separator);
  return exportFileName(profileName, savedAt, [list, 'comparison'], ending);
};

/** Contents of an export, as far as the file name describes them. */
interface Named {
  readonly format: ExportFormat;
  /** Null for the whole account. */
  readonly list: ListName | null;
  /** Whether the file has only some of the records. */
  readonly isPart: boolean;
  readonly separator?: Separator;
}

/** Suggested file name of an export of records. */
export const nameOfExport = (
  profileName: string | null,
  receivedAt: number,
  { format, list, isPart, separator }: Named,
): string => {
  const parts = [...(list === null ? [] : [list]), ...(isPart ? ['part'] : [])];
  const ending = format === 'csv' ? tableEnding(separator) : 'json';
  return exportFileName(profileName, receivedAt, parts, ending);
};
