import { listFields } from '../../../shared/account';
import type { RequestOf } from '../../../shared/contract';
import type { ClipboardState } from '../../../shared/copying';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Accounts } from '../accounts/accounts';
import type { Lists } from '../accounts/snapshot';
import { readPlaces } from '../export/read-places';
import { hasBlocked, mentionsAny } from './blocked-addresses';
import { composeTable, type TableText } from '../export/table-text';
import type { Feature } from '../feature';
import type { Memories } from '../memory/memories';
import { readClipboard, writeClipboard, type ClipboardDesk } from './system-clipboard';

export interface ClipboardContext {
  readonly accounts: Pick<Accounts, 'lists' | 'shown'>;
  readonly memories: Pick<Memories, 'blocked'>;
  readonly desk: ClipboardDesk;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Milliseconds after which the clipboard is looked at again: programs that swap addresses in it are quick. */
const lookAgainAfter = 300;

/** Systems write line ends in their own way and hold no half characters; that is no change. */
const comparable = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/\p{Cs}/gu, '\ufffd');

const isSame = (held: string, copied: string): boolean =>
  held === copied || comparable(held) === comparable(copied);

const fieldsNamed = <Name extends string>(known: readonly Name[], names: readonly string[]) =>
  names.flatMap((name) => known.filter((field) => field === name));

const tableOf = (
  lists: Lists,
  { list, rows, columns }: Pick<RequestOf<'copyRows'>, 'list' | 'rows' | 'columns'>,
): TableText | undefined => {
  const places = readPlaces(rows, lists[list].length);
  if (!places) return undefined;
  return list === 'wallets'
    ? composeTable(lists.wallets, places, fieldsNamed(listFields.wallets, columns))
    : composeTable(lists.contracts, places, fieldsNamed(listFields.contracts, columns));
};

const none: ReadonlySet<string> = new Set();

/** Copying what is no secret: a text of the window's, or rows that main reads from its own answer. */
export const createClipboardFeature = ({ accounts, memories, desk, pause }: ClipboardContext) => {
  /** What was copied last, until all checks are done; it may be long. */
  let lastCopied = '';
  let checks = 0;

  const copy = async (text: string): Promise<Result<ClipboardState>> => {
    lastCopied = text;
    checks += 1;
    try {
      const written = await writeClipboard(desk, text);
      if (!written.ok) return written;
      await pause(lookAgainAfter);
      const held = await readClipboard(desk);
      if (!held.ok) return held;
      // Something copied from here meanwhile is the person's doing.
      return succeed(isSame(held.value, lastCopied) ? 'kept' : 'changed');
    } finally {
      checks -= 1;
      if (checks === 0) lastCopied = '';
    }
  };

  return {
    handlers: {
      copyText: async ({ text }) => {
        const shown = accounts.shown();
        const blocked = shown === undefined ? none : await memories.blocked(shown);
        return mentionsAny(text, blocked) ? fail('ADDRESS_CHANGED') : copy(text);
      },
      copyRows: async ({ profileId, revision, ...wanted }) => {
        const lists = await accounts.lists(profileId, revision);
        if (!lists.ok) return lists;
        if (hasBlocked(lists.value, wanted, await memories.blocked(profileId))) {
          return fail('ADDRESS_CHANGED');
        }
        const table = tableOf(lists.value, wanted);
        if (!table) return fail('BAD_REQUEST');
        const { text, count, guarded } = table;
        const state = await copy(text);
        return state.ok ? succeed({ state: state.value, count, guarded }) : state;
      },
    },
  } satisfies Feature;
};
