import { extname, join } from 'node:path';
import type { Clipboard, Dialog } from 'electron';
import type { OtherAccount } from '../../../shared/activity';
import { hostOf } from '../../../shared/base-url';
import { defined } from '../../../shared/defined';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { plainLine } from '../../../shared/unseen';
import { words } from '../i18n';
import { isAborted } from '../timers';
import { createDialogFolders } from './dialog-folders';
import { bothIdentities, whichProfile, type BothAccounts, type Questioned } from './question-lines';

/** A profile that may be removed. `secrets` decides what the question says of its keys. */
type Removed = Questioned & Pick<Profile, 'secrets'>;

/** Facts about keys that would replace those of a profile. */
interface NewKeys {
  /** The new keys were not tested, and may be wrong. */
  readonly untested: boolean;
  /** The keys in the keychain stay there. */
  readonly stay: boolean;
  /** Only the API key changes. */
  readonly keepsPrivateKey: boolean;
  /** The known account and the one that the new keys open, when they differ; null otherwise. */
  readonly other: BothAccounts | null;
}

/** Times of two clocks at the same moment, in milliseconds since the epoch. */
interface Clocks {
  readonly computer: number;
  readonly service: number;
}

/** The parts of Electron that the dialogs need. */
export interface Desktop {
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'>;
  readonly clipboard: Pick<Clipboard, 'readText' | 'writeText'>;
  /** The window that dialogs belong to. */
  readonly mainWindow: () => Electron.BrowserWindow | undefined;
  /** Takes this process back out of the folder that a file dialog has changed to, see `keepFolder`. */
  readonly leaveFolder: () => void;
}

const filters = {
  key: [],
  profiles: [{ name: 'JSON', extensions: ['json'] }],
  notes: [{ name: 'JSON', extensions: ['json'] }],
  list: [{ name: 'CSV, JSON', extensions: ['csv', 'tsv', 'txt', 'json'] }],
};

/** A filter for the suggested name's extension. Systems that hide extensions add it to a name typed without one. */
const filtersFor = (name: string): Electron.FileFilter[] => {
  const extension = extname(name).slice(1);
  return [{ name: extension.toUpperCase(), extensions: [extension] }];
};

/** Longest texts in a message box, in UTF-16 units. A host, names of files and a base URL fit in whole. */
const longest = { message: 500, line: 2500 };

/** A question to the user: its text, explaining lines, and a button that says what it does. */
interface Question {
  readonly message: string;
  readonly detail: readonly string[];
  readonly confirm: string;
}

