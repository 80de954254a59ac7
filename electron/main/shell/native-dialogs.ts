import { extname } from 'node:path';
import type { Clipboard, Dialog } from 'electron';
import type { OtherAccount } from '../../../shared/activity';
import { hostOf } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { plainLine } from '../../../shared/unseen';
import { words } from '../i18n';
import { isAborted } from '../timers';
import { bothIdentities, whichProfile, type BothAccounts, type Questioned } from './question-lines';

/** One that may be removed: where its keys are says what becomes of them. */
type Removed = Questioned & Pick<Profile, 'secrets'>;

/** What is to be known of keys that would take the place of others. */
interface NewKeys {
  /** They may be wrong. */
  readonly untested: boolean;
  /** What was in the keychain stays there. */
  readonly stay: boolean;
  /** The API key alone is another one. */
  readonly keepsPrivateKey: boolean;
  /** The account that they open, where it is not the known one. */
  readonly other: BothAccounts | null;
}

/** What two clocks say at the same moment, in milliseconds since the epoch. */
interface Clocks {
  readonly computer: number;
  readonly service: number;
}

/** Electron's, in the app. */
export interface Desktop {
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'>;
  readonly clipboard: Pick<Clipboard, 'readText' | 'writeText'>;
  /** The window that dialogs belong to. */
  readonly mainWindow: () => Electron.BrowserWindow | undefined;
  /** Leaves the folder that a dialog for files has brought this process into. */
  readonly leaveFolder: () => void;
}

const filters = {
  key: [],
  profiles: [{ name: 'JSON', extensions: ['json'] }],
  notes: [{ name: 'JSON', extensions: ['json'] }],
  list: [{ name: 'CSV, JSON', extensions: ['csv', 'tsv', 'txt', 'json'] }],
};

/** By the ending that the app suggests; systems that hide endings add it to a name that is typed without one. */
const filtersFor = (name: string): Electron.FileFilter[] => {
  const extension = extname(name).slice(1);
  return [{ name: extension.toUpperCase(), extensions: [extension] }];
};

/** Longest texts in a box, in UTF-16 units: a host, or names of files, fit in whole, and so does a base URL. */
const longest = { message: 500, line: 2500 };

/** What a person is asked: the question, lines that explain it, and a button that says what it does. */
interface Question {
  readonly message: string;
  readonly detail: readonly string[];
  readonly confirm: string;
}

/** Dialogs, attached to the main window, and the clipboard. */
export const createNativeDialogs = ({ dialog, clipboard, mainWindow, leaveFolder }: Desktop) => {
  let isAsking = false;
  let isQuitting = false;
  /** Of the question that is open. Electron would go on to close one that is over. */
  let open: AbortController | null = null;
  /** Without the window the app is about to end, and nobody is asked anything. */
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

  /** On macOS a sheet that closes with its window names a file that nobody has agreed to (native_window_mac.mm). */
  const chosen = (canceled: boolean, file: string | undefined): Result<string> =>
    canceled || file === undefined || file === '' || isQuitting ? fail('CANCELLED') : succeed(file);

  /** A question that only a person can answer. Cancel is the default. Names in it may be anybody's: nothing of them stays unseen. */
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
      // A box may be answered in the moment it is closed.
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
        const options: Electron.OpenDialogOptions = {
          // Linux shows hidden files only once the person presses Ctrl+H in the dialog; Windows would list a key among the
          // files that were used last.
          properties: ['openFile', 'showHiddenFiles', 'dontAddToRecent'],
          filters: filters[purpose],
        };
        const { canceled, filePaths } = await dialog
          .showOpenDialog(window, options)
          .finally(leaveFolder);
        return chosen(canceled, filePaths[0]);
      }),
    /** Asks where to save. */
    chooseTarget: (suggestedName: string): Promise<Result<string>> =>
      oneAtATime(async (window) => {
        const options: Electron.SaveDialogOptions = {
          defaultPath: suggestedName,
          filters: filtersFor(suggestedName),
          properties: ['createDirectory', 'showOverwriteConfirmation'],
        };
        const { canceled, filePath } = await dialog
          .showSaveDialog(window, options)
          .finally(leaveFolder);
        return chosen(canceled, filePath);
      }),
    /**
     * Asks whether keys and calls may go to a base URL; `from` is the one, or the origin, that the keys were for until now.
     */
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
    /** Asks whether to sign with the time of a service, which is far from this computer's; `host` with port. */
    confirmClock: (host: string, { computer, service }: Clocks): Promise<Result<null>> => {
      const { message, moment, detail, caution, confirm: label } = words.confirmClock;
      const seconds = Math.round(Math.abs(service - computer) / 1000);
      const clocks = detail(moment(computer), moment(service), seconds);
      return confirm({ message: message(host), detail: [clocks, caution], confirm: label });
    },
    /** Asks whether another account may take the place of the one that is known. */
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
    /** Asks whether a profile's keys may be replaced, which cannot be undone, unless those of the keychain stay. */
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
     * Asks whether a profile may go with its keys, notes, pins and copies; `forgets` is where not all of them can be deleted.
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
    /** The same of so many profiles, which are all there are or none, and of so many earlier ones that only have files here. */
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
    /** Asks whether a website may see an address of the account; `host` with port. */
    confirmLink: (host: string): Promise<Result<null>> => askToOpen('address', host),
    /** Asks whether the page of a newer version may be opened; `host` with port. */
    confirmReleasePage: (host: string): Promise<Result<null>> => askToOpen('releasePage', host),
    /** Asks whether files that the person has not chosen by name may be replaced. */
    confirmReplace: (names: readonly string[]): Promise<Result<null>> => {
      const said = words.confirmReplace;
      return confirm({ ...said, detail: [said.detail(names.join(', '))] });
    },
    /**
     * Closes the question that is open, which counts as cancelled: nobody is there, and somebody else may come. Electron can
     * close no dialog for files, which agrees to nothing but a place.
     */
    withdraw: (): void => {
      open?.abort();
    },
    /** The same as the app ends: a dialog for files that is open agrees to nothing any more either. */
    quit: (): void => {
      isQuitting = true;
      open?.abort();
    },
    /** The text on the clipboard; `CLIPBOARD_FAILED` where the system's does not work. */
    readClipboard: async (): Promise<Result<string>> => {
      try {
        return succeed(await clipboard.readText());
      } catch {
        return fail('CLIPBOARD_FAILED');
      }
    },
    /** Fails likewise. */
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
 * The parts of the desktop that features use. Whatever asks the person does so in a dialog of the system's that the
 * window cannot answer, and fails with `CANCELLED` unless the person agrees. One is open at a time: `BUSY` meanwhile. A
 * signal closes the question when what it was asked for is given up.
 */
export type NativeDialogs = ReturnType<typeof createNativeDialogs>;
