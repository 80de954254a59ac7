import tseslint from 'typescript-eslint';
import { noBareValues } from './test/checks/no-bare-values.mjs';
import { noPolls } from './test/checks/no-polls.mjs';

/** Node's own modules, with and without the `node:` prefix. */
const nodeModules = {
  regex: '^node:|^(fs|path|os|crypto|http|https|net|tls|child_process|worker_threads)(/|$)',
  message: 'Only electron/ runs in Node. Pass the value in from main.',
};
const electron = {
  regex: '^electron(/|$)',
  message: 'Electron belongs to electron/main and electron/preload.',
};
const keytar = {
  regex: '^keytar$',
  message:
    'keytar has one home, electron/keychain/answer-requests.ts. Use the SecretStore of electron/main/credentials/keychain.',
};
const schemas = {
  regex: '/shared/(schemas|contract)$|^\\./(schemas|contract)$',
  allowTypeImports: true,
  message:
    'Schemas run in main only: they compile with new Function, which the page forbids. Import their types.',
};

const suspense = {
  regex: '^react$',
  importNames: ['lazy', 'Suspense'],
  message:
    'React shows what Suspense held back 300 ms late. Use lazyComponent of renderer/ui/lazy-component.tsx.',
};

/** Rules for imports between the app's own files are in test/architecture/import-rules.ts. */
const imports = (...patterns) => ['error', { patterns }];

const global = (name, message) => ({ name, message });
const noFetch = global(
  'fetch',
  'The network has one home: electron/main/account/client/session-http.ts. Take an HttpClient as an argument.',
);

/**
 * Functions that sort the combining marks of a text, which takes quadratic time when many marks are piled up. Each may
 * be called in one file only, which first shortens such piles.
 */
const piles = {
  normalize: {
    selector:
      "CallExpression[callee.property.name='normalize']:not([callee.object.name=/^(posix|win32|path)$/])",
    message: 'Its one home is shared/stream-safe.ts: a pile of marks takes quadratic time.',
  },
  collator: {
    selector:
      "NewExpression[callee.property.name='Collator'], CallExpression[callee.property.name='localeCompare']",
    message:
      'Its one home is renderer/features/records/list/model/collation.ts: a pile of marks takes quadratic time.',
  },
};

/** Syntax that is never allowed, and why. */
const neverRight = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text of the service is shown as text only.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Text is shown as text only.',
  },
  {
    selector:
      'MemberExpression[property.name=/^(executeJavaScript|insertCSS|findCredentials|findPassword)$/]',
    message: 'Not allowed: it runs foreign code, or crashes on foreign items.',
  },
  {
    selector: "Property[key.name='rejectUnauthorized']",
    message: 'Certificates are always checked.',
  },
  {
    selector: 'MemberExpression[property.name=/^(openPath|openItem|showItemInFolder)$/]',
    message: 'Not allowed: it starts whatever program a file belongs to.',
  },
  ...Object.values(piles),
];
const only = (names, home) => ({
  selector: `ImportDeclaration[source.value='electron'] ImportSpecifier[imported.name=/^(${names})$/]`,
  message: `Its one home is ${home}.`,
});
const bridgeOnWindow = {
  selector:
    "MemberExpression[object.name='window'][property.name='accountViewer'], MemberExpression[object.name='window'][property.name='bridgeName']",
  message: 'The bridge has one home, renderer/bridge.ts.',
};
const homes = {
  ipcMain: only('ipcMain', 'electron/main/ipc/register-calls.ts'),
  browserWindow: only(
    'BrowserWindow|WebContentsView|BrowserView',
    'electron/main/index.ts, through openMainWindow',
  ),
  openExternal: {
    // However the module was imported.
    selector: `${only('shell').selector}, MemberExpression[property.name='openExternal']`,
    message:
      'Its one home is electron/main/shell/links/open-in-browser.ts. Take the name of a link, and openInBrowser as an argument.',
  },
  send: {
    selector: "CallExpression[callee.property.name='send']",
    message: 'Its one home is electron/main/ipc/own-windows.ts. Take a SendEvent as an argument.',
  },
  ipcRenderer: only('ipcRenderer', 'electron/preload/index.ts'),
  net: {
    // All other ways to call out: Electron's fetch ends the app over an odd answer, and Node's sockets use neither the
    // proxy nor the certificates of the system. The demo may serve, because it calls nobody.
    selector: [
      only('net').selector,
      ":matches(MemberExpression[property.name='fetch'], ObjectPattern > Property[key.name='fetch'])",
      "ImportDeclaration[importKind!='type'][source.value=/^(node:)?(https?|http2|net|tls|dgram|undici)$/] :matches(ImportNamespaceSpecifier, ImportDefaultSpecifier, ImportSpecifier[importKind!='type'][imported.name!=/^(isIP|createServer|STATUS_CODES)$/])",
    ].join(', '),
    message:
      'The network has one home: electron/main/account/client/session-http.ts. Take an HttpClient as an argument.',
  },
};
const inModule = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
/** Modules keep no state between calls: a function makes whatever has a state, for its caller. Tests rely on this. */
const stateless = {
  selector: [
    `${inModule}[kind='let']`,
    `${inModule} > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]`,
  ].join(', '),
  message: 'A module has no state of its own. Make it in a function.',
};
/** Restrictions for a file that is the one home of the named `homes`, and of no others. */
const homesBut = (...own) => [
  stateless,
  ...Object.entries(homes).flatMap(([name, home]) => (own.includes(name) ? [] : [home])),
];
/** Forbids code that runs only once and uses the language, because the language can change while the app runs. */
const readOnce = [
  {
    selector:
      ':matches(MemberExpression[object.name=/^(words|[a-zA-Z]+Words)$/], VariableDeclarator[init.name=/^(words|[a-zA-Z]+Words)$/], CallExpression[callee.name=/^(messageOf|clockOff|templateProblem)$/]):not(:function *)',
    message: 'Words are read while drawing: outside a function they stay in one language.',
  },
  {
    selector:
      'ImportDeclaration[importKind!="type"][source.value=/(^|\\u002F)i18n(\\u002F(?!(language|set-locale|without-values)$)[a-z-]+)?$/] ImportSpecifier[importKind!="type"][local.name!=/^(words|[a-zA-Z]+Words|messageOf|clockOff|templateProblem|setLocale)$/]',
    message: 'Words keep their names, so that the linter can tell where they are read.',
  },
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name=/(Format|Rules)$/]:not(CallExpression[callee.name='perLanguage'] *)",
    message: 'Formats follow the language: make them with perLanguage.',
  },
];
const syntax = (...selectors) => ['error', ...neverRight, ...readOnce, ...selectors];

