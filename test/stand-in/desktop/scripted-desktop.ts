import { defaultButton, type Desktop } from './desktop';

/** Functions with which a test controls a scripted desktop. */
export interface DesktopControls {
  /** Answers the next open dialog with this path; null cancels it. */
  readonly chooseFile: (path: string | null) => void;
  /** Answers the next save dialog with this path; null cancels it. */
  readonly saveTo: (path: string | null) => void;
  /** Presses the button with this label in the next message box; null leaves the box open until the app closes it. */
  readonly pressButton: (label: string | null) => void;
  readonly setClipboard: (text: string) => void;
  readonly clipboard: () => string;
  /** Sets whether another program holds the clipboard. If so, reads return '' and writes do nothing, as on Windows. */
  readonly holdClipboard: (held: boolean) => void;
  readonly openedLinks: () => readonly string[];
  /** Messages of all message boxes so far, in order. */
  readonly questions: () => readonly string[];
}

/**
 * Creates a desktop with scripted answers that records links and messages. An open or save dialog without a scripted
 * answer throws, because the test did not expect it.
 */
export function createScriptedDesktop(): Desktop & DesktopControls {
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
