import { otherList, type ListName } from '../../shared/account';
import { largestList, type ChosenFile, type ExpectedColumns } from '../../shared/expected';
import { fail, type Failure, type Result } from '../../shared/failure';
import { main } from '../bridge';
import { stayInList } from './list-actions';
import { show } from './navigate';
import { useWindow, activeId } from './store';
import type { Comparing } from './window-state';

const { getState, setState } = useWindow;

/** Number of the latest choice of a file. Results of earlier choices are dropped. */
let choice = 0;

// Once a comparison has ended, for whatever reason, main need not hold its list any longer.
useWindow.subscribe(({ comparing }, before) => {
  if (comparing !== null || before.comparing === null) return;
  choice += 1;
  void main.closeList();
});

// The dialog that saves a comparison closes with the comparison's list. It would otherwise open again with the next.
useWindow.subscribe(({ comparing, exportShown }, before) => {
  if (exportShown !== 'comparison' || comparing?.chosen === before.comparing?.chosen) return;
  setState({ exportShown: null });
});

const nothingYet = {
  chosen: null,
  columns: null,
  isAsking: false,
  compared: null,
  failure: null,
} as const;

/** Shows a comparison in place of its list, and closes the details of a record. */
const showComparing = (comparing: Comparing): void => {
  stayInList(comparing.list);
  show(comparing.list, { comparing });
};

/** Shows that a file is being read, in place of the list and of the previous comparison. */
const showReading = (list: ListName): void => {
  showComparing({ ...nothingYet, list });
};

const isReading = (comparing: Comparing | null): boolean =>
  comparing !== null && !comparing.chosen && !comparing.failure;

/** Shows the list of the account again. */
export const closeComparison = (): void => {
  const { comparing } = getState();
  if (comparing) stayInList(comparing.list);
  setState({ comparing: null });
};

const showFailure = (list: ListName, failure: Failure): void => {
  showComparing({ ...nothingYet, list, failure });
};

/**
 * Shows the part of a file that is to be compared with a list. `known`: the columns, if they are chosen already. If
 * not, the guessed columns are taken; without a guessed address column, the user is asked.
 */
const showChosen = (list: ListName, file: ChosenFile, known: ExpectedColumns | null): void => {
  const read = file.lists[list];
  if (!read.ok) {
    showFailure(list, read.error);
    return;
  }
  const chosen = { ...file, ...read.value };
  const { address, ...others } = chosen.guess;
  const columns = known ?? (address === null ? null : { address, ...others });
  showComparing({ ...nothingYet, list, chosen, columns, isAsking: columns === null });
};

/** Shows the file that `choose` resolves to. `choose` gets a function that returns whether the file is still wanted. */
const take = async (
  list: ListName,
  choose: (isWanted: () => boolean) => Promise<Result<ChosenFile>>,
): Promise<void> => {
  choice += 1;
  const own = choice;
  const profileId = activeId();
  const isWanted = (): boolean => own === choice;
  const answer = await choose(isWanted);
  if (!isWanted()) return;
  if (activeId() !== profileId) {
    void main.closeList();
    return;
  }
  if (!answer.ok) {
    // A user who cancels goes on with what was there before.
    if (answer.error.code !== 'CANCELLED') showFailure(list, answer.error);
    else if (isReading(getState().comparing)) closeComparison();
    return;
  }
  showChosen(list, answer.value, null);
};

/** Compares the same file with the account's other list. */
export const compareOther = (): void => {
  const { comparing } = getState();
  if (!comparing?.chosen) return;
  const { list, chosen, columns } = comparing;
  stayInList(list);
  const other = otherList[list];
  const { [other]: read } = chosen.lists;
  // A JSON file may hold a different list there, with other columns.
  const isAlike = read.ok && read.value.columns.join('\n') === chosen.columns.join('\n');
  showChosen(other, chosen, isAlike ? columns : null);
};

/** Asks the user for a file to compare a list with: by default the list on screen, or the wallets. */
export const startComparison = async (
  list: ListName = getState().view === 'contracts' ? 'contracts' : 'wallets',
): Promise<void> => {
  const profileId = activeId();
  const choosing = take(list, () => main.chooseList());
  const own = choice;
  // Nothing is shown while the system's file dialog is open.
  const endFollowing = main.on('listChosen', () => {
    if (own === choice && activeId() === profileId) showReading(list);
  });
  await choosing;
  endFollowing();
};

/** Sends the bytes of a file, never its path: main reads no file that the window names. */
const sendDropped = async (file: File, isWanted: () => boolean): Promise<Result<ChosenFile>> => {
  if (file.size > largestList) {
    return fail('LIST_NOT_READ', { list: 'too-large', limitBytes: largestList });
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isWanted() ? await main.dropList({ name: file.name, bytes }) : fail('CANCELLED');
  } catch {
    // A folder, or a file that is gone or may not be read.
    return fail('FILE_NOT_READABLE');
  }
};

/** Compares a list with a file that was dropped on it. */
export const compareDropped = async (list: ListName, file: File): Promise<void> => {
  showReading(list);
  await take(list, (isWanted) => sendDropped(file, isWanted));
};

const change = (changes: Partial<Comparing>): void => {
  const { comparing } = getState();
  if (comparing) setState({ comparing: { ...comparing, ...changes } });
};

export const askForColumns = (isAsking: boolean): void => {
  change({ isAsking });
};

export const chooseColumns = (columns: ExpectedColumns): void => {
  change({ columns, isAsking: false, compared: null, failure: null });
};

/** Drops what the window has of a list that main no longer holds, and shows a failure. */
export const dropComparison = (): void => {
  const { comparing } = getState();
  if (isReading(comparing)) choice += 1;
  else if (!comparing?.chosen) return;
  change({ ...nothingYet, failure: { code: 'BAD_REQUEST' } });
};

/**
 * Handles a failure to compare, read or save. `BAD_REQUEST`: main no longer holds the list. `ANSWER_REPLACED` needs no
 * handling: the newer answer is compared by itself.
 */
export const failComparison = (failure: Failure): void => {
  if (failure.code === 'BAD_REQUEST') dropComparison();
  else if (failure.code !== 'ANSWER_REPLACED') change({ failure });
};

/** Compares the list with the answer on screen. */
export const compareNow = async (): Promise<void> => {
  const { comparing, account } = getState();
  const profileId = activeId();
  if (!comparing?.chosen || !comparing.columns || !account || profileId === null) return;
  const { list, chosen, columns } = comparing;
  const { revision, source, receivedAt } = account.head;
  const { listNumber } = chosen;
  const answer = await main.compareList({ profileId, revision, list, listNumber, columns });
  const { comparing: now, account: shown } = getState();
  // The list, its columns or the answer have changed meanwhile, and that change starts its own comparison.
  if (now?.chosen !== chosen || now.columns !== columns || shown?.head.revision !== revision) {
    return;
  }
  if (!answer.ok) failComparison(answer.error);
  else {
    const isAgain = now.compared !== null;
    const compared = { summary: answer.value, revision, source, receivedAt, isAgain };
    change({ compared, failure: null });
  }
};
