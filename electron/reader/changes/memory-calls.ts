import type { ListName } from '../../../shared/account';
import { fail, succeed } from '../../../shared/failure';
import { mostDismissed } from '../../../shared/look-alikes';
import type { AccountComparison, MemoryHead, ReaderAnswer } from '../../../shared/reader-messages';
import type { Handlers, HandlerResult } from '../handlers';
import { knownAddresses } from '../ownership/known-addresses';
import type { Account } from '../read-account';
import { hasBlocked, mentionsAny } from '../copy/blocked-addresses';
import { tableOf } from '../copy/table-text';
import { historyTable } from '../export/history-table';
import type { Alarm, FormerAddress } from '../../../shared/activity';
import { readNotesFile } from '../notes-file/read-notes-file';
import { acknowledgeAlarms, seeAnswer, trustAccount } from './acknowledge';
import { blockedAddresses } from './alarms';
import { accountOf, comparePins, ownerOf, pinsToSave, takePins } from './file-pins';
import { formerAddresses, pieceOfFormer } from './former';
import { answeredBy, nothingAnswered, type Answered } from './given-lists';
import { linesFor } from './history';
import { pageOf, type PlaceOfRecord } from './history-page';
import { identityOf, keyOfAddress, ownAddress } from './identity';
import { emptyMemory, packMemory, unpackMemory, type Memory } from './memory-content';
import { alarmsOfRow, headOf } from './shown-activity';
import { adoptCopy, compareLists, noteLoss, watchAnswer, type AllFindings } from './watch';

/** What is remembered of the account, as main has handed it over last. */
interface Held {
  readonly number: number;
  readonly memory: Memory;
  /** How the account that is open differs from it; found when it is asked for. */
  findings?: AllFindings;
  former?: readonly FormerAddress[];
}

type MemoryCallName =
  | 'openMemory'
  | 'describeMemory'
  | 'compareAccount'
  | 'trustAccount'
  | 'acknowledge'
  | 'markSeen'
  | 'dismissPair'
  | 'readHistory'
  | 'historyTable'
  | 'readAlarms'
  | 'readFormer'
  | 'readMarks'
  | 'readAddresses'
  | 'readPins'
  | 'compareNotesFile'
  | 'takePins'
  | 'mentionsBlocked'
  | 'copyRows';

const dismiss = (memory: Memory, pair: string, isDismissed: boolean): Memory => {
  const others = memory.dismissed.filter((known) => known !== pair);
  const dismissed = isDismissed ? [...others, pair].slice(-mostDismissed) : others;
  return { ...memory, dismissed };
};

