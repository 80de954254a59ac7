import { fail, succeed } from '../../../shared/failure';
import type { AddressNote } from '../../../shared/notes';
import { largestPiece } from '../../../shared/pieces';
import type { Handlers } from '../handlers';
import type { Account } from '../read-account';
import { exportContent } from './export-content';
import type { Tally } from './csv-lines';

/** Size of a part in UTF-16 units, each of which comes to at most three bytes in UTF-8. */
const partSize = largestPiece / 4;

/** Joins lines to parts of about a megabyte, in UTF-8. Nothing is made before it is asked for. */
export function* inParts(lines: Iterable<string>): Generator<Uint8Array> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < partSize) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  if (text !== '') yield Buffer.from(text, 'utf8');
}

interface OpenExport {
  readonly number: number;
  readonly parts: Generator<Uint8Array>;
  readonly tally: Tally;
  /** Which part is made next. */
  next: number;
}

/** The calls that export records of the account that is open, one export at a time. */
export const createExportCalls = (account: Account | undefined) => {
  let open: OpenExport | undefined;
  return {
    openExport: ({ number, ...wanted }, bytes) => {
      // Main has made this text of its own notes.
      const notes = JSON.parse(Buffer.from(bytes).toString('utf8')) as
        | readonly AddressNote[]
        | null;
      const content = account && exportContent(account, wanted, notes);
      if (!content) return fail('BAD_REQUEST');
      const tally: Tally = { rows: 0, guarded: 0 };
      open = { number, parts: inParts(content.lines(tally)), tally, next: 0 };
      return succeed({ total: content.total });
    },
    readExport: ({ number, part }) => {
      if (open?.number !== number || part < open.next) return fail('BAD_REQUEST');
      const { parts, tally } = open;
      // In a fresh process those before it are made once more: they are the same, byte for byte.
      while (open.next < part && !parts.next().done) open.next += 1;
      const made = parts.next();
      open.next += 1;
      return { ...succeed({ ...tally }), ...(made.done ? {} : { bytes: made.value }) };
    },
  } satisfies Partial<Handlers>;
};
