// `npm run setup`: installs everything that a new machine needs. Plain JavaScript, because no package is installed yet.
// `npm run setup -- --no-browser`: the same without Chromium, for machines that only package the app.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { command } from '../run/command.mjs';

/** Packages of Debian and Ubuntu to install, each with its purpose. */
const packages = {
  'g++': 'compiles the keychain module',
  make: 'compiles the keychain module',
  python3: 'compiles the keychain module',
  'libsecret-1-dev': 'the system keychain, for compiling',
  'gnome-keyring': 'a keychain for the tests',
  dbus: 'a session bus for the tests',
  xvfb: 'a display for the keyring to ask on, in the tests',
  openssl: 'makes keys and certificates in the tests',
  'fonts-noto-core': 'readable pictures',
  'fonts-noto-color-emoji': 'readable pictures',
  'fonts-droid-fallback': 'readable pictures',
};

/** Packages that only make tests faster, installed if the system offers them. */
const optionalPackages = {
  'chromium-headless-shell': 'opens the windows of the tests in half the time',
};

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Packages of Chromium: Debian's, and Ubuntu's, which installs the snap. No package is in both systems. */
const browserPackages = ['chromium', 'chromium-browser'];

const say = (text) => void process.stdout.write(`${text}\n`);

const fail = (text) => {
  process.stderr.write(`setup: ${text}\n`);
  process.exit(1);
};

const succeeds = (program, words, options = {}) => {
  const { file, args, shell } = command(program, words);
  const { status, error } = spawnSync(file, args, { stdio: 'inherit', ...options, shell });
  return !error && status === 0;
};

const run = (program, words, options) => {
  if (!succeeds(program, words, options)) fail(`"${program} ${words.join(' ')}" failed`);
};

/** Starts a command in parallel. Returns a function that waits for its end. A failing set-up ends the command. */
const begin = (program, words, options) => {
  const { file, args, shell } = command(program, words);
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options, shell });
  const endIt = () => child.kill();
  process.once('exit', endIt);
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  return async () => {
    const ok = await ended;
    process.off('exit', endIt);
    if (!ok) fail(`"${program} ${words.join(' ')}" failed`);
  };
};

const has = (program) => succeeds('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });

const hasBrowser = () =>
  Boolean(process.env.CHROME_PATH) || existsSync('/snap/bin/chromium') || browsers.some(has);

const isInstalled = (name) =>
  spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' }).stdout?.includes(
    'install ok installed',
  );

// apt-cache succeeds without output for a name that other packages mention but that has no package.
const isOffered = (name) =>
  spawnSync('apt-cache', ['show', name], { encoding: 'utf8' }).stdout?.startsWith('Package:');

const installing = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];

/** Program and arguments that run a command as root. */
const asRoot = (words, ...sudoOptions) => {
  const sudo = process.getuid() === 0 ? [] : ['sudo', ...sudoOptions];
  const [program, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...words];
  return [program, args];
};

const installBrowser = () => {
  const name = browserPackages.find(isOffered);
  if (name !== undefined) {
    say(`Installing ${name}`);
    if (succeeds(...asRoot([...installing, name]))) return;
  }
  fail(
    'Chromium could not be installed (on Ubuntu it is a snap, which needs a running snapd). Install any Chromium or ' +
      'Chrome, or name one in the CHROME_PATH variable, and run this again.',
  );
};

/** Returns what the system lacks. Ends the set-up if a package is missing and cannot be installed. */
const lookAround = (withBrowser) => {
  const wanted = Object.keys(packages).filter((name) => !isInstalled(name));
  const lacksBrowser = withBrowser && !hasBrowser();
  const mayInstall = process.getuid() === 0 || has('sudo');
  if ((wanted.length > 0 || lacksBrowser) && !mayInstall) {
    const browser = lacksBrowser ? [browserPackages.find(isOffered) ?? browserPackages[0]] : [];
    fail(`as root, run: apt-get install ${[...wanted, ...browser].join(' ')}`);
  }
  return { wanted, lacksBrowser, mayInstall };
};

const installPackages = ({ wanted, lacksBrowser, mayInstall }, withBrowser) => {
  if (wanted.length > 0 || lacksBrowser) {
    // A new machine has no package lists yet.
    run(...asRoot(['apt-get', 'update', '-qq']));
  }
  if (wanted.length > 0) {
    say(`Installing ${wanted.join(', ')}`);
    run(...asRoot([...installing, ...wanted]));
  }
  if (lacksBrowser) installBrowser();
  const optional = Object.keys(optionalPackages).filter(
    (name) => withBrowser && !isInstalled(name) && isOffered(name),
  );
  if (!mayInstall || optional.length === 0) return;
  say(`Installing ${optional.join(', ')}`);
  // `-n` keeps sudo from asking for a password for optional packages.
  if (!succeeds(...asRoot([...installing, ...optional], '-n'), { stdio: 'ignore' }))
    say('That did not work; the tests will take longer.');
};

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--no-browser');
if (unknown !== undefined) fail(`"${unknown}" is not known. Known: --no-browser.`);
const withBrowser = words.length === 0;
const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
const lacking = isDebian ? lookAround(withBrowser) : undefined;

// Runs while the system's packages are installed. No npm package needs them before keytar is compiled.
const modules = begin('npm', ['ci', '--no-audit', '--no-fund']);
// Electronegativity has its own package, to which the project's .npmrc does not apply.
const checker = begin('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: 'test/electronegativity',
});

if (lacking) {
  installPackages(lacking, withBrowser);
} else {
  say(
    'Needed beside Node: a C++ compiler and Python 3 (for the keychain module), openssl (for the tests).',
  );
  if (process.platform === 'linux') say('And: libsecret headers, gnome-keyring, D-Bus, Chromium.');
}

await modules();
// Install scripts are off, and keytar's is the only one needed. Built from source, because a downloaded binary would
// not be verified.
run('npm', ['rebuild', 'keytar', '--ignore-scripts=false'], {
  env: { ...process.env, npm_config_build_from_source: 'true' },
});
run(process.execPath, ['-e', "require('keytar')"]);
await checker();
say('Ready: npm start, npm run tour, npm test');
