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
import {
  alarmedElsewhere,
  hasAlarmsElsewhere,
  recordKeysAt,
  recordsWithAddress,
} from './copy-question';
import type { AddressDoubts, ChosenRows, RowDoubts } from './pending-copy';

const { getState, setState } = useWindow;

/** Longest address, and longest name, in the announcement of a copy, in UTF-16 units. */
const longestSaid = 60;

/** Begins a copy, which ends the announcement of the previous copy. */
const beginCopy = (): void => {
  setState(({ clipboard }) => ({ clipboard: { ...clipboard, asked: clipboard.asked + 1 } }));
};

/** Notes that the content of the clipboard has changed. */
const noteCopied = (): void => {
  setState(({ clipboard }) => ({ clipboard: { ...clipboard, written: clipboard.written + 1 } }));
};

/** Has main write to the clipboard. Every copy that main makes for the window goes through this function. */
export const toClipboard = async <T>(write: () => Promise<Result<T>>): Promise<Result<T>> => {
  beginCopy();
  const written = await write();
  if (written.ok) noteCopied();
  return written;
};

/** Has main put a text that is no secret into the clipboard, without an announcement. */
export const putText = (text: string) => toClipboard(() => main.copyText({ text }));

/** Notes that the page itself has copied a selection. */
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

/**
 * Copies a text that is no secret, and announces the outcome. Resolves to whether the clipboard still held it a moment
 * later.
 */
export const copyText = (
  text: string,
  said = words.copying.copied(shortened(text)),
): Promise<boolean> => copy(text, { text: said }, words.copying.tooLong);

/** The name that all records with an address have; null where there is none, or more than one. */
const nameAt = (address: string): string | null => {
  const { wallets, contracts } = recordsWithAddress(address, getState().account ?? {});
  const names = new Set([
    ...wallets.map(({ walletName }) => fieldText(walletName)),
    ...contracts.map(({ name }) => fieldText(name)),
  ]);
  const [name = null] = names;
  return names.size === 1 ? name : null;
};

/** Copies an address. The announcement has the whole address and, if there is one, the record's name. */
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

/** Keys of similar known addresses that the user was asked about in this run, and copied all the same. */
const confirmedKeys = new Set<string>();

const similarKeys = (text: string, { similar }: AddressDoubts): readonly string[] => {
  const profileId = activeId() ?? '';
  return similar.map(({ by, address }) =>
    [profileId, by, addressKey(text), addressKey(address ?? '')].join(' '),
  );
};

/** The doubts to ask about: without `similar`, if the user has confirmed a copy for all of them before. */
const remainingDoubts = (text: string, doubts: AddressDoubts): AddressDoubts => {
  const isNew = similarKeys(text, doubts).some((name) => !confirmedKeys.has(name));
  return isNew ? doubts : { ...doubts, similar: [] };
};

export const isDoubtful = ({ capitals, malformed, odd, similar }: AddressDoubts): boolean =>
  capitals || malformed || odd.length > 0 || similar.length > 0;

/**
 * Copies an address. If the address is doubtful, or part of an open change in another profile, the user is asked first:
 * `false` does not mean that it will never be copied.
 */
export const copyAddress = async (address: string, doubts: AddressDoubts): Promise<boolean> => {
  beginCopy();
  const { clipboard } = getState();
  const own = activeId();
  const left = remainingDoubts(address, doubts);
  const alarmedIn = hasAlarmsElsewhere() ? await alarmedElsewhere(address) : [];
  // Another copy has begun, or another account is on screen by now.
  if (getState().clipboard.asked !== clipboard.asked || activeId() !== own) return false;
  if (!isDoubtful(left) && alarmedIn.length === 0) return copyNamed(address);
  const holders = recordKeysAt(address, getState().account);
  setState({ pendingCopy: { address, doubts: left, alarmedIn, holders } });
  return false;
};

/** Copies a selection made by hand. If it is a doubtful address of the account, the user is asked first. */
export const copySelection = async (
  selection: string,
  found: { readonly address: string; readonly doubts: AddressDoubts } | null,
): Promise<void> => {
  beginCopy();
  const left = found && remainingDoubts(found.address, found.doubts);
  if (found && left && isDoubtful(left)) {
    const { address } = found;
    const holders = recordKeysAt(address, getState().account);
    setState({ pendingCopy: { selection, address, doubts: left, alarmedIn: [], holders } });
  } else await copySelected(selection);
};

/** Copies whole rows as a table for spreadsheets. Main makes the table from the answer, if it still holds that one. */
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

/**
 * Copies rows. If some have doubtful addresses, the user is asked first, unless main would refuse these rows anyway
 * because of an alarm.
 */
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

/** Carries out the user's decision: copy the text as it came, without its hidden characters, or not at all. */
export const confirmCopy = async (answer: 'copy' | 'without' | 'leave'): Promise<void> => {
  const { pendingCopy } = getState();
  setState({ pendingCopy: null });
  if (answer === 'leave' || pendingCopy === null) return;
  if ('chosen' in pendingCopy) {
    await copyRows(pendingCopy.chosen);
    return;
  }
  const { address, doubts } = pendingCopy;
  for (const name of similarKeys(address, doubts)) confirmedKeys.add(name);
  const { without } = doubts;
  if (answer === 'without' && without !== null) await copyNamed(without);
  else
    await ('selection' in pendingCopy ? copySelected(pendingCopy.selection) : copyNamed(address));
};
