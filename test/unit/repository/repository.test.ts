import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';

const read = (name: string): string => readFileSync(path.join(projectFolder, name), 'utf8');

/** Generated folders, which are never committed. */
const made = /(?:^|\/)(?:node_modules|out|dist|\.results|\.git)(?:\/|$)/u;
const text = /(?:\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml|plist|svg|txt)|(?:^|\/)[^.]+|rc)$/u;

/** Every file of the project, relative to its folder, with forward slashes. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(projectFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (made.test(name)) return [];
    return entry.isDirectory() ? filesIn(name) : [name];
  });
const files = filesIn('');
const texts = files.filter((name) => text.test(name)).map((name) => [name, read(name)] as const);

/** Patterns of secrets in a file. Words that name a secret, such as PEM's first line alone, are no secrets. */
const secrets: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN[A-Z ]* PRIVATE KEY-----[\s"'`+,\\nr]*[A-Za-z0-9+/]{40}/u],
  ['the DER of an RSA key', /MI[IG][A-Za-z0-9+/]{300}/u],
  ['a signed token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/u],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{60,}/u],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^$\s]/u],
  ['a key of a cloud', /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/u],
];

describe('the repository', () => {
  it('holds no key or token (security J12)', () => {
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.flatMap(([name, content]) =>
      secrets.filter(([, pattern]) => pattern.test(content)).map(([what]) => `${name}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('would have found them (security J12)', () => {
    const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(12);
    // In pieces, or they would be found here.
    const samples = [
      ['-----BEGIN PRIVATE', ` KEY-----\n${body}`],
      [body],
      ['eyJ', 'hbGciOiJSUzI1NiJ9', '.', 'eyJ', 'pYXQiOjE3MDAwMDAwMDB9', '.', 'c2ln'.repeat(20)],
      ['gh', 'p_', 'a1B2'.repeat(9)],
      ['npm', '_', 'a1B2'.repeat(9)],
      ['AK', 'IA', 'A1B2'.repeat(4)],
    ].map((parts) => parts.join(''));
    samples.forEach((sample, index) => {
      expect(secrets[index]?.[1].test(sample)).toBe(true);
    });
  });

  it('has every file and folder that its documents name', () => {
    const elsewhere = /^(?:electron\.d\.ts|release\.json|out\/|dist\/.*)$/u;
    const documents = texts.filter(([name]) => name.endsWith('.md'));
    const named = documents.flatMap(([name, content]) =>
      Array.from(
        content.matchAll(/`([\w./-]+(?:\.(?:[cm]?[jt]sx?|css|json|md)|\/))`/gu),
        ([, it = '']) => ({
          name,
          it,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    const all = files.map((file) => `/${file}`);
    const isThere = (it: string): boolean =>
      all.some((file) => (it.endsWith('/') ? file.includes(`/${it}`) : file.endsWith(`/${it}`)));
    const missing = named.filter(
      ({ it }) => !elsewhere.test(it) && !isThere(it.replace(/^\.\//u, '')),
    );
    expect(missing).toEqual([]);
  });

  it('has no file of keys or of an environment, and ignores the latter (security J12)', () => {
    const suspicious = files.filter(
      (name) => /\.(?:pem|key|p12|pfx|jks|der|crt)$/u.test(name) && statSync(name).size > 0,
    );
    expect(suspicious).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env*');
  });
});

/** Source of the app, and everything that starts, packages or describes it. */
const ours = texts.filter(
  ([name]) => /^(?:electron|renderer|shared|\.github)\//u.test(name) || name === 'package.json',
);

describe('nothing of the app', () => {
  it('names a switch that weakens Chromium, but the list that refuses them (security A3)', () => {
    const weakening =
      /appendSwitch|--?no-sandbox|disable-web-security|ignore-certificate-errors|host-resolver-rules|log-net-log|js-flags|remote-debugging/u;
    // The reader's switch: it limits the memory of a process and allows nothing.
    const limit = '--js-flags=--max-old-space-size=';
    const naming = ours
      .filter(([, content]) => weakening.test(content.replace(limit, '')))
      .map(([name]) => name);
    expect(naming.filter((name) => !name.endsWith('.md'))).toEqual([
      'electron/main/shell/startup/refused-switches.ts',
    ]);
  });

  it('reports crashes, updates itself, or is opened by links of its own (security C7, I6, J10)', () => {
    const calls = /crashReporter|autoUpdater|electron-updater|setAsDefaultProtocolClient/u;
    expect(ours.filter(([, content]) => calls.test(content)).map(([name]) => name)).toEqual([]);
  });

  it('judges certificates itself (security C9, G9)', () => {
    const calls =
      /'certificate-error'|setCertificateVerifyProc|rejectUnauthorized|checkServerIdentity/u;
    expect(ours.filter(([, content]) => calls.test(content)).map(([name]) => name)).toEqual([]);
  });

  it('takes its random numbers from Math.random (security F2)', () => {
    const main = ours.filter(([name]) => /^(?:electron\/main|shared)\//u.test(name));
    const using = main.filter(([, content]) => /Math\.random/u.test(content));
    expect(using.map(([name]) => name)).toEqual([]);
  });
});

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
}

describe('packages', () => {
  it('run no scripts when they are installed (security J7)', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    const installing = ours.flatMap(([name, content]) =>
      [...content.matchAll(/^.*\bnpm (?:i|install|add|update)\b.*$/gmu)].map(
        ([line]) => `${name}: ${line.trim()}`,
      ),
    );
    expect(installing.filter((line) => !/\.md:/u.test(line))).toEqual([]);
    // Packages in subfolders do not see the project's .npmrc.
    for (const name of ['test/bench/bench.mjs', 'test/setup/setup.mjs']) {
      expect(read(name)).toMatch(/'ci', '--ignore-scripts'/u);
    }
  });

  it('are compared with the lock file’s hashes, every one of them (security J7)', () => {
    const locks = files.filter((name) => /(?:^|\/)package-lock\.json$/u.test(name));
    expect(locks).toHaveLength(3);
    for (const lock of locks) {
      const { packages } = JSON.parse(read(lock)) as {
        readonly packages: Readonly<Record<string, Locked>>;
      };
      const unchecked = Object.entries(packages)
        .filter(([name, { link, integrity }]) => name !== '' && !link && integrity === undefined)
        .map(([name]) => name);
      expect(unchecked).toEqual([]);
    }
  });

  it('have exact versions (security J7)', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/u.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('get the keychain module compiled from source, and nothing else compiled (security J7)', () => {
    const rebuilds = texts
      .filter(([name]) => /\.mjs$|\.ya?ml$|^electron\/packaging\//u.test(name))
      .flatMap(([, content]) => content.match(/ignore-scripts=false/gu) ?? []);
    expect(rebuilds).toHaveLength(1);
    expect(read('test/setup/setup.mjs')).toMatch(
      /'rebuild', 'keytar', '--ignore-scripts=false'[^]{0,80}npm_config_build_from_source: 'true'/u,
    );
  });
});

describe('the workflows (security J6, J7, J9)', () => {
  const ci = read('.github/workflows/ci.yml');

  it.each([
    ['audit what is shipped', /npm audit --omit=dev/u],
    ['fail when Electron is behind', /tsx test\/checks\/electron-age\.ts/u],
    ['build once without a network', /unshare --net .*npm run build$/mu],
  ])('%s', (_what, step) => {
    expect(ci).toMatch(step);
  });

  it('look for Electron’s known mistakes with all other checks (security J13)', () => {
    expect(read('test/checks/check.mjs')).toContain("'test/electronegativity/run.ts'");
    expect(ci).toMatch(/npm test/u);
  });

  it('compare what two machines have packaged', () => {
    const packaging = read('.github/workflows/package.yml');
    expect(packaging).toMatch(/write-hashes\.ts dist\/hashes\.txt/u);
    expect(packaging).toMatch(
      /diff hashes-linux-x64\/hashes\.txt hashes-linux-arm64\/hashes\.txt/u,
    );
  });

  it('pass no secrets to a run that a pull request started', () => {
    expect(ci).not.toMatch(/secrets/u);
    expect(ci).toMatch(/^permissions:\n {2}contents: read$/mu);
  });
});

it('readers are told that Windows may copy keychain items to other computers (security E10)', () => {
  expect(read('README.md')).toMatch(/Windows may roam its items with a domain profile/u);
});

describe('what is written for readers', () => {
  const documents = texts.filter(([name]) => name.endsWith('.md'));
  const exists = (from: string, target: string): boolean =>
    existsSync(path.join(projectFolder, path.dirname(from), decodeURI(target)));

  it('links only to existing targets', () => {
    const broken = documents.flatMap(([name, content]) =>
      [...content.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/gu)]
        .map(([, target = '']) => target)
        .filter((target) => !exists(name, target))
        .map((target) => `${name}: ${target}`),
    );
    expect(documents.length).toBeGreaterThan(10);
    expect(broken).toEqual([]);
  });

  it('names existing files', () => {
    const named = documents.flatMap(([name, content]) =>
      [...content.matchAll(/`((?:electron|renderer|shared|test|\.github)\/[\w./-]+)`/gu)].map(
        ([, file = '']) => [name, file] as const,
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, file]) => !exists('README.md', file))).toEqual([]);
  });

  it('brings packages into the app that are no written decision (security J8)', () => {
    const decided = read('.github/docs/decisions/0007-packages-at-run-time.md').matchAll(
      /^\| `([^`]+)` +\|/gmu,
    );
    const { dependencies } = JSON.parse(read('package.json')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies).sort()).toEqual([...decided].map(([, name]) => name).sort());
  });
});
