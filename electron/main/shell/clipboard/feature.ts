import { fail, mapResult, succeed, type Result } from '../../../../shared/failure';
import type { NativeDialogs } from '../native-dialogs';
import type { ClipboardState } from '../../../../shared/copying';
import type { Accounts } from '../../account/accounts';
import type { Feature } from '../../feature';
import type { Sleep } from '../../timers';
import type { ProfileStore } from '../../profiles/profile-store';
import type { Baselines } from '../../changes/baselines';

type ClipboardAccess = Pick<NativeDialogs, 'readClipboard' | 'writeClipboard'>;

/** Number of tries, and milliseconds after each, while another program holds the clipboard. */
const held = { tries: 5, pauseMs: 100 };

/**
 * Reads a clipboard that must hold text: on Windows, one that another program holds looks empty. Fails with
 * `CLIPBOARD_NOT_READ` when no text can be read for half a second.
 */
export const readHeldClipboard = async (
  dialogs: Pick<ClipboardAccess, 'readClipboard'>,
  sleep: Sleep,
): Promise<Result<string>> => {
  for (let tries = held.tries; tries > 0; tries -= 1) {
    const text = await dialogs.readClipboard();
    if (!text.ok || text.value !== '') return text;
    await sleep(held.pauseMs);
  }
  return fail('CLIPBOARD_NOT_READ');
};

/** Replaces a secret first. Reading this text back proves that the secret is gone; an empty text proves nothing. */
const proof = ' ';

/**
 * Removes a secret from the clipboard and checks that it is gone: on Windows a write that another program blocks
 * reports success. Fails with `CLIPBOARD_FAILED` when the secret is still there, and with `CLIPBOARD_NOT_READ` when
 * that cannot be found out.
 */
export const clearClipboard = async (
  dialogs: ClipboardAccess,
  secret: string,
  sleep: Sleep,
): Promise<Result<null>> => {
  let found = secret;
  for (let tries = held.tries; tries > 0; tries -= 1) {
    const written = await dialogs.writeClipboard(proof);
    const text = written.ok ? await dialogs.readClipboard() : written;
    if (!text.ok) return text;
    found = text.value;
    // The secret is gone, even if this write fails.
    if (found === proof) await dialogs.writeClipboard('');
    if (found !== secret && found !== '') return succeed(null);
    await sleep(held.pauseMs);
  }
  return fail(found === secret ? 'CLIPBOARD_FAILED' : 'CLIPBOARD_NOT_READ');
};

interface ClipboardContext {
  readonly accounts: Pick<Accounts, 'onScreen'>;
  readonly profiles: Pick<ProfileStore, 'activeId'>;
  readonly baselines: Pick<Baselines, 'mentionsBlocked' | 'copyRows'>;
  readonly dialogs: ClipboardAccess;
  readonly sleep: Sleep;
}

/** Milliseconds after which a copied text is checked. Programs that swap addresses in the clipboard are quick. */
const lookAgainAfter = 300;

/** Normalises line ends and lone surrogates, which the system's clipboard may change. */
const comparable = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/\p{Cs}/gu, '\ufffd');

const isSame = (found: string, copied: string): boolean =>
  found === copied || comparable(found) === comparable(copied);

/** Copies what is no secret: a text of the window, or rows of the answer that main holds. */
export const createClipboardFeature = ({
  accounts,
  profiles,
  baselines,
  dialogs,
  sleep,
}: ClipboardContext) => {
  /** The text copied last. Cleared once all checks are done, because it may be long. */
  let lastCopied = '';
  let checks = 0;

  const copy = async (text: string): Promise<Result<ClipboardState>> => {
    lastCopied = text;
    checks += 1;
    try {
      const written = await dialogs.writeClipboard(text);
      if (!written.ok) return written;
      await sleep(lookAgainAfter);
      const found = await readHeldClipboard(dialogs, sleep);
      if (!found.ok) return found;
      // Compares with the latest text: a later copy from this app is the user's own doing.
      return succeed(isSame(found.value, lastCopied) ? 'kept' : 'changed');
    } finally {
      checks -= 1;
      if (checks === 0) lastCopied = '';
    }
  };

  return {
    handlers: {
      copyText: async ({ text }) => {
        // After a change of keys, and until the account is read again, the window still shows the earlier answer.
        const profileId = accounts.onScreen() ?? profiles.activeId();
        const blocked =
          profileId === null ? succeed(false) : await baselines.mentionsBlocked(profileId, text);
        if (!blocked.ok) return blocked;
        return blocked.value ? fail('ADDRESS_CHANGED') : copy(text);
      },
      copyRows: async ({ profileId, revision, ...wanted }) => {
        const table = await baselines.copyRows(profileId, revision, wanted);
        if (!table.ok) return table;
        const { text, count, guarded } = table.value;
        return mapResult(await copy(text), (state) => ({ state, count, guarded }));
      },
    },
  } satisfies Feature;
};
