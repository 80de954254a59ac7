import { fail, succeed } from '../../../shared/failure';
import { mostDismissed } from '../../../shared/look-alikes';
import type { MemoryHead } from '../../../shared/reader-messages';
import type { Handlers, HandlerResult } from '../handlers';
import type { Account } from '../read-account';
import { hasBlocked, mentionsAny } from '../copy/blocked-addresses';
import { tableOf } from '../copy/table-text';
import { givenLists } from './given-lists';
import { emptyMemory, packMemory, unpackMemory, type Memory } from './memory-content';
import { changesFrom, headOf, shownChange } from './shown-activity';
import {
  acknowledgeAlarms,
  blockedAddresses,
  compareLists,
  seeAnswer,
  watchAnswer,
  type AllFindings,
  type GivenLists,
} from './watch';

/** What is remembered of the account, as main has handed it over last. */
interface Held {
  readonly number: number;
  readonly memory: Memory;
  /** How the account that is open differs from it; found when it is asked for. */
  findings?: AllFindings;
}

type MemoryCallName =
  | 'openMemory'
  | 'describeMemory'
  | 'compareAccount'
  | 'acknowledge'
  | 'markSeen'
  | 'dismissPair'
  | 'readChanges'
  | 'readMarks'
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
  let given: GivenLists | undefined;

  const lists = (): GivenLists =>
    (given ??= account ? givenLists(account) : { wallets: null, contracts: null });

  const findingsOf = (known: Held): AllFindings | null =>
    account ? (known.findings ??= compareLists(known.memory, lists())) : null;

  const tell = (known: Held): MemoryHead => headOf(known.memory, findingsOf(known));

  /** Asks what is held under a number. */
  const ask = <T>(number: number, work: (known: Held) => HandlerResult<T>): HandlerResult<T> =>
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
    describeMemory: ({ memory }) => ask(memory, (known) => succeed(tell(known))),
    compareAccount: (request) =>
      ask(request.memory, (known) => {
        if (request.source === 'copy') return succeed(tell(known));
        held = undefined;
        const { memory, isChanged, findings } = watchAnswer(known.memory, lists(), request.now);
        const number = isChanged ? request.becomes : known.number;
        const next: Held = { number, memory, ...(findings ? { findings } : {}) };
        const answer = succeed(tell(next));
        held = next;
        return isChanged ? { ...answer, bytes: packMemory(memory) } : answer;
      }),
    acknowledge: ({ numbers, now, ...request }) =>
      change(request, (memory) => acknowledgeAlarms(memory, numbers, now)),
    markSeen: ({ now, ...request }) => change(request, (memory) => seeAnswer(memory, lists(), now)),
    dismissPair: ({ pair, isDismissed, ...request }) =>
      change(request, (memory) => dismiss(memory, pair, isDismissed)),
    readChanges: ({ memory, from }) =>
      ask(memory, (known) => {
        const findings = findingsOf(known);
        return succeed(findings ? changesFrom(findings, from).map(shownChange) : []);
      }),
    readMarks: ({ memory, list }) =>
      ask(memory, (known) => {
        const marks = findingsOf(known)?.[list].marks;
        return { ...succeed(null), ...(marks?.some((mark) => mark > 0) ? { bytes: marks } : {}) };
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
