import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';

/** The mistake, its file, and the code of the file. */
type Mistake = readonly [what: string, file: string, code: string];

const main = 'electron/main/log/logger.ts';
const page = 'renderer/main.tsx';
const preload = 'electron/preload/index.ts';

/** Mistakes by the message that the linter must give. */
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'Its one home is electron/main/index.ts': [
    ['a window made elsewhere', main, `import { BrowserWindow } from 'electron';`],
    ['a view made elsewhere', main, `import { WebContentsView } from 'electron';`],
  ],
  'has no state of its own': [
    ['a state of a module', main, `let count = 0; count += 1;`],
    ['a state handed out', 'shared/failure.ts', `export let last = 0;`],
  ],
  'no state of its own': [
    ['a module that collects', main, `export const seen = new Set<string>();`],
  ],
  'Use lazyComponent of renderer/ui/lazy-component.tsx': [
    [
      'code that is read when it is drawn, by React',
      page,
      `import { lazy } from 'react'; export const X = lazy(() => import('./x'));`,
    ],
  ],
  'Text is shown as text only': [['HTML made of text', page, `document.body.innerHTML = 'x';`]],
  'shown as text only': [
    [
      'HTML made of text by React',
      page,
      `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    ],
  ],
  'it runs foreign code': [
    [
      'code sent to a page',
      main,
      `declare const w: Electron.WebContents; void w.executeJavaScript('1');`,
    ],
    ['styles sent to a page', main, `declare const w: Electron.WebContents; void w.insertCSS('');`],
  ],
  'Its one home is electron/main/shell/links/open-in-browser.ts': [
    ['links opened elsewhere', main, `import { shell } from 'electron';`],
  ],
  'it starts whatever program': [
    ['programs started for a file', main, `declare const s: Electron.Shell; void s.openPath('x');`],
  ],
  'Its one home is electron/main/ipc/register-calls.ts': [
    ['calls registered elsewhere', main, `import { ipcMain } from 'electron';`],
  ],
  'Its one home is electron/main/ipc/own-windows.ts': [
    ['events sent elsewhere', main, `declare const w: Electron.WebContents; w.send('x');`],
  ],
  'Its one home is electron/preload/index.ts': [
    ['channels of the preload used elsewhere', main, `import { ipcRenderer } from 'electron';`],
  ],
  'The bridge has one home': [['the bridge used elsewhere', page, `window.accountViewer;`]],
  'Only electron/ runs in Node': [['Node in the page', page, `import 'node:fs';`]],
  'Electron belongs to electron/main': [['Electron in the page', page, `import 'electron';`]],
  'The network has one home': [
    ['the network in the page', page, `void fetch('x');`],
    ['the network of Electron', main, `import { net } from 'electron';`],
    ['fetch in main', main, `void fetch('x');`],
    ['fetch of a session', main, `declare const s: Electron.Session; void s.fetch('x');`],
    [
      'fetch taken out of a session',
      main,
      `declare const s: Electron.Session; export const { fetch: ask } = s;`,
    ],
    ['a request of Node', main, `import { request } from 'node:https';`],
    ['a socket of Node', main, `import { connect } from 'node:net';`],
    ['all of Node’s sockets', main, `import * as tls from 'node:tls';`],
  ],
  'The window has no network': [['a socket in the page', page, `new WebSocket('x');`]],
  'The window polls nothing. Follow an event of main': [
    [
      'main asked at intervals',
      page,
      `declare const main: { getState(): void }; setInterval(() => main.getState(), 2000);`,
    ],
    ['an interval by another way', page, `globalThis.setInterval(() => undefined, 1000);`],
  ],
  'This timer starts itself again': [
    [
      'a timer that starts itself again',
      page,
      `declare const main: { getState(): Promise<void> };
     const look = async () => { await main.getState(); setTimeout(() => void look(), 2000); };`,
    ],
    ['a timer that is handed itself', page, `function look() { window.setTimeout(look, 2000); }`],
  ],
  'The window polls nothing. Have main tell it': [
    [
      'main asked in a loop',
      page,
      `declare const main: { getState(): Promise<void> };
     const wait = () => new Promise((done) => setTimeout(done, 2000));
     export const look = async () => { for (;;) { await main.getState(); await wait(); } };`,
    ],
    [
      'main asked until it is ready',
      page,
      `declare const main: { isReady(): Promise<boolean> };
     export const look = async () => { while (!(await main.isReady())); };`,
    ],
  ],
  'keytar has one home': [
    ['keytar in main', main, `import 'keytar';`],
    ['keytar elsewhere in its process', 'electron/keychain/index.ts', `import 'keytar';`],
    ['keytar in the preload', preload, `import 'keytar';`],
  ],
  'crashes on foreign items': [
    [
      'calls of keytar that crash',
      'electron/keychain/answer-requests.ts',
      `declare const k: { findCredentials(s: string): void }; k.findCredentials('x');`,
    ],
  ],
  'Certificates are always checked': [
    ['certificates that are not checked', main, `export const x = { rejectUnauthorized: false };`],
  ],
  'Words are read while drawing': [
    [
      'words read once',
      page,
      `import { words } from './i18n/window'; export const title = words.settings.title;`,
    ],
    [
      'words of a part of the window read once',
      page,
      `import { addressRelationWords } from './i18n/address-relations'; export const { title } = addressRelationWords;`,
    ],
    [
      'a sentence made once',
      page,
      `import { messageOf } from './i18n/failures'; export const said = messageOf({ code: 'CANCELLED' });`,
    ],
    [
      'words read once in main',
      main,
      `import { words } from '../i18n/window'; export const cancel = words.cancel;`,
    ],
  ],
  'Words keep their names': [
    ...['details', 'activity', 'a-new-catalogue'].map((catalogue): Mistake => [
      `words of ${catalogue} under another name`,
      page,
      `import { someWords as said } from './i18n/${catalogue}'; export const Title = () => said.title;`,
    ]),
  ],
  'Its one home is shared/stream-safe.ts': [
    ...['shared/failure.ts', main, page].map((file): Mistake => [
      `a text of anybody normalized in ${file}`,
      file,
      `export const same = (one: string) => one.normalize('NFKC');`,
    ]),
  ],
  'Its one home is renderer/features/records/list/model/collation.ts': [
    [
      'texts put in order elsewhere',
      page,
      `export const inOrder = (texts: string[]) => texts.sort(new Intl.Collator('en').compare);`,
    ],
    [
      'texts put in order by another way',
      page,
      `export const isBefore = (one: string, other: string) => one.localeCompare(other) < 0;`,
    ],
  ],
  'Formats follow the language': [
    ['a format made once', page, `export const months = new Intl.DateTimeFormat('de');`],
  ],
};

const all = Object.entries(mistakes).flatMap(([complaint, made]) =>
  made.map((mistake) => [...mistake, complaint] as const),
);

const eslint = new ESLint({
  cwd: projectFolder,
  overrideConfigFile: path.join(projectFolder, '.eslint.config.mjs'),
});

const messagesOf = (results: readonly ESLint.LintResult[]): string =>
  results.flatMap(({ messages }) => messages.map(({ message }) => message)).join('\n');

describe('the linter refuses (security A1, B8, B9, C5, D1, D3, E3, E13, G9, I5)', () => {
  it.each(all)('%s', async (_what, file, code, complaint) => {
    const results = await eslint.lintText(code, { filePath: path.join(projectFolder, file) });
    expect(messagesOf(results)).toContain(complaint);
  });

  it('nothing in the same files as they are', async () => {
    const files = [...new Set(all.map(([, file]) => file))];
    expect(messagesOf(await eslint.lintFiles(files))).toBe('');
  });
});
