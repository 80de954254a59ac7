import { describe, expect, it } from 'vitest';
import { accountUrl, hostOf, withoutEndpointPath, readBaseUrl } from '../../../shared/base-url';
import { fail, succeed } from '../../../shared/failure';
import type { BaseUrlProblem } from '../../../shared/problems';
import { fc, forAllIn } from '../for-all';

const accepted: readonly (readonly [typed: string, canonical: string])[] = [
  ['https://api.example.com', 'https://api.example.com'],
  ['  https://api.example.com \n', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://api.example.com///', 'https://api.example.com'],
  ['https://api.example.com:8443/', 'https://api.example.com:8443'],
  ['https://api.example.com:443', 'https://api.example.com'],
  ['https://api.example.com:', 'https://api.example.com'],
  ['https://api.example.com/tenant/a', 'https://api.example.com/tenant/a'],
  ['https://api.example.com/tenant/a//', 'https://api.example.com/tenant/a'],
  ['https://api.example.com/a%20b', 'https://api.example.com/a%20b'],
  ['https://api.example.com/a/../b', 'https://api.example.com/b'],
  ['https://api.example.com/%2e%2e/b', 'https://api.example.com/b'],
  ['https://api.example.com/Ä', 'https://api.example.com/%C3%84'],
  ['HTTPS://API.Example.COM/Path', 'https://api.example.com/Path'],
  ['https:example.com', 'https://example.com'],
  ['https:///example.com', 'https://example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
  ['https://аpple.com', 'https://xn--pple-43d.com'],
  ['https://example。com', 'https://example.com'],
  ['https://192.0.2.1', 'https://192.0.2.1'],
  ['https://[2001:DB8:0:0:0:0:0:1]:8443', 'https://[2001:db8::1]:8443'],
  ['https://localhost', 'https://localhost'],
  ['http://localhost', 'http://localhost'],
  ['http://LOCALHOST:3000', 'http://localhost:3000'],
  ['http://localhost:80', 'http://localhost'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
  ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]'],
  // Other spellings of this computer become its plain address.
  ['http://0x7f.1', 'http://127.0.0.1'],
  ['http://2130706433', 'http://127.0.0.1'],
  ['http://017700000001', 'http://127.0.0.1'],
  ['http://127.1', 'http://127.0.0.1'],
  ['http://①27.0.0.1', 'http://127.0.0.1'],
  [`https://api.example.com/${'a'.repeat(2000)}`, `https://api.example.com/${'a'.repeat(2000)}`],
];

const refused: readonly (readonly [typed: string, problem: BaseUrlProblem])[] = [
  ['', 'empty'],
  [' \t\r\n', 'empty'],
  ['\ufeff', 'empty'],
  [`https://api.example.com/${'a'.repeat(3000)}`, 'too-long'],
  ['a'.repeat(2049), 'too-long'],
  [`https://api.example.com/${'Ä'.repeat(1000)}`, 'too-long'],
  ['https://exa mple.com', 'not-an-address'],
  ['https://exa\u00admple.com', 'not-an-address'],
  ['https://exa\u200bmple.com', 'not-an-address'],
  ['https://@example.com', 'has-credentials'],
  ['https://example.com/a b', 'not-an-address'],
  ['https://example.com/a\tb', 'not-an-address'],
  ['https://exam\nple.com', 'not-an-address'],
  ['https://exam\r\nple.com', 'not-an-address'],
  ['https://example.com\u00a0/x', 'not-an-address'],
  ['https://example.com\u2028/x', 'not-an-address'],
  ['https://example.com\0', 'not-an-address'],
  ['https://example.com\u009b/x', 'not-an-address'],
  ['https:\\\\example.com', 'not-an-address'],
  ['https://example.com\\@evil.com', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https://:443', 'not-an-address'],
  ['https://example.com:65536', 'not-an-address'],
  ['https://example.com:-1', 'not-an-address'],
  ['https://example.com:80a', 'not-an-address'],
  ['https://exam%ple.com', 'not-an-address'],
  ['https://%00.com', 'not-an-address'],
  ['https://ex\u202eample.com', 'not-an-address'],
  ['https://[::1', 'not-an-address'],
  ['https://[::1%25eth0]', 'not-an-address'],
  ['https://256.0.0.1', 'not-an-address'],
  ['http://', 'not-an-address'],
  ['://example.com', 'not-an-address'],
  ['api.example.com', 'not-https'],
  ['//api.example.com', 'not-https'],
  ['/v1/account', 'not-https'],
  ['localhost:8080', 'not-https'],
  ['127.0.0.1:8080', 'not-https'],
  ['example.com:443', 'not-https'],
  ['ftp://example.com', 'not-https'],
  ['ws://localhost', 'not-https'],
  ['wss://example.com', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['app://bundle/', 'not-https'],
  ['blob:https://example.com/x', 'not-https'],
  ['data:text/html,x', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['javascript://localhost/%0aalert(1)', 'not-https'],
  ['mailto:a@example.com', 'not-https'],
  ['httpss://example.com', 'not-https'],
  ['http://example.com', 'http-not-local'],
  ['http://localhost.evil.com', 'http-not-local'],
  ['http://localhost.', 'http-not-local'],
  ['http://sub.localhost', 'http-not-local'],
  ['http://localhostx', 'http-not-local'],
  ['http://127.0.0.1.nip.io', 'http-not-local'],
  ['http://127.0.0.2', 'http-not-local'],
  ['http://0.0.0.0', 'http-not-local'],
  ['http://0', 'http-not-local'],
  ['http://192.168.0.1', 'http-not-local'],
  ['http://[::]', 'http-not-local'],
  ['http://[::ffff:127.0.0.1]', 'http-not-local'],
  ['http://[::2]', 'http-not-local'],
  ['http://localhost@evil.com', 'http-not-local'],
  ['http://localhost:8080@evil.com', 'http-not-local'],
  ['http://evil.com#localhost', 'http-not-local'],
  ['https://user@example.com', 'has-credentials'],
  ['https://user:secret@example.com', 'has-credentials'],
  ['https://:secret@example.com', 'has-credentials'],
  ['https://example.com%2f@evil.com', 'has-credentials'],
  ['http://user:secret@localhost:3000', 'has-credentials'],
  ['https://example.com?key=1', 'has-query'],
  ['https://example.com/?', 'has-query'],
  ['https://example.com?', 'has-query'],
  ['https://example.com#top', 'has-fragment'],
  ['https://example.com/#', 'has-fragment'],
  ['https://example.com#', 'has-fragment'],
  ['https://example.com:22', 'port-blocked'],
  ['https://example.com:6000', 'port-blocked'],
  ['https://example.com:10080', 'port-blocked'],
  ['http://localhost:25', 'port-blocked'],
];

describe('reading a base URL (security G1)', () => {
  it.each(accepted)('accepts %j as %j', (typed, canonical) => {
    expect(readBaseUrl(typed)).toEqual({ ok: true, value: canonical });
  });

  it.each(refused)('refuses %j as %s', (typed, problem) => {
    expect(readBaseUrl(typed)).toEqual(fail('BASE_URL_INVALID', { baseUrl: problem }));
  });

  it.each(accepted)('accepts its own result for %j unchanged', (_typed, canonical) => {
    expect(readBaseUrl(canonical)).toEqual({ ok: true, value: canonical });
  });

  it('refuses every blocked port that fetch itself refuses', async () => {
    const ports = Array.from({ length: 11_000 }, (_, port) => port).filter((port) => port > 0);
    const allowed = ports.filter((port) => readBaseUrl(`https://127.0.0.1:${port}`).ok);
    const blocked = ports.filter((port) => !allowed.includes(port));
    const refusals = await Promise.all(
      blocked.map((port) =>
        fetch(`https://127.0.0.1:${port}`).then(
          () => 'answered',
          (error: unknown) => String((error as Error).cause),
        ),
      ),
    );
    expect(new Set(refusals)).toEqual(new Set(['Error: bad port']));
    expect(blocked.length).toBeGreaterThan(70);
  });

  it('returns for any text an https address, a loopback address, or a refusal of a known kind', () => {
    const mangled = fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'HTTP://', 'https:', '', 'ftp://'),
        fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'example.com', 'a@b', 'x:y@z'),
        fc.string({ maxLength: 12, unit: 'grapheme' }),
      )
      .map((parts) => parts.join(''));
    forAllIn(1000)(fc.oneof(fc.string(), fc.webUrl(), mangled), (typed) => {
      const read = readBaseUrl(typed);
      if (!read.ok) return Object.keys(read.error).sort().join() === 'baseUrl,code';
      const url = new URL(read.value);
      const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
      expect(url.protocol === 'https:' || (url.protocol === 'http:' && local)).toBe(true);
      expect([url.username, url.password, url.search, url.hash]).toEqual(['', '', '', '']);
      expect(read.value).not.toMatch(/[?#\s\\]|\/$/u);
      expect(readBaseUrl(read.value)).toEqual(read);
      return true;
    });
  });
});

describe('a base URL that ends in the path of the account', () => {
  it.each([
    ['https://api.example.com/v1/account', 'https://api.example.com'],
    [' https://api.example.com/V1/Account/// ', 'https://api.example.com'],
    ['https://api.example.com/tenant/v1', 'https://api.example.com/tenant'],
    ['http://localhost:3000/v1/', 'http://localhost:3000'],
  ])('%j is probably %s', (typed, meant) => {
    expect(withoutEndpointPath(typed)).toBe(meant);
    expect(readBaseUrl(meant)).toEqual(succeed(meant));
    expect(withoutEndpointPath(meant)).toBeNull();
  });

  it.each([
    '',
    'https://api.example.com',
    'https://v1/account.example',
    'https://v1',
    'https://api.example.com/av1',
    'https://api.example.com/v1/accounts',
    'https://api.example.com/v1/account?x=1',
    'ftp://api.example.com/v1/account',
  ])('%j is none', (typed) => {
    expect(withoutEndpointPath(typed)).toBeNull();
  });
});

it.each([
  ['https://api.example.com', 'https://api.example.com/v1/account', 'api.example.com'],
  [
    'https://api.example.com:8443/t',
    'https://api.example.com:8443/t/v1/account',
    'api.example.com:8443',
  ],
  ['http://[::1]:3000', 'http://[::1]:3000/v1/account', '[::1]:3000'],
])('the account URL of %s is %s, on host %s', (baseUrl, url, host) => {
  expect(accountUrl(baseUrl)).toBe(url);
  expect(hostOf(baseUrl)).toBe(host);
});
