import { createInterface } from 'node:readline/promises';
import { defaultButton, type Desktop } from './desktop';
import { createSystemClipboard } from './system-clipboard';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function ask(title: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${title} (path; empty cancels): `)).trim();
  } finally {
    terminal.close();
  }
}

/** A desktop for a person at a terminal: dialogs become questions, links are printed. */
export function createTerminalDesktop(): Desktop {
  return {
    ...createSystemClipboard(),
    async showOpenDialog(options) {
      const path = await ask(options.title ?? options.message ?? 'Open file');
      return { canceled: path === '', filePaths: path === '' ? [] : [path] };
    },
    async showSaveDialog(options) {
      const path = await ask(options.title ?? `Save as, for example ${options.defaultPath ?? ''}`);
      return { canceled: path === '', filePath: path };
    },
    showMessageBox(options) {
      const answer = defaultButton(options);
      const label = options.buttons?.[answer.response] ?? 'OK';
      say(`${options.message}\n${options.detail ?? ''}\n[${label}]`);
      return Promise.resolve(answer);
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
