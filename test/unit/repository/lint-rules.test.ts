import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';

/** What is wrong, where, what the file would say, and what the linter has to answer. */
type Mistake = readonly [what: string, file: string, code: string, complaint: string];

const main = 'electron/main/log/logger.ts';
const page = 'renderer/main.tsx';
const preload = 'electron/preload/index.ts';

const mistakes: readonly Mistake[] = [
  [
    'a window made elsewhere',
    main,
    `import { BrowserWindow } from 'electron';`,
    'Its one home is electron/main/index.ts',
  ],
  [
    'a view made elsewhere',
    main,
    `import { WebContentsView } from 'electron';`,
    'Its one home is electron/main/index.ts',
  ],
  ['a state of a module', main, `let count = 0; count += 1;`, 'has no state of its own'],
  ['a state handed out', 'shared/failure.ts', `export let last = 0;`, 'has no state of its own'],
  ['a module that collects', main, `export const seen = new Set<string>();`, 'no state of its own'],
  [
    'code that is read when it is drawn, by React',
    page,
    `import { lazy } from 'react'; export const X = lazy(() => import('./x'));`,
    'Use lazyComponent of renderer/ui/lazy-component.tsx',
  ],
  ['HTML made of text', page, `document.body.innerHTML = 'x';`, 'Text is shown as text only'],
  [
    'HTML made of text by React',
    page,
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    'shown as text only',
  ],
  [
    'code sent to a page',
    main,
    `declare const w: Electron.WebContents; void w.executeJavaScript('1');`,
    'it runs foreign code',
  ],
  [
    'styles sent to a page',
    main,
    `declare const w: Electron.WebContents; void w.insertCSS('');`,
    'it runs foreign code',
  ],
  [
    'links opened elsewhere',
    main,
    `import { shell } from 'electron';`,
    'Its one home is electron/main/shell/links/open-in-browser.ts',
  ],
  [
    'programs started for a file',
    main,
    `declare const s: Electron.Shell; void s.openPath('x');`,
    'it starts whatever program',
  ],
  [
    'calls registered elsewhere',
    main,
    `import { ipcMain } from 'electron';`,
    'Its one home is electron/main/ipc/register-calls.ts',
  ],
  [
    'events sent elsewhere',
    main,
    `declare const w: Electron.WebContents; w.send('x');`,
    'Its one home is electron/main/ipc/own-windows.ts',
  ],
  [
    'channels of the preload used elsewhere',
    main,
    `import { ipcRenderer } from 'electron';`,
    'Its one home is electron/preload/index.ts',
  ],
  ['the bridge used elsewhere', page, `window.accountViewer;`, 'The bridge has one home'],
  ['Node in the page', page, `import 'node:fs';`, 'Only electron/ runs in Node'],
  ['Electron in the page', page, `import 'electron';`, 'Electron belongs to electron/main'],
  ['the network in the page', page, `void fetch('x');`, 'The network has one home'],
  ['the network of Electron', main, `import { net } from 'electron';`, 'The network has one home'],
  ['fetch in main', main, `void fetch('x');`, 'The network has one home'],
  [
    'fetch of a session',
    main,
    `declare const s: Electron.Session; void s.fetch('x');`,
    'The network has one home',
  ],
  [
    'fetch taken out of a session',
    main,
    `declare const s: Electron.Session; export const { fetch: ask } = s;`,
    'The network has one home',
  ],
  ['a request of Node', main, `import { request } from 'node:https';`, 'The network has one home'],
  ['a socket of Node', main, `import { connect } from 'node:net';`, 'The network has one home'],
  ['all of Node’s sockets', main, `import * as tls from 'node:tls';`, 'The network has one home'],
  ['a socket in the page', page, `new WebSocket('x');`, 'The window has no network'],
  [
    'main asked at intervals',
    page,
    `declare const main: { getState(): void }; setInterval(() => main.getState(), 2000);`,
    'The window polls nothing. Follow an event of main',
  ],
  [
    'an interval by another way',
    page,
    `globalThis.setInterval(() => undefined, 1000);`,
    'The window polls nothing. Follow an event of main',
  ],
  [
    'a timer that starts itself again',
    page,
    `declare const main: { getState(): Promise<void> };
     const look = async () => { await main.getState(); setTimeout(() => void look(), 2000); };`,
    'This timer starts itself again',
  ],
  [
    'a timer that is handed itself',
    page,
    `function look() { window.setTimeout(look, 2000); }`,
    'This timer starts itself again',
  ],
  [
    'main asked in a loop',
    page,
    `declare const main: { getState(): Promise<void> };
     const wait = () => new Promise((done) => setTimeout(done, 2000));
     export const look = async () => { for (;;) { await main.getState(); await wait(); } };`,
    'The window polls nothing. Have main tell it',
  ],
  [
    'main asked until it is ready',
    page,
    `declare const main: { isReady(): Promise<boolean> };
     export const look = async () => { while (!(await main.isReady())); };`,
    'The window polls nothing. Have main tell it',
  ],
  ['keytar in main', main, `import 'keytar';`, 'keytar has one home'],
  [
    'keytar elsewhere in its process',
    'electron/keychain/index.ts',
    `import 'keytar';`,
    'keytar has one home',
  ],
  ['keytar in the preload', preload, `import 'keytar';`, 'keytar has one home'],
  [
    'calls of keytar that crash',
    'electron/keychain/load-keytar.ts',
    `declare const k: { findCredentials(s: string): void }; k.findCredentials('x');`,
    'crashes on foreign items',
  ],
  [
    'certificates that are not checked',
    main,
    `export const x = { rejectUnauthorized: false };`,
    'Certificates are always checked',
  ],
  [
    'words read once',
    page,
    `import { words } from './i18n/window'; export const title = words.settings.title;`,
    'Words are read while drawing',
  ],
  [
    'words of a part of the window read once',
    page,
    `import { addressRelationWords } from './i18n/address-relations'; export const { title } = addressRelationWords;`,
    'Words are read while drawing',
  ],
  [
    'a sentence made once',
    page,
    `import { messageOf } from './i18n/failures'; export const said = messageOf({ code: 'CANCELLED' });`,
    'Words are read while drawing',
  ],
  [
    'words read once in main',
    main,
    `import { words } from '../i18n/window'; export const cancel = words.cancel;`,
    'Words are read while drawing',
  ],
  ...['details', 'activity', 'a-new-catalogue'].map((catalogue): Mistake => [
    `words of ${catalogue} under another name`,
    page,
    `import { someWords as said } from './i18n/${catalogue}'; export const Title = () => said.title;`,
    'Words keep their names',
  ]),
  ...['shared/failure.ts', main, page].map((file): Mistake => [
    `a text of anybody normalized in ${file}`,
    file,
    `export const same = (one: string) => one.normalize('NFKC');`,
    'Its one home is shared/stream-safe.ts',
  ]),
  [
    'texts put in order elsewhere',
    page,
    `export const inOrder = (texts: string[]) => texts.sort(new Intl.Collator('en').compare);`,
    'Its one home is renderer/features/records/list/model/collation.ts',
  ],
  [
    'texts put in order by another way',
    page,
    `export const isBefore = (one: string, other: string) => one.localeCompare(other) < 0;`,
    'Its one home is renderer/features/records/list/model/collation.ts',
  ],
  [
    'a format made once',
    page,
    `export const months = new Intl.DateTimeFormat('de');`,
    'Formats follow the language',
  ],
];

const eslint = new ESLint({
  cwd: projectFolder,
  overrideConfigFile: path.join(projectFolder, '.eslint.config.mjs'),
});

const messagesOf = (results: readonly ESLint.LintResult[]): string =>
  results.flatMap(({ messages }) => messages.map(({ message }) => message)).join('\n');

describe('the linter refuses (security A1, B8, B9, C5, D1, D3, E3, E13, G9, I5)', () => {
  it.each(mistakes)('%s', async (_what, file, code, complaint) => {
    const results = await eslint.lintText(code, { filePath: path.join(projectFolder, file) });
    expect(messagesOf(results)).toContain(complaint);
  });

  it('nothing in the same files as they are', async () => {
    const files = [...new Set(mistakes.map(([, file]) => file))];
    expect(messagesOf(await eslint.lintFiles(files))).toBe('');
  });
});
