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

const installPackages = () => {
  const missing = Object.keys(packages).filter((name) => !isInstalled(name));
  if (!browsers.some(has)) missing.push('chromium');
  if (missing.length === 0) return;
  const isRoot = process.getuid() === 0;
  if (!isRoot && !has('sudo')) {
    process.stderr.write(`setup: as root, run: apt-get install ${missing.join(' ')}\n`);
    process.exit(1);
  }
  const asRoot = (...args) => {
    const env = ['env', 'DEBIAN_FRONTEND=noninteractive', ...args];
    if (isRoot) run(env[0], env.slice(1));
    else run('sudo', env);
  };
  say(`Installing ${missing.join(', ')}`);
  asRoot('apt-get', 'update', '-qq');
  asRoot('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
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
say('Ready: npm start, npm run tour, npm test');