/** Dialogs, attached to the main window, and the clipboard. */
export const createNativeDialogs = ({ dialog, clipboard, mainWindow, leaveFolder }: Desktop) => {
  let isAsking = false;
  let isQuitting = false;
  /** Closes the open question; null when none is open, because Electron would also try to close a finished one. */
  let open: AbortController | null = null;
  const folders = createDialogFolders();
  /**
   * Shows one dialog at a time. Fails with `BUSY` while another one is open, and with `CANCELLED` without a window,
   * because the app is about to end.
   */
  const oneAtATime = async <T>(
    ask: (window: Electron.BrowserWindow) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (isAsking) return fail('BUSY');
    const window = mainWindow();
    if (!window) return fail('CANCELLED');
    isAsking = true;
    try {
      return await ask(window);
    } finally {
      isAsking = false;
      open = null;
    }
  };

  /**
   * Returns the chosen file, and remembers its folder. Once the app quits, every choice counts as cancelled: on macOS a
   * sheet that closes with its window returns a file that the user has not confirmed (native_window_mac.mm).
   */
  const chosen = (purpose: string, canceled: boolean, file: string | undefined): Result<string> => {
    if (canceled || file === undefined || file === '' || isQuitting) return fail('CANCELLED');
    folders.keep(purpose, file);
    return succeed(file);
  };

  /**
   * Asks a question that only the user can answer. Cancel is the default. Names in the question may come from anyone,
   * so `plainLine` makes hidden characters visible.
   */
  const confirm = (question: Question, signal?: AbortSignal): Promise<Result<null>> =>
    oneAtATime(async (window) => {
      open = new AbortController();
      const closing = AbortSignal.any([open.signal, ...(signal ? [signal] : [])]);
      if (isAborted(closing)) return fail('CANCELLED');
      const options: Electron.MessageBoxOptions = {
        type: 'warning',
        message: plainLine(question.message, longest.message),
        detail: question.detail.map((line) => plainLine(line, longest.line)).join('\n\n'),
        buttons: [words.cancel, question.confirm],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
        signal: closing,
      };
      const { response } = await dialog.showMessageBox(window, options);
      // The user may press the button in the moment the question is closed.
      return response === 1 && !isAborted(closing) ? succeed(null) : fail('CANCELLED');
    });

  const askToOpen = (what: 'address' | 'releasePage', host: string): Promise<Result<null>> => {
    const said = words.confirmLink;
    return confirm({
      message: said.message(host),
      detail: [said[what](host)],
      confirm: said.confirm,
    });
  };

  return {
    /** Asks for a file to read. */
    chooseFile: (purpose: 'key' | 'profiles' | 'list' | 'notes'): Promise<Result<string>> =>
      oneAtATime(async (window) => {
        const folder = await folders.of(purpose);
        if (mainWindow() !== window || isQuitting) return fail('CANCELLED');
        const options: Electron.OpenDialogOptions = {
          // Linux still shows hidden files only after Ctrl+H in the dialog. Without `dontAddToRecent`, Windows would
          // list a key among the recently used files.
          properties: ['openFile', 'showHiddenFiles', 'dontAddToRecent'],
          filters: filters[purpose],
          ...defined({ defaultPath: folder }),
        };
        const { canceled, filePaths } = await dialog
          .showOpenDialog(window, options)
          .finally(leaveFolder);
        return chosen(purpose, canceled, filePaths[0]);
      }),
    /** Asks where to save. */
    chooseTarget: (suggestedName: string): Promise<Result<string>> =>
      oneAtATime(async (window) => {
        const folder = await folders.of('save');
        if (mainWindow() !== window || isQuitting) return fail('CANCELLED');
        const options: Electron.SaveDialogOptions = {
          defaultPath: join(folder ?? '', suggestedName),
          filters: filtersFor(suggestedName),
          properties: ['createDirectory', 'showOverwriteConfirmation'],
        };
        const { canceled, filePath } = await dialog
          .showSaveDialog(window, options)
          .finally(leaveFolder);
        return chosen('save', canceled, filePath);
      }),
    /** Asks whether keys and calls may go to a base URL. `from` is their previous base URL or its origin. */
    confirmConnection: (
      baseUrl: string,
      from: string | null,
      signal: AbortSignal | undefined,
    ): Promise<Result<null>> => {
      const { message, will, caution, was, confirm: label } = words.confirmConnection;
      const before = from === null ? [] : [was, from];
      const detail = [...before, will, baseUrl, caution];
      return confirm({ message: message(hostOf(baseUrl)), detail, confirm: label }, signal);
    },
    /** Asks whether to sign with the time of a service that is far from this computer's. `host` includes the port. */
    confirmClock: (host: string, { computer, service }: Clocks): Promise<Result<null>> => {
      const { message, moment, detail, caution, confirm: label } = words.confirmClock;
      const seconds = Math.round(Math.abs(service - computer) / 1000);
      const clocks = detail(moment(computer), moment(service), seconds);
      return confirm({ message: message(host), detail: [clocks, caution], confirm: label });
    },
    /** Asks whether another account may replace the known one. */
    confirmTrust: (
      profile: Questioned,
      { known, answered, agreesTo }: Pick<OtherAccount, 'known' | 'answered' | 'agreesTo'>,
    ): Promise<Result<null>> => {
      const said = words.confirmTrust;
      const detail = [
        ...whichProfile(profile),
        ...bothIdentities({ known, answered }),
        said.caution[agreesTo](known.alarmCount),
        said.ask,
      ];
      return confirm({ message: said.message(profile.name), detail, confirm: said.confirm });
    },
    /** Asks whether a profile's keys may be replaced. That cannot be undone, unless the keys in the keychain stay. */
    confirmNewKeys: (
      profile: Questioned,
      { untested, stay, keepsPrivateKey, other }: NewKeys,
      signal: AbortSignal,
    ): Promise<Result<null>> => {
      const { message, confirm: label, ...said } = words.confirmNewKeys;
      const lost = keepsPrivateKey ? said.lostApiKey : said.lost;
      const detail = [
        ...whichProfile(profile),
        ...(other ? [said.opensAnother, ...bothIdentities(other), said.ofItsOwn] : []),
        ...(untested ? [said.untested] : []),
        ...(untested && !stay ? [said.copyGoes] : []),
        stay ? said.kept : lost,
      ];
      return confirm({ message: message(profile.name), detail, confirm: label }, signal);
    },
    /**
     * Asks whether a profile may be removed with its keys, notes, pins and copies. `forgets` is true when its
     * keys cannot be deleted now.
     */
    confirmRemoval: (profile: Removed, forgets: boolean): Promise<Result<null>> => {
      const { one, forget, keys, keysLater, files, removeOne, forgetOne } = words.confirmRemoval;
      const fate = keys[profile.kind === 'demo' ? 'demo' : profile.secrets];
      return confirm({
        message: forgets ? forget(profile.name) : one(profile.name),
        detail: [...whichProfile(profile), forgets ? keysLater : fate, files],
        confirm: forgets ? forgetOne : removeOne,
      });
    },
    /**
     * Asks whether everything may be removed. `profiles` is the number of all profiles, possibly 0; `earlier` is the
     * number of earlier profiles, which have files here or are named in settings set aside.
     */
    confirmRemoveEverything: (profiles: number, earlier: number): Promise<Result<null>> => {
      const { all, allEarlier, ...others } = words.confirmRemoval;
      const [keys, left] = [
        profiles > 0 ? others.allKeys : '',
        earlier > 0 ? others.earlier(earlier) : '',
      ];
      return confirm({
        message: profiles > 0 ? all(profiles) : allEarlier(earlier),
        detail: [keys, others.files, left].filter((part) => part !== ''),
        confirm: others[profiles > 0 ? 'removeAll' : 'removeEarlier'],
      });
    },
    /** Asks whether a website may see an address of the account. `host` includes the port. */
    confirmLink: (host: string): Promise<Result<null>> => askToOpen('address', host),
    /** Asks whether the page of a newer version may be opened. `host` includes the port. */
    confirmReleasePage: (host: string): Promise<Result<null>> => askToOpen('releasePage', host),
    /** Asks whether files that the user has not chosen by name may be replaced. */
    confirmReplace: (names: readonly string[]): Promise<Result<null>> => {
      const said = words.confirmReplace;
      return confirm({ ...said, detail: [said.detail(names.join(', '))] });
    },
    /**
     * Closes the open question, which counts as cancelled: the user has left, and a different person may come. Electron
     * cannot close file dialogs, but they agree to nothing except a place.
     */
    withdraw: (): void => {
      open?.abort();
    },
    /** Closes the open question because the app quits. A choice in an open file dialog then counts as cancelled. */
    quit: (): void => {
      isQuitting = true;
      open?.abort();
    },
    /** Returns the text on the clipboard. Fails with `CLIPBOARD_FAILED` when the system's clipboard does not work. */
    readClipboard: async (): Promise<Result<string>> => {
      try {
        return succeed(await clipboard.readText());
      } catch {
        return fail('CLIPBOARD_FAILED');
      }
    },
    /** Writes a text to the clipboard. Fails with `CLIPBOARD_FAILED`, too. */
    writeClipboard: async (text: string): Promise<Result<null>> => {
      try {
        await clipboard.writeText(text);
        return succeed(null);
      } catch {
        return fail('CLIPBOARD_FAILED');
      }
    },
  };
};

/**
 * The system's dialogs and clipboard, for features. Every question is a dialog of the system, which the window cannot
 * answer, and fails with `CANCELLED` unless the user agrees. Only one dialog is open at a time; another one fails with
 * `BUSY`. A signal closes a question whose purpose is given up.
 */
export type NativeDialogs = ReturnType<typeof createNativeDialogs>;
