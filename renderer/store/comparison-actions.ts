import { otherList, type ListName } from '../../shared/account';
import { largestList, type ChosenFile, type ExpectedColumns } from '../../shared/expected';
import { fail, type Failure, type Result } from '../../shared/failure';
import { main } from '../bridge';
import { stayInList } from './list-actions';
import { show } from './navigate';
import { useWindow, activeId } from './store';
import type { Comparing } from './window-state';

const { getState, setState } = useWindow;

/** Ends what an earlier choice still brings. */
let choice = 0;

// Whatever ends a comparison, main need not hold its list any longer.
useWindow.subscribe(({ comparing }, before) => {
  if (comparing !== null || before.comparing === null) return;
  choice += 1;
  void main.closeList();
});

// What saves a comparison goes with its list: it would come back with the next one.
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

/** Shows a comparison in the place of its list, with the details of none of its records. */
const showComparing = (comparing: Comparing): void => {
  stayInList(comparing.list);
  show(comparing.list, { comparing });
};

/** Says that a file is read, in the place of the list and of what was compared before. */
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

/** Goes on with what a file has to compare with a list, by its columns as far as they are known. */
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

/** `choose` is told by what it gets whether the choice is still wanted. */
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
    // Whoever has cancelled goes on with what was there.
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
  // A JSON file may have another list there, with other columns.
  const isAlike = read.ok && read.value.columns.join('\n') === chosen.columns.join('\n');
  showChosen(other, chosen, isAlike ? columns : null);
};

/** Has the person choose a list to compare one of the account with: that on screen, or the wallets. */
export const startComparison = async (
  list: ListName = getState().view === 'contracts' ? 'contracts' : 'wallets',
): Promise<void> => {
  const profileId = activeId();
  const choosing = take(list, () => main.chooseList());
  const own = choice;
  // Nothing is shown while the dialog of the system is open.
  const endFollowing = main.on('listChosen', () => {
    if (own === choice && activeId() === profileId) showReading(list);
  });
  await choosing;
  endFollowing();
};

/** Sends what a file holds, and no path: main reads no file that the window can name. */
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

/** Takes all that the window has of a list that main does not hold any more, and says so. */
export const dropComparison = (): void => {
  const { comparing } = getState();
  if (isReading(comparing)) choice += 1;
  else if (!comparing?.chosen) return;
  change({ ...nothingYet, failure: { code: 'BAD_REQUEST' } });
};

/** What could not be compared, read or saved; a newer answer alone is compared by itself. */
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
  // The list, its columns or the answer are others by now, and are compared for themselves.
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
