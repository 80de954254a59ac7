import type { ListName } from '../../shared/account';
import { longestCopy } from '../../shared/copying';
import type { ChecksumState } from '../../shared/list-view';
import { shortAddress } from '../address/address-text';
import { main } from '../bridge';
import type { Result } from '../../shared/failure';
import { words } from '../words';
import { encodeRows } from './encode-rows';
import { privacyWords } from '../words/privacy';
import { announce, announceFailure, causeOf } from './announce';
import { useWindow, type ChosenRows } from './store';

const { getState, setState } = useWindow;

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

/** What was selected by hand has been copied by the page itself. */
export const noteCopiedByHand = (): void => {
  beginCopy();
  noteCopied();
};

const copy = async (text: string, said: string, tooLong: string): Promise<void> => {
  if (text.length > longestCopy) {
    beginCopy();
    announce({ kind: 'warning', text: tooLong }, causeOf('copy'));
    return;
  }
  const copying = toClipboard(() => main.copyText({ text }));
  const cause = causeOf('copy');
  const copied = await copying;
  if (!copied.ok) await announceFailure(copied.error, cause);
  else if (copied.value === 'changed') {
    announce({ kind: 'warning', text: words.copying.changed }, cause);
  } else {
    announce({ kind: 'good', text: getState().valuesHidden ? privacyWords.copied : said }, cause);
  }
};

/** Copies a text that is no secret, and tells whether the clipboard still holds it a moment later. */
export const copyText = (text: string): Promise<void> =>
  copy(text, words.copying.copied(shortAddress(text)), words.copying.tooLong);

/** The same for what was selected by hand. */
export const copySelection = (text: string): Promise<void> =>
  copy(text, privacyWords.copied, words.copying.selectionTooLong);

/** Copies an address; one whose capitals are not those of EIP-55 only after a question. */
export const copyAddress = async (text: string, state: ChecksumState): Promise<void> => {
  beginCopy();
  if (state === 'mismatch') setState({ doubtfulCopy: { address: text } });
  else await copyText(text);
};

/** Copies whole rows as a table for a spreadsheet; main makes it from the answer that it holds, if it still does. */
const copyRows = async ({ rows, columns, ...of }: ChosenRows): Promise<void> => {
  const request = { ...of, rows: encodeRows(rows), columns: [...columns] };
  const copying = toClipboard(() => main.copyRows(request));
  const cause = causeOf('copy');
  const copied = await copying;
  if (!copied.ok) await announceFailure(copied.error, cause);
  else if (copied.value.state === 'changed') {
    announce({ kind: 'warning', text: words.copying.changed }, cause);
  } else {
    const { count, guarded } = copied.value;
    announce({ kind: 'good', text: words.copying.copiedRows(count, guarded) }, cause);
  }
};

/** Copies rows; those with an address whose capitals are not those of EIP-55 only after a question. */
export const copyJudgedRows = async (
  list: ListName,
  rows: Uint32Array,
  columns: readonly string[],
  mismatches: number,
): Promise<void> => {
  const { app, account } = getState();
  if (!account || !app?.activeProfileId || rows.length === 0) return;
  beginCopy();
  const { revision } = account.head;
  const chosen: ChosenRows = { profileId: app.activeProfileId, revision, list, rows, columns };
  if (mismatches > 0) setState({ doubtfulCopy: { chosen, count: mismatches } });
  else await copyRows(chosen);
};

export const answerDoubt = async (answer: 'copy' | 'leave'): Promise<void> => {
  const { doubtfulCopy } = getState();
  setState({ doubtfulCopy: null });
  if (answer === 'leave' || doubtfulCopy === null) return;
  if ('address' in doubtfulCopy) await copyText(doubtfulCopy.address);
  else await copyRows(doubtfulCopy.chosen);
};
