import type { RequestOf } from '../../../shared/contract';
import { succeed, type Failure, type Result } from '../../../shared/failure';
import type { AddressNote } from '../../../shared/notes';
import type { ExportTally, TableLooks } from '../../../shared/reader-messages';
import type { Snapshot } from '../account/snapshot';
import { askHeld } from '../reader/session';

export type ExportRequest = RequestOf<'exportAccount'>;

/** A part of the file of an export, and how far the export is with it. The last one has no bytes. */
export interface ExportPart {
  readonly bytes: Uint8Array;
  readonly tally: ExportTally;
}

/** What an export will hold. */
export interface ExportContent {
  /** How many records. */
  readonly total: number;
  /** Each is made when it is asked for; throws `UnmadeContent`. */
  readonly parts: () => AsyncIterable<ExportPart>;
}

/** Why the content of a file cannot be made. */
export class UnmadeContent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * The records of an answer that the window asked for, made by the reader. `BAD_REQUEST` when the places it named are
 * none of the list's; nothing but these is taken from the window. `number` is of this export alone; `notes` are the
 * person's own, null when they stay out.
 */
export const exportContent = async (
  { head: { receivedAt }, session }: Snapshot,
  number: number,
  request: ExportRequest,
  host: string,
  notes: readonly AddressNote[] | null,
): Promise<Result<ExportContent>> => {
  const { list, rows } = request;
  let table: TableLooks | null = null;
  if (request.format === 'csv') {
    const { columns, separator, provenance } = request;
    table = { columns, separator, provenance };
  }
  const open = async () => {
    const wanted = { number, list, rows, table, receivedAt, host };
    return (await session.ask('openExport', wanted, Buffer.from(JSON.stringify(notes)))).result;
  };
  const opened = await open();
  if (!opened.ok) return opened;
  return succeed({
    total: opened.value.total,
    parts: async function* () {
      for (let part = 0, isLast = false; !isLast; part += 1) {
        const { result, bytes } = await askHeld(session, 'readExport', { number, part }, open);
        if (!result.ok) throw new UnmadeContent(result.error);
        isLast = bytes.length === 0;
        yield { bytes, tally: result.value };
      }
    },
  });
};