export default tseslint.config(
  // Only the app is checked, because tests may do what the app must not.
  { ignores: ['node_modules', 'out', 'dist', 'test'] },
  {
    files: ['**/*.{ts,tsx}'],
    // Only the parser for TypeScript.
    extends: [tseslint.configs.base],
    rules: { 'no-restricted-syntax': syntax() },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-syntax': syntax(stateless),
      'no-restricted-imports': imports(nodeModules, electron, keytar),
      'no-restricted-globals': [
        'error',
        noFetch,
        global('process', 'Not in the page.'),
        global('Buffer', 'Not in the page.'),
        global('window', 'Not in main.'),
        global('document', 'Not in main.'),
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    plugins: { window: { rules: { 'no-polls': noPolls } } },
    rules: {
      'window/no-polls': 'error',
      '@typescript-eslint/no-restricted-imports': imports(
        nodeModules,
        electron,
        keytar,
        schemas,
        suspense,
      ),
      'no-restricted-globals': [
        'error',
        noFetch,
        global('WebSocket', 'The window has no network.'),
        global('XMLHttpRequest', 'The window has no network.'),
      ],
      'no-restricted-syntax': syntax(bridgeOnWindow),
    },
  },
  // The clock on screen only reads the time.
  { files: ['renderer/store/now.ts'], rules: { 'window/no-polls': 'off' } },
  {
    files: ['renderer/i18n/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...neverRight, bridgeOnWindow] },
  },
  {
    files: ['renderer/**/*.tsx'],
    plugins: { app: { rules: { 'no-bare-values': noBareValues } } },
    rules: { 'app/no-bare-values': 'error' },
  },
  {
    files: ['electron/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', noFetch],
      'no-restricted-syntax': syntax(...homesBut()),
    },
  },
  {
    files: ['electron/main/**/*.ts'],
    rules: {
      'no-restricted-imports': imports(keytar),
    },
  },
  {
    files: ['electron/preload/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': imports(nodeModules, keytar, schemas),
    },
  },
  {
    files: ['electron/packaging/**/*.ts'],
    rules: { 'no-restricted-imports': imports(electron, keytar) },
  },
  {
    files: ['electron/reader/**/*.ts'],
    rules: {
      'no-restricted-imports': imports(
        {
          regex: `${nodeModules.regex}|^electron(/|$)`,
          message:
            'The reader works on what a service sent, and reaches nothing: no files, no network, no keys. Bytes come from main, and go back to it.',
        },
        keytar,
      ),
    },
  },
  {
    files: ['electron/keychain/**/*.ts'],
    rules: { 'no-restricted-imports': imports(electron, keytar) },
  },
  // Files that are the one home of something.
  {
    files: ['electron/keychain/answer-requests.ts'],
    rules: { 'no-restricted-imports': imports(electron) },
  },
  {
    files: ['electron/main/ipc/register-calls.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('ipcMain')) },
  },
  {
    files: ['electron/main/ipc/own-windows.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('send')) },
  },
  {
    files: ['electron/preload/index.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('ipcRenderer')) },
  },
  {
    files: ['electron/main/index.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('browserWindow')) },
  },
  {
    files: ['electron/main/shell/links/open-in-browser.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('openExternal')) },
  },
  {
    files: ['electron/main/account/client/session-http.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut('net')) },
  },
  {
    // The current language is the state of the whole process.
    files: ['electron/main/i18n/index.ts'],
    rules: { 'no-restricted-syntax': syntax(...homesBut().filter((rule) => rule !== stateless)) },
  },
  {
    files: ['shared/stream-safe.ts'],
    rules: {
      'no-restricted-syntax': syntax(stateless).filter((rule) => rule !== piles.normalize),
    },
  },
  {
    files: ['renderer/features/records/list/model/collation.ts'],
    rules: {
      'no-restricted-syntax': syntax(bridgeOnWindow).filter((rule) => rule !== piles.collator),
    },
  },
  { files: ['renderer/bridge.ts'], rules: { 'no-restricted-syntax': syntax() } },
);
