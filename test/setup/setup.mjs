// `npm run setup`: everything a fresh machine needs. Plain JavaScript: nothing is installed yet when it runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** What each Debian or Ubuntu package is for, so that nobody has to guess why it is installed. */
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

/** Where the system has them, and for nothing but speed. */
const optionalPackages = {
  'chromium-headless-shell': 'opens the windows of the tests in half the time',
};

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const say = (text) => void process.stdout.write(`${text}\n`);

const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error || status !== 0) {
    process.stderr.write(`setup: "${program} ${args.join(' ')}" failed\n`);
    process.exit(1);
  }
};

const has = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

const isInstalled = (name) =>
  spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' }).stdout?.includes(
    'install ok installed',
  );

const isOffered = (name) =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

const installing = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];

/** Program and arguments that run a command as root. */
const asRoot = (command, ...sudoOptions) => {
  const sudo = process.getuid() === 0 ? [] : ['sudo', ...sudoOptions];
  const [program, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command];
  return [program, args];
};

const installPackages = () => {
  const wanted = Object.keys(packages).filter((name) => !isInstalled(name));
  if (!browsers.some(has)) wanted.push('chromium');
  const mayInstall = process.getuid() === 0 || has('sudo');
  if (wanted.length > 0 && !mayInstall) {
    process.stderr.write(`setup: as root, run: apt-get install ${wanted.join(' ')}\n`);
    process.exit(1);
  }
  if (wanted.length > 0) {
    say(`Installing ${wanted.join(', ')}`);
    run(...asRoot(['apt-get', 'update', '-qq']));
    run(...asRoot([...installing, ...wanted]));
  }
  const optional = Object.keys(optionalPackages).filter(
    (name) => !isInstalled(name) && isOffered(name),
  );
  if (!mayInstall || optional.length === 0) return;
  say(`Installing ${optional.join(', ')}`);
  // Nobody should have to give a password for it.
  const { status } = spawnSync(...asRoot([...installing, ...optional], '-n'), { stdio: 'ignore' });
  if (status !== 0) say('That did not work; the tests will take longer.');
};

if (process.platform === 'linux' && existsSync('/etc/debian_version')) {
  installPackages();
} else {
  say(
    'Needed beside Node: a C++ compiler and Python 3 (for the keychain module), openssl (for the tests).',
  );
  if (process.platform === 'linux') say('And: libsecret headers, gnome-keyring, D-Bus, Chromium.');
}

run('npm', ['ci', '--no-audit', '--no-fund']);
// Install scripts are off; this is the only one that is wanted. From source, because a downloaded binary is not checked.
run('npm', ['rebuild', 'keytar', '--ignore-scripts=false'], {
  env: { ...process.env, npm_config_build_from_source: 'true' },
});
run(process.execPath, ['-e', "require('keytar')"]);
// A checker in a package of its own, which does not see the project's .npmrc.
run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: 'test/electronegativity',
});
say('Ready: npm start, npm run tour, npm test');
