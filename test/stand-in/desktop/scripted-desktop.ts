import { defaultButton, type Desktop } from './desktop';

/** The hands of a test on a scripted desktop. */
export interface DesktopHands {
  /** The next open dialog answers with this path; null cancels it. */
  readonly chooseFile: (path: string | null) => void;
  /** The next save dialog answers with this path; null cancels it. */
  readonly saveTo: (path: string | null) => void;
  /** The next message box answers with the button of this label; null leaves it open until the app closes it. */
  readonly pressButton: (label: string | null) => void;
  readonly setClipboard: (text: string) => void;
  readonly clipboard: () => string;
  /** Another program holds the clipboard, or lets go of it: meanwhile, as on Windows, writing does nothing, reading gives ''. */
  readonly holdClipboard: (held: boolean) => void;
  readonly openedLinks: () => readonly string[];
  /** What the message boxes have said so far, in their order. */
  readonly questions: () => readonly string[];
}

/**
 * A desktop that answers as a test told it to, and remembers what it was asked. A dialog that no answer was given for
 * fails: the test did not expect it.
 */
export function createScriptedDesktop(): Desktop & DesktopHands {
  const openAnswers: (string | null)[] = [];
  const saveAnswers: (string | null)[] = [];
  const buttons: (string | null)[] = [];
  const links: string[] = [];
  const questions: string[] = [];
  let text = '';
  let isHeld = false;

  function next<T>(answers: T[], dialog: string): T {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`stand-in: ${dialog} has no answer to give`);
    return answer;
  }

  return {
    chooseFile: (path) => void openAnswers.push(path),
    saveTo: (path) => void saveAnswers.push(path),
    pressButton: (label) => void buttons.push(label),
    setClipboard: (value) => void (text = value),
    clipboard: () => text,
    holdClipboard: (held) => void (isHeld = held),
    openedLinks: () => [...links],
    questions: () => [...questions],
    showOpenDialog() {
      const path = next(openAnswers, 'the open dialog');
      return Promise.resolve({ canceled: path === null, filePaths: path === null ? [] : [path] });
    },
    showSaveDialog() {
      const path = next(saveAnswers, 'the save dialog');
      return Promise.resolve({ canceled: path === null, filePath: path ?? '' });
    },
    showMessageBox(options) {
      questions.push(options.message);
      const label = buttons.shift();
      if (label === null) return new Promise(() => undefined);
      if (label === undefined) return Promise.resolve(defaultButton(options));
      const response = (options.buttons ?? []).indexOf(label);
      if (response < 0) throw new Error(`stand-in: the message box has no button "${label}"`);
      return Promise.resolve({ response, checkboxChecked: false });
    },
    showErrorBox(title, content) {
      process.stderr.write(`${title}: ${content}\n`);
    },
    readClipboard: () => Promise.resolve(isHeld ? '' : text),
    writeClipboard(value) {
      if (!isHeld) text = value;
      return Promise.resolve();
    },
    openExternal(url) {
      links.push(url);
      return Promise.resolve();
    },
  };
}
