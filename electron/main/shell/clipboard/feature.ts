import { fail, mapResult, succeed, type Result } from '../../../../shared/failure';
import type { NativeDialogs } from '../native-dialogs';
import type { ClipboardState } from '../../../../shared/copying';
import type { Accounts } from '../../account/accounts';
import type { Feature } from '../../feature';
import type { Sleep } from '../../timers';
import type { ProfileStore } from '../../profiles/profile-store';
import type { Baselines } from '../../changes/baselines';

type ClipboardDesk = Pick<NativeDialogs, 'readClipboard' | 'writeClipboard'>;

/** How often, and after how many milliseconds each time, a clipboard that another program holds is tried again. */
const held = { tries: 5, pauseMs: 100 };

/**
 * The text on the clipboard, which must have one: on Windows, one that another program holds looks like an empty one.
 * `CLIPBOARD_NOT_READ` where no text can be read for half a second.
 */
export const readHeldClipboard = async (
  dialogs: Pick<ClipboardDesk, 'readClipboard'>,
  sleep: Sleep,
): Promise<Result<string>> => {
  for (let tries = held.tries; tries > 0; tries -= 1) {
    const text = await dialogs.readClipboard();
    if (!text.ok || text.value !== '') return text;
    await sleep(held.pauseMs);
  }
  return fail('CLIPBOARD_NOT_READ');
};

/** Takes the place of a secret at first: read back, it proves that the secret is gone, which no empty text does. */
const proof = ' ';

/**
 * Takes a secret out of the clipboard, and looks whether it is gone: on Windows a write that another program is in the way
 * of ends well. `CLIPBOARD_FAILED` where it is still there, `CLIPBOARD_NOT_READ` where that cannot be seen.
 */
export const clearClipboard = async (
  dialogs: ClipboardDesk,
  secret: string,
  sleep: Sleep,
): Promise<Result<null>> => {
  let found = secret;
  for (let tries = held.tries; tries > 0; tries -= 1) {
    const written = await dialogs.writeClipboard(proof);
    const text = written.ok ? await dialogs.readClipboard() : written;
    if (!text.ok) return text;
    found = text.value;
    // It is gone, whatever becomes of this.
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
  readonly dialogs: ClipboardDesk;
  readonly sleep: Sleep;
}

/** Milliseconds after which the clipboard is looked at again: programs that swap addresses in it are quick. */
const lookAgainAfter = 300;

/** Systems write line ends in their own way and hold no half characters; that is no change. */
const comparable = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/\p{Cs}/gu, '\ufffd');

const isSame = (found: string, copied: string): boolean =>
  found === copied || comparable(found) === comparable(copied);

/** Copying what is no secret: a text of the window's, or rows of the answer that main has. */
export const createClipboardFeature = ({
  accounts,
  profiles,
  baselines,
  dialogs,
  sleep,
}: ClipboardContext) => {
  /** What was copied last, until all checks are done; it may be long. */
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
      // Something copied from here meanwhile is the person's doing.
      return succeed(isSame(found.value, lastCopied) ? 'kept' : 'changed');
    } finally {
      checks -= 1;
      if (checks === 0) lastCopied = '';
    }
  };

  return {
    handlers: {
      copyText: async ({ text }) => {
        // Between a change of keys and the next look at the account, the window still shows what was read before.
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
