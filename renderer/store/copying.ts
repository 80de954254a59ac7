import { useWindow, activeId } from './store';
import type { Announcement } from './window-state';
import { addressFields, fieldText, type ListName } from '../../shared/account';
import { rowMarks } from '../../shared/activity';
import { addressKey, shortAddress } from '../../shared/address';
import { longestCopy } from '../../shared/copying';
import { plainLine } from '../../shared/unseen';
import { main } from '../bridge';
import type { Result } from '../../shared/failure';
import { words } from '../i18n/window';
import { encodeRows } from './base64';
import { privacyWords } from '../i18n/privacy';
import { announce, announceFailure, causeOf } from './announce';
import { alarmedElsewhere, hasAlarmsElsewhere, holdersOf, recordsAt } from './copy-question';
import type { AddressDoubts, ChosenRows, RowDoubts } from './pending-copy';

const { getState, setState } = useWindow;

/** Longest address that is named when it has been copied, in UTF-16 units. */
const longestSaid = 60;

/** Something else is to be copied: what was said of the copy before ends. */
const beginCopy = (): void => {
  setState(({ clipboard }) => ({ clipboard: { ...clipboard, asked: clipboard.asked + 1 } }));
};

/** The clipboard holds something else by now. */
const noteCopied = (): void => {
  setState(({ clipboard }) => ({ clipboard: { ...clipboard, written: clipboard.written + 1 } }));
};

/** Has main put something into the clipboard. Everything in the window that copies does it through this. */
export const toClipboard = async <T>(write: () => Promise<Result<T>>): Promise<Result<T>> => {
  beginCopy();
  const written = await write();
  if (written.ok) noteCopied();
  return written;
};

/** Has main put a text that is no secret into the clipboard, and says nothing of it. */
export const putText = (text: string) => toClipboard(() => main.copyText({ text }));

/** What was selected by hand has been copied by the page itself. */
export const noteCopiedByHand = (): void => {
  beginCopy();
  noteCopied();
};

const copy = async (
  text: string,
  said: Pick<Announcement, 'text' | 'copied'>,
  tooLong: string,
): Promise<boolean> => {
  if (text.length > longestCopy) {
    beginCopy();
    announce({ kind: 'warning', text: tooLong }, causeOf('copy'));
    return false;
  }
  const copying = putText(text);
  const cause = causeOf('copy');
  const copied = await copying;
  if (!copied.ok) {
    announceFailure(copied.error, cause);
    return false;
  }
  if (copied.value === 'changed') {
    announce({ kind: 'warning', text: words.copying.changed }, cause);
    return false;
  }
  announce(
    { kind: 'good', ...(getState().valuesHidden ? { text: privacyWords.copied } : said) },
    cause,
  );
  return true;
};

const shortened = (text: string): string => plainLine(shortAddress(text), longestSaid);

/** Copies a text that is no secret. Resolves to whether the clipboard still holds it a moment later, which is also told. */
export const copyText = (
  text: string,
  said = words.copying.copied(shortened(text)),
): Promise<boolean> => copy(text, { text: said }, words.copying.tooLong);

/** The name that all records with an address have; null where there is none, or more than one. */
const nameAt = (address: string): string | null => {
  const { wallets, contracts } = recordsAt(address, getState().account ?? {});
  const names = new Set([
    ...wallets.map(({ walletName }) => fieldText(walletName)),
    ...contracts.map(({ name }) => fieldText(name)),
  ]);
  const [name = null] = names;
  return names.size === 1 ? name : null;
};

/** Copies an address, and names it whole. */
const copyNamed = (address: string): Promise<boolean> => {
  const name = nameAt(address);
  const short = shortened(address);
  const said = name === null ? short : words.copying.named(short, plainLine(name, longestSaid));
  return copy(
    address,
    { text: words.copying.copied(said), copied: { name, address } },
    words.copying.tooLong,
  );
};

const copySelected = (text: string): Promise<boolean> =>
  copy(text, { text: privacyWords.copied }, words.copying.selectionTooLong);

/** What the person has been asked about in this run and has copied: once is enough for what is like something known. */
const asked = new Set<string>();

const twinNames = (text: string, { twins }: AddressDoubts): readonly string[] => {
  const profileId = activeId() ?? '';
  return twins.map(({ by, address }) =>
    [profileId, by, addressKey(text), addressKey(address ?? '')].join(' '),
  );
};

