import { createInterface } from 'node:readline/promises';
import { defaultButton, type Desktop } from './desktop';
import { createSystemClipboard } from './system-clipboard';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

const askPath = (title: string) => ask(`${title} (path; empty cancels): `);

/** Creates a desktop for the user at a terminal: dialogs become questions, links are printed. */
export function createTerminalDesktop(): Desktop {
  return {
    ...createSystemClipboard(),
    async showOpenDialog(options) {
      const path = await askPath(options.title ?? options.message ?? 'Open file');
      return { canceled: path === '', filePaths: path === '' ? [] : [path] };
    },
    async showSaveDialog(options) {
      const path = await askPath(
        options.title ?? `Save as, for example ${options.defaultPath ?? ''}`,
      );
      return { canceled: path === '', filePath: path };
    },
    async showMessageBox(options) {
      const usual = defaultButton(options);
      const buttons = options.buttons ?? [];
      const choices = buttons.map((label, index) => `${index + 1} ${label}`).join(', ');
      say(`${options.message}\n${options.detail ?? ''}`);
      const typed = await ask(`${choices} (number; empty is ${buttons[usual.response] ?? 'OK'}): `);
      const response = Number(typed) - 1;
      return typed !== '' && response in buttons ? { ...usual, response } : usual;
    },
    showErrorBox: (title, content) => {
      say(`${title}: ${content}`);
    },
    openExternal(url) {
      say(`Would open in your browser: ${url}`);
      return Promise.resolve();
    },
  };
}
