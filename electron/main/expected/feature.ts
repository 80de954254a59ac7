import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { hostOf } from '../../../shared/base-url';
import type { RequestOf } from '../../../shared/contract';
import { largestList, type ChosenFile } from '../../../shared/expected';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { ListToCompare, ReaderRequest } from '../../../shared/reader-messages';
import type { Accounts } from '../account/accounts';
import type { NativeDialogs } from '../shell/native-dialogs';
import type { ExportPart } from '../export/export-files';
import type { Feature } from '../feature';
import type { SendEvent } from '../ipc/own-windows';
import type { ReaderReply } from '../reader/reader-process';
import type { Readers } from '../reader/readers';
import {
  askHeld,
  failedReply,
  inEmptySession,
  whileHeld,
  type ReaderSession,
} from '../reader/session';
import { readChosenFile } from '../shell/chosen-file';
import { createSerialQueue } from '../storage/serial-queue';

interface ExpectedContext {
  readonly accounts: Pick<Accounts, 'snapshot'>;
  readonly readers: Readers;
  readonly dialogs: Pick<NativeDialogs, 'chooseFile'>;
  readonly send: SendEvent;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const tooLarge = fail('LIST_NOT_READ', { list: 'too-large', limitBytes: largestList });

/** Reports the user's file as too complex, instead of the service's answer. */
const blamingList = <T>(result: Result<T>): Result<T> =>
  !result.ok && result.error.code === 'TOO_COMPLEX'
    ? fail('LIST_NOT_READ', { list: 'too-complex' })
    : result;

interface HeldList {
  readonly number: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Compares the account on screen with a list of expected records. Only the reader parses the file. */
export const createExpectedFeature = (context: ExpectedContext) => {
  const { accounts, readers, dialogs, send, now } = context;
  let held: HeldList | null = null;
  /** Session whose process has the list. */
  let reading: ReaderSession | null = null;
  let lastNumber = 0;

  const drop = (): void => {
    lastNumber += 1;
    held = null;
    if (reading?.isOpen() === true) void reading.ask('closeList', null);
    reading = null;
  };

  const look = (bytes: Uint8Array, number: number): Promise<ReaderReply<'openList'>> =>
    inEmptySession(readers, (session) => session.ask('openList', { number }, bytes));

  /** One process at a time parses a list. A list that was replaced or dropped while it waited is not parsed. */
  const inTurn = createSerialQueue();

  const take = async (
    fileName: string,
    read: () => Promise<Result<Uint8Array>>,
  ): Promise<Result<ChosenFile>> => {
    drop();
    const number = lastNumber;
    const found = await read();
    if (!found.ok) return found;
    const bytes = found.value;
    const looked = await inTurn(() => (number === lastNumber ? look(bytes, number) : null));
    if (!looked || number !== lastNumber) return fail('CANCELLED');
    const result = blamingList(looked.result);
    if (!result.ok) return result;
    const { wallets, contracts } = result.value;
    if (!wallets.ok && !contracts.ok) return wallets;
    held = { number, fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    return succeed({ lists: result.value, fileName, listNumber: number });
  };

  type Asked = RequestOf<'compareList'>;

  /**
   * Asks about a comparison with an answer. Hands the list to the answer's process if that process does not have it.
   */
  const ask = async <Name extends 'compareList' | 'readCompared' | 'exportCompared'>(
    { profileId, revision, list, listNumber, columns }: Asked,
    name: Name,
    requestOf: (wanted: ListToCompare) => ReaderRequest<Name>,
  ): Promise<ReaderReply<Name>> => {
    const snapshot = accounts.snapshot(profileId, revision);
    if (!snapshot.ok) return failedReply(snapshot);
    const current = held;
    if (current?.number !== listNumber) return failedReply(fail('BAD_REQUEST'));
    const request = requestOf({ number: listNumber, list, columns });
    const { result, bytes: answered } = await whileHeld(snapshot.value.session, (session) =>
      askHeld(session, name, request, async () => {
        const { number, bytes } = current;
        reading = session;
        const { result } = await session.ask('openList', { number }, bytes);
        // The list was dropped meanwhile, so its result is not used.
        return number === lastNumber ? result : fail('BAD_REQUEST');
      }),
    );
    return { result: blamingList(result), bytes: answered };
  };

  /** A comparison as the bytes of a file: CSV if there is a separator, otherwise JSON to be signed. */
  const file = async (
    { separator, ...asked }: RequestOf<'exportComparison'>,
    { baseUrl }: Pick<Profile, 'baseUrl'>,
    openAlarms: number | null,
  ): Promise<Result<ExportPart>> => {
    const snapshot = accounts.snapshot(asked.profileId, asked.revision);
    if (!snapshot.ok) return snapshot;
    const { receivedAt, source } = snapshot.value.head;
    // An offline copy does not prove what the service returns now.
    if (separator === null && source === 'copy') return fail('BAD_REQUEST');
    const facts = {
      fileName: held?.fileName ?? '',
      fileSha256: held?.sha256 ?? '',
      host: hostOf(baseUrl),
      receivedAt,
      source,
      openAlarms,
      comparedAt: now(),
    };
    const { result, bytes } = await ask(asked, 'exportCompared', (wanted) => ({
      ...wanted,
      facts,
      separator,
    }));
    return mapResult(result, (tally) => ({ bytes, tally }));
  };

  return {
    handlers: {
      chooseList: async () => {
        const file = await dialogs.chooseFile('list');
        if (!file.ok) return file;
        send('listChosen', null);
        return take(basename(file.value), () => readChosenFile(file.value, largestList, tooLarge));
      },
      dropList: ({ name, bytes }) => take(name, () => Promise.resolve(succeed(bytes))),
      compareList: async (asked) => (await ask(asked, 'compareList', (wanted) => wanted)).result,
      readCompared: async ({ group, from, ...asked }) =>
        (await ask(asked, 'readCompared', (wanted) => ({ ...wanted, group, from }))).result,
      closeList: () => {
        drop();
        return succeed(null);
      },
    },
    onLock: () => {
      drop();
      send('listDropped', null);
    },
    onProfileRemoved: drop,
    file,
  } satisfies Feature & { readonly file: typeof file };
};