/** The doubts that are left once those about what is like something known have been asked about. */
const leftOf = (text: string, doubts: AddressDoubts): AddressDoubts => {
  const isNew = twinNames(text, doubts).some((name) => !asked.has(name));
  return isNew ? doubts : { ...doubts, twins: [] };
};

export const isDoubtful = ({ capitals, malformed, odd, twins }: AddressDoubts): boolean =>
  capitals || malformed || odd.length > 0 || twins.length > 0;

/**
 * Copies an address; a doubtful one, and one of an open change in another profile, only after a question, so that false
 * does not mean that it never will be.
 */
export const copyAddress = async (address: string, doubts: AddressDoubts): Promise<boolean> => {
  beginCopy();
  const { clipboard } = getState();
  const own = activeId();
  const left = leftOf(address, doubts);
  const alarmedIn = hasAlarmsElsewhere() ? await alarmedElsewhere(address) : [];
  // Something else is to be copied by now, or another account is on screen.
  if (getState().clipboard.asked !== clipboard.asked || activeId() !== own) return false;
  if (!isDoubtful(left) && alarmedIn.length === 0) return copyNamed(address);
  const holders = holdersOf(address, getState().account);
  setState({ pendingCopy: { address, doubts: left, alarmedIn, holders } });
  return false;
};

/** Copies what was selected by hand; where that is a doubtful address of the account, only after a question. */
export const copySelection = async (
  selection: string,
  found: { readonly address: string; readonly doubts: AddressDoubts } | null,
): Promise<void> => {
  beginCopy();
  const left = found && leftOf(found.address, found.doubts);
  if (found && left && isDoubtful(left)) {
    const { address } = found;
    const holders = holdersOf(address, getState().account);
    setState({ pendingCopy: { selection, address, doubts: left, alarmedIn: [], holders } });
  } else await copySelected(selection);
};

/** Copies whole rows as a table for a spreadsheet; main makes it from the answer that it holds, if it still does. */
const copyRows = async ({ rows, columns, ...of }: ChosenRows): Promise<void> => {
  const request = { ...of, rows: encodeRows(rows), columns: [...columns] };
  const copying = toClipboard(() => main.copyRows(request));
  const cause = causeOf('copy');
  const copied = await copying;
  if (!copied.ok) announceFailure(copied.error, cause);
  else if (copied.value.state === 'changed') {
    announce({ kind: 'warning', text: words.copying.changed }, cause);
  } else {
    const { count, guarded } = copied.value;
    announce({ kind: 'good', text: words.copying.copiedRows(count, guarded) }, cause);
  }
};

/** Copies rows; those with doubtful addresses only after a question, which would be in vain about those that main refuses. */
export const copyJudgedRows = async (
  list: ListName,
  rows: Uint32Array,
  columns: readonly string[],
  counts: RowDoubts,
): Promise<void> => {
  const { account, marks } = getState();
  const profileId = activeId();
  if (!account || profileId === null || rows.length === 0) return;
  beginCopy();
  const isRefused =
    columns.includes(addressFields[list]) &&
    rows.some((row) => marks[list]?.[row] === rowMarks.alarm);
  const { revision } = account.head;
  const chosen: ChosenRows = { profileId, revision, list, rows, columns };
  if (!isRefused && Object.values(counts).some((count) => count > 0))
    setState({ pendingCopy: { chosen, counts } });
  else await copyRows(chosen);
};

/** What the person has answered: copy it as it came, without what is hidden in it, or not at all. */
export const confirmCopy = async (answer: 'copy' | 'without' | 'leave'): Promise<void> => {
  const { pendingCopy } = getState();
  setState({ pendingCopy: null });
  if (answer === 'leave' || pendingCopy === null) return;
  if ('chosen' in pendingCopy) {
    await copyRows(pendingCopy.chosen);
    return;
  }
  const { address, doubts } = pendingCopy;
  for (const name of twinNames(address, doubts)) asked.add(name);
  const { without } = doubts;
  if (answer === 'without' && without !== null) await copyNamed(without);
  else
    await ('selection' in pendingCopy ? copySelected(pendingCopy.selection) : copyNamed(address));
};
