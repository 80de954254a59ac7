import type { AddressNote } from '../../../shared/notes';
import type { Tally } from './tally';

/** Grows when readers of the file would have to change. */
const version = 1;

/** What an export says of itself. */
export interface ExportFacts {
  /** Milliseconds since the epoch of the answer that the records are from. */
  readonly receivedAt: number;
  /** Host of the base URL, with port. */
  readonly host: string;
  /** Whether there may be records that are not in the file. */
  readonly filtered: boolean;
  /** JSON text of the answer without its lists; absent from a part of a list, which needs no name and no e-mail. */
  readonly envelope?: string;
  /** The person's own names, tags and notes; absent unless wished for. They are not the service's. */
  readonly notes?: readonly AddressNote[];
}

/** Records of one list, under the name that the service gives it. */
export interface ExportedList {
  readonly name: 'wallets' | 'smartContracts';
  readonly rows: readonly { readonly raw?: string }[];
  readonly places: Iterable<number>;
}

/**
 * Records as JSON, one a line, each as the service sent it: a record that differs from the specification by its own
 * text, with every digit and every unknown field; the others hold texts only, which are written as they are.
 */
export function* jsonLines(
  { receivedAt, envelope, notes, ...facts }: ExportFacts,
  lists: readonly ExportedList[],
  tally: Tally,
): Generator<string> {
  const format = 'account-viewer-account';
  const fetchedAt = new Date(receivedAt).toISOString();
  yield JSON.stringify({ format, version, fetchedAt, ...facts }).slice(0, -1);
  if (envelope !== undefined) yield `,\n"account":${envelope}`;
  for (const { name, rows, places } of lists) {
    yield `,\n"${name}":[`;
    let separator = '\n';
    for (const place of places) {
      const row = rows[place];
      if (!row) continue;
      yield `${separator}${row.raw ?? JSON.stringify(row)}`;
      separator = ',\n';
      tally.rows += 1;
    }
    yield ']';
  }
  if (notes) {
    const entries = notes.map((note) => JSON.stringify(note));
    yield `,\n"notes":[${entries.map((entry) => `\n${entry}`).join(',')}]`;
  }
  yield '}\n';
}
