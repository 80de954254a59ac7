import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compressionBomb, faults, type FaultName } from './faults';
import { meetFault, stopServices, unchunked } from './meet-fault';
import { smallAccount } from './small-account';

afterEach(stopServices);

const json = JSON.stringify(smallAccount);

describe('a status-200 body', () => {
  const utf16 = Buffer.from(`\uFEFF${json}`, 'utf16le');
  it.each<[FaultName, RegExp, Buffer]>([
    ['text-plain-json', /^Content-Type: text\/plain$/m, Buffer.from(json)],
    ['problem-json-type', /problem\+json$/m, Buffer.from(json)],
    ['empty-200', /^Content-Type: application\/json$/m, Buffer.alloc(0)],
    ['wrong-charset', /charset=iso-8859-1$/m, Buffer.from(json, 'latin1')],
    ['latin1-called-utf8', /charset=utf-8$/m, Buffer.from(json, 'latin1')],
    ['utf16-le', /^HTTP\/1.1 200/, utf16],
    ['utf16-be', /^HTTP\/1.1 200/, Buffer.from(utf16).swap16()],
    [
      'utf8-bom',
      /^HTTP\/1.1 200/,
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(json)]),
    ],
    ['not-json', /^HTTP\/1.1 200/, Buffer.from('{"userId":"user-1",')],
    ['trailing-text', /^HTTP\/1.1 200/, Buffer.from(`${json}<!-- cached -->`)],
    ['status-201', /^HTTP\/1.1 201/, Buffer.from(json)],
    ['status-206', /^HTTP\/1.1 206/, Buffer.from(json)],
  ])('%s', async (name, header, body) => {
    const answer = await meetFault(faults[name]);
    expect(answer.head.replaceAll('\r', '')).toMatch(header);
    expect(unchunked(answer)).toEqual(body);
  });

  it('is a page behind a captive portal, honest or not about its type', async () => {
    const honest = await meetFault(faults['captive-portal']);
    const lying = await meetFault(faults['captive-portal-as-json']);
    expect(honest.head).toContain('text/html');
    expect(lying.head).toContain('application/json');
    expect(unchunked(lying)).toEqual(unchunked(honest));
    expect(unchunked(honest).toString()).toContain('<!doctype html>');
  });

  it('is missing with 204, and its type is missing where the fault says so', async () => {
    const none = await meetFault(faults['no-content']);
    expect(none.status).toBe(204);
    expect(none.head).not.toContain('Content-Type');
    expect(none.body.length).toBe(0);
    expect((await meetFault(faults['no-content-type'])).head).not.toContain('Content-Type');
  });

  it('is no UTF-8', async () => {
    const body = unchunked(await meetFault(faults['invalid-utf8']));
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow(TypeError);
  });
});

describe('JSON of the wrong shape', () => {
  const bodyOf = async (name: FaultName) => unchunked(await meetFault(faults[name])).toString();

  it.each<[FaultName, unknown]>([
    ['envelope-array', [smallAccount]],
    ['envelope-string', 'account'],
    ['envelope-null', null],
    ['envelope-number', 42],
    ['envelope-true', true],
    ['envelope-empty', {}],
    ['envelope-wrapped', { data: smallAccount }],
    ['wallets-null', { ...smallAccount, wallets: null }],
    ['wallets-object', { ...smallAccount, wallets: { 0: smallAccount.wallets[0] } }],
    ['wallets-string', { ...smallAccount, wallets: 'none' }],
    ['contracts-null', { ...smallAccount, smartContracts: null }],
    ['contracts-number', { ...smallAccount, smartContracts: 0 }],
    ['identity-ill-typed', { ...smallAccount, userId: 1, name: null, email: [] }],
    ['same-id-twice', { ...smallAccount, wallets: [0, 1].map(() => smallAccount.wallets[0]) }],
    ['unknown-fields', { ...smallAccount, tier: 'gold', limits: { daily: [1, 2] } }],
  ])('%s', async (name, expected) => {
    expect(JSON.parse(await bodyOf(name))).toEqual(expected);
  });

  it.each<[FaultName, readonly string[]]>([
    ['wallets-missing', ['userId', 'name', 'email', 'smartContracts']],
    ['contracts-missing', ['userId', 'name', 'email', 'wallets']],
    ['identity-missing', ['wallets', 'smartContracts']],
  ])('%s', async (name, keys) => {
    expect(Object.keys(JSON.parse(await bodyOf(name)) as object)).toEqual(keys);
  });

  it('has one wallet of 500 that is none', async () => {
    const { wallets } = JSON.parse(await bodyOf('one-bad-wallet-of-500')) as { wallets: unknown[] };
    expect(wallets.filter((wallet) => typeof wallet !== 'object')).toEqual(['not a wallet']);
    expect(wallets.length).toBe(500);
  });

  it('has one good record of each kind among the ill-typed', async () => {
    const account = JSON.parse(await bodyOf('records-ill-typed')) as typeof smallAccount;
    expect(account.wallets[0]).toEqual(smallAccount.wallets[0]);
    expect(account.wallets.length).toBe(10);
    expect(account.smartContracts[0]).toEqual(smallAccount.smartContracts[0]);
    expect(account.smartContracts.length).toBe(7);
  });

  it('is 500,000 arrays deep', async () => {
    const text = await bodyOf('deep-json');
    expect(text.split('[').length - 1).toBe(500_000);
    expect(text.endsWith(']}')).toBe(true);
  });

  it.each<[FaultName, string]>([
    ['prototype-keys', '"__proto__": { "polluted": true }'],
    ['duplicate-keys', '{"userId":"first","userId":"second"'],
    ['exact-numbers', '12345678901234567890.123456789'],
  ])('%s', async (name, text) => {
    expect(await bodyOf(name)).toContain(text);
  });
});

describe('a compressed body', () => {
  const bodyOf = async (name: FaultName) => unchunked(await meetFault(faults[name]));

  it('unpacks when nothing is wrong with it', async () => {
    expect(gunzipSync(await bodyOf('gzip-fine')).toString()).toBe(json);
  });

  it.each<FaultName>(['gzip-corrupt', 'gzip-wrong-checksum', 'gzip-cut', 'gzip-only-in-name'])(
    '%s does not unpack',
    async (name) => {
      const answer = await meetFault(faults[name]);
      expect(answer.head).toContain('Content-Encoding: gzip');
      expect(() => gunzipSync(unchunked(answer))).toThrow();
    },
  );

  it('has an encoding nobody knows', async () => {
    expect((await meetFault(faults['unknown-encoding'])).head).toContain(
      'Content-Encoding: x-vendor',
    );
  });

  it.each<FaultName>(['gzip-bomb', 'br-bomb', 'nested-gzip-bomb'])(
    '%s is small on the wire',
    async (name) => {
      const body = await bodyOf(name);
      expect(body.length).toBeGreaterThan(100);
      expect(body.length).toBeLessThan(400_000);
    },
  );

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['gzip, gzip', (bytes: Buffer) => gunzipSync(gunzipSync(bytes))],
  ] as const)('bomb in %s unpacks to JSON of the size asked for', async (encoding, unpack) => {
    const answer = await meetFault(compressionBomb(encoding, 3));
    expect(answer.head).toContain(`Content-Encoding: ${encoding}`);
    const { userId } = JSON.parse(unpack(unchunked(answer)).toString()) as { userId: string };
    expect(userId.length).toBe(3 * 1024 * 1024);
  });
});