/** The calls about what is remembered of an account, for the one that is open. */
export const createMemoryCalls = (account: Account | undefined): Pick<Handlers, MemoryCallName> => {
  let held: Held | undefined;
  let known: Answered | undefined;
  let places: Readonly<Record<ListName, ReadonlyMap<string, number>>> | undefined;

  const answered = (): Answered => (known ??= account ? answeredBy(account) : nothingAnswered);

  const findingsOf = (one: Held): AllFindings | null =>
    account ? (one.findings ??= compareLists(one.memory, answered().lists)) : null;

  /** Where records are in the lists on screen: with that identity and address, or else with one of both. */
  const placeOf: PlaceOfRecord = (list, key, address) => {
    const at = address === null ? '' : keyOfAddress(address);
    const placesIn = (name: ListName): ReadonlyMap<string, number> => {
      const found = new Map<string, number>();
      for (const [row, values] of (answered().lists[name]?.rows ?? []).entries()) {
        const identity = identityOf(name, values);
        const own = ownAddress(name, values) ?? '';
        for (const text of [identity, `${identity} ${own}`, ` ${own}`]) {
          if (!found.has(text)) found.set(text, row);
        }
      }
      return found;
    };
    places ??= { wallets: placesIn('wallets'), contracts: placesIn('contracts') };
    const { [list]: known } = places;
    const exact = known.get(`${key} ${at}`);
    return exact ?? (at === '' ? undefined : known.get(` ${at}`)) ?? known.get(key) ?? null;
  };

  const tell = (one: Held): MemoryHead => headOf(one.memory, findingsOf(one));

  /** Asks what is held under a number. */
  const ask = <T>(number: number, work: (one: Held) => HandlerResult<T>): HandlerResult<T> =>
    held?.number === number ? work(held) : fail('BAD_REQUEST');

  /** Changes what is held. Nothing is held meanwhile: what throws half-way leaves nothing behind. */
  const change = (
    { memory: number, becomes }: { readonly memory: number; readonly becomes: number },
    work: (memory: Memory) => Memory,
  ): HandlerResult<MemoryHead> =>
    ask(number, ({ memory }) => {
      held = undefined;
      const next: Held = { number: becomes, memory: work(memory) };
      const answer = { ...succeed(tell(next)), bytes: packMemory(next.memory) };
      held = next;
      return answer;
    });

  return {
    openMemory: ({ memory: number }, content) => {
      held = undefined;
      const memory = content.length === 0 ? emptyMemory() : unpackMemory(content);
      held = memory && { number, memory };
      return memory ? succeed(null) : fail('BAD_SHAPE');
    },
    describeMemory: ({ memory }) => ask(memory, (one) => succeed(tell(one))),
    compareAccount: (request) =>
      ask(request.memory, (one): HandlerResult<AccountComparison> => {
        held = undefined;
        const { lost, now, source } = request;
        const memory = lost === null ? one.memory : noteLoss(one.memory, lost, now);
        // A copy is kept of what was compared; of one that is newer, what was found could not be kept.
        const isNewer = memory.answeredAt !== null && now > memory.answeredAt;
        const isAnswer = source === 'service' || memory.seenAt === null || isNewer;
        const watched = isAnswer
          ? watchAnswer(memory, answered(), now)
          : adoptCopy(memory, answered());
        if (watched.other) {
          held = one;
          return succeed({ head: tell(one), other: watched.other });
        }
        const isChanged = watched.isChanged || lost !== null;
        const number = isChanged ? request.becomes : one.number;
        const { memory: content, findings } = watched;
        const next: Held = { number, memory: content, ...(findings ? { findings } : {}) };
        const answer = succeed({ head: tell(next), other: null });
        held = next;
        return isChanged ? { ...answer, bytes: packMemory(content) } : answer;
      }),
    trustAccount: ({ now, ...request }) =>
      change(request, (memory) => trustAccount(memory, answered(), now)),
    acknowledge: ({ numbers, reason, now, ...request }) =>
      change(request, (memory) => acknowledgeAlarms(memory, numbers, reason, now)),
    markSeen: ({ now, ...request }) =>
      change(request, (memory) => seeAnswer(memory, answered(), now)),
    dismissPair: ({ pair, isDismissed, ...request }) =>
      change(request, (memory) => dismiss(memory, pair, isDismissed)),
    readHistory: ({ memory: number, filter, from }) =>
      ask(number, ({ memory }) => succeed(pageOf(memory, filter, from, placeOf))),
    historyTable: ({ memory: number, filter, separator }) =>
      ask(number, ({ memory }) => {
        const { bytes, tally } = historyTable(linesFor(memory.history, filter), separator);
        return { ...succeed(tally), bytes };
      }),
    readAlarms: ({ memory: number, list, row }) =>
      ask(number, (one): HandlerResult<readonly Alarm[]> => {
        const findings = findingsOf(one);
        return succeed(findings ? alarmsOfRow(one.memory, findings, list, row) : []);
      }),
    readFormer: ({ memory: number, from }) =>
      ask(number, (one) => {
        one.former ??= formerAddresses(one.memory, answered().lists);
        return succeed(pieceOfFormer(one.former, from));
      }),
    readMarks: ({ memory, list }) =>
      ask(memory, (one) => {
        const marks = findingsOf(one)?.[list].marks;
        return { ...succeed(null), ...(marks?.some((mark) => mark > 0) ? { bytes: marks } : {}) };
      }),
    readAddresses: ({ memory: number }) =>
      ask(number, ({ memory }) => ({
        ...succeed(null),
        bytes: Buffer.from(JSON.stringify(knownAddresses(answered().lists, memory))),
      })),
    readPins: ({ memory: number }) =>
      ask(number, ({ memory }) => {
        const { text, count, unsaved } = pinsToSave(memory);
        const answer = succeed({ account: accountOf(memory), count, unsaved });
        return { ...answer, bytes: Buffer.from(text) };
      }),
    compareNotesFile: ({ memory: number }, bytes) =>
      ask(number, ({ memory }) => {
        const file = readNotesFile(bytes);
        if (!file.ok) return file;
        const { pins: inFile, ...content } = file.value;
        const { counts, conflicts: pins } = comparePins(memory, inFile);
        const owner = ownerOf(memory, content.account);
        return succeed({ content, owner, known: accountOf(memory), counts, pins });
      }),
    takePins: ({ now, chosen, ...request }, bytes) =>
      ask(request.memory, (one): HandlerResult<ReaderAnswer<'takePins'>> => {
        const file = readNotesFile(bytes);
        if (!file.ok) return file;
        if (ownerOf(one.memory, file.value.account) === 'other') return fail('BAD_REQUEST');
        let counts = { added: 0, alarms: 0 };
        const changed = change(request, (memory) => {
          const { memory: next, ...told } = takePins(memory, file.value, new Set(chosen), now);
          counts = told;
          return next;
        });
        return changed.ok
          ? { ...changed, ...succeed({ head: changed.value, ...counts }) }
          : changed;
      }),
    mentionsBlocked: ({ memory: number, text }) =>
      ask(number, ({ memory }) => succeed(mentionsAny(text, blockedAddresses(memory)))),
    copyRows: ({ memory: number, ...wanted }) =>
      ask(number, ({ memory }) => {
        if (!account) return succeed(null);
        if (hasBlocked(account, wanted, blockedAddresses(memory))) return fail('ADDRESS_CHANGED');
        const table = tableOf(account, wanted);
        if (!table) return succeed(null);
        const { text, ...counts } = table;
        return { ...succeed(counts), bytes: Buffer.from(text, 'utf16le') };
      }),
  };
};
