import { fail, succeed, type Result } from '../../../../shared/failure';
import type { NativeDialogs } from '../native-dialogs';
import type { ClipboardState } from '../../../../shared/copying';
import type { Accounts } from '../../account/accounts';
import type { Feature } from '../../feature';
import type { ProfileStore } from '../../profiles/profile-store';
import type { Baselines } from '../../changes/baselines';

type ClipboardDesk = Pick<NativeDialogs, 'readClipboard' | 'writeClipboard'>;

/** Waits so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/** The text on the clipboard; `CLIPBOARD_FAILED` where the system's does not work. */
export const readClipboard = async (
  dialogs: Pick<ClipboardDesk, 'readClipboard'>,
): Promise<Result<string>> => {
  try {
    return succeed(await dialogs.readClipboard());
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};

/** Fails with `CLIPBOARD_FAILED` where the system's clipboard does not work. */
export const writeClipboard = async (
  dialogs: Pick<ClipboardDesk, 'writeClipboard'>,
  text: string,
): Promise<Result<null>> => {
  try {
    await dialogs.writeClipboard(text);
    return succeed(null);
  } catch {
    return fail('CLIPBOARD_FAILED');
  }
};

/** How often, and after how many milliseconds each time, a clipboard that another program holds is tried again. */
const clearing = { tries: 5, pauseMs: 100 };

/**
 * Takes a secret out of the clipboard, and looks whether it is gone: on Windows a write that another program is in the way
 * of ends well. `CLIPBOARD_FAILED` where it is still there.
 */
export const clearClipboard = async (
  dialogs: ClipboardDesk,
  secret: string,
  pause: Pause,
): Promise<Result<null>> => {
  for (let tries = clearing.tries; tries > 0; tries -= 1) {
    const written = await writeClipboard(dialogs, '');
    const held = written.ok ? await readClipboard(dialogs) : written;
    if (!held.ok) return held;
    if (held.value !== secret) return succeed(null);
    await pause(clearing.pauseMs);
  }
  return fail('CLIPBOARD_FAILED');
};

interface ClipboardContext {
  readonly accounts: Pick<Accounts, 'shown'>;
  readonly profiles: Pick<ProfileStore, 'activeId'>;
  readonly baselines: Pick<Baselines, 'mentionsBlocked' | 'copyRows'>;
  readonly dialogs: ClipboardDesk;
  readonly pause: Pause;
}

/** Milliseconds after which the clipboard is looked at again: programs that swap addresses in it are quick. */
const lookAgainAfter = 300;

/** Systems write line ends in their own way and hold no half characters; that is no change. */
const comparable = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/\p{Cs}/gu, '\ufffd');

const isSame = (held: string, copied: string): boolean =>
  held === copied || comparable(held) === comparable(copied);

/** Copying what is no secret: a text of the window's, or rows of the answer that main has. */
export const createClipboardFeature = ({
  accounts,
  profiles,
  baselines,
  dialogs,
  pause,
}: ClipboardContext) => {
  /** What was copied last, until all checks are done; it may be long. */
  let lastCopied = '';
  let checks = 0;

  const copy = async (text: string): Promise<Result<ClipboardState>> => {
    lastCopied = text;
    checks += 1;
    try {
      const written = await writeClipboard(dialogs, text);
      if (!written.ok) return written;
      await pause(lookAgainAfter);
      const held = await readClipboard(dialogs);
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
        // Between a change of keys and the next look at the account, the window still shows what was read before.
        const shown = accounts.shown() ?? profiles.activeId();
        const blocked =
          shown === null ? succeed(false) : await baselines.mentionsBlocked(shown, text);
        if (!blocked.ok) return blocked;
        return blocked.value ? fail('ADDRESS_CHANGED') : copy(text);
      },
      copyRows: async ({ profileId, revision, ...wanted }) => {
        const table = await baselines.copyRows(profileId, revision, wanted);
        if (!table.ok) return table;
        const { text, count, guarded } = table.value;
        const state = await copy(text);
        return state.ok ? succeed({ state: state.value, count, guarded }) : state;
      },
    },
  } satisfies Feature;
};
