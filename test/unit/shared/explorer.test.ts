import { describe, expect, it } from 'vitest';
import {
  checkExplorers,
  explorerProblem,
  explorerUrl,
  presetExplorers,
  siteOf,
  templateProblem,
  type Explorer,
} from '../../../shared/explorer';
import { fail, succeed } from '../../../shared/failure';
import type { TemplateProblem } from '../../../shared/problems';
import { fc, forAllIn } from '../for-all';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('a template (security C5)', () => {
  it('is named by its website, with the port, in the form that a browser requests', () => {
    expect(siteOf('https://etherscan.io/address/{address}')).toBe('etherscan.io');
    expect(siteOf('https://scan.example:8443/{address}')).toBe('scan.example:8443');
    expect(siteOf('https://еtherscan.io/{address}')).toMatch(/^xn--/u);
    expect(siteOf('https:/')).toBe('');
  });

  it.each<[string, string]>([
    ['https://etherscan.io/address/{address}', `https://etherscan.io/address/${address}`],
    ['https://a.example/?q={address}&x=1', `https://a.example/?q=${address}&x=1`],
    ['https://a.example/#/tx/{address}', `https://a.example/#/tx/${address}`],
    ['https://a.example:8443/x{address}y', `https://a.example:8443/x${address}y`],
    ['https://192.0.2.7/{address}', `https://192.0.2.7/${address}`],
    ['https://[2001:db8::1]/{address}', `https://[2001:db8::1]/${address}`],
    ['https://10.0.0.5/{address}', `https://10.0.0.5/${address}`],
    ['https://scan.corp.internal/{address}', `https://scan.corp.internal/${address}`],
    ['https://127.example.com/{address}', `https://127.example.com/${address}`],
    ['HTTPS://A.Example/{address}', `https://a.example/${address}`],
    ['https://a.example/{x}/{address}', `https://a.example/%7Bx%7D/${address}`],
    ['https://bücher.example/{address}', `https://xn--bcher-kva.example/${address}`],
    ['https://a.example/x@y/{address}', `https://a.example/x@y/${address}`],
  ])('%s is filled in as %s', (template, url) => {
    expect(templateProblem(template)).toBeNull();
    expect(explorerUrl(template, address)).toBe(url);
  });

  it.each<[string, TemplateProblem]>([
    ['', 'empty'],
    [`https://a.example/{address}${'x'.repeat(2048)}`, 'too-long'],
    ['http://a.example/{address}', 'not-https'],
    ['javascript:alert({address})', 'not-https'],
    ['file://server/share/{address}', 'not-https'],
    ['ms-msdt:/id {address}', 'not-an-address'],
    ['search-ms:query={address}', 'not-https'],
    ['{address}', 'not-https'],
    ['//a.example/{address}', 'not-https'],
    ['\\\\server\\share\\{address}', 'not-an-address'],
    ['https://a.example\\@evil.example/{address}', 'not-an-address'],
    ['https:a.example/{address}', 'not-an-address'],
    ['https:///a.example/{address}', 'not-an-address'],
    ['https://.com/{address}', 'not-an-address'],
    ['https://a..example/{address}', 'not-an-address'],
    ['https://a.example:99999/{address}', 'not-an-address'],
    ['https://a b.example/{address}', 'not-an-address'],
    ['https://a.example/{address}\r\nX: y', 'not-an-address'],
    ['https://a.exa\u200bmple/{address}', 'not-an-address'],
    ['https://a.example/\u202e{address}', 'not-an-address'],
    ['https://@a.example/{address}', 'has-credentials'],
    ['https://user:secret@a.example/{address}', 'has-credentials'],
    ['https://etherscan.io@evil.example/{address}', 'has-credentials'],
    ['https://{address}@a.example/{address}', 'has-credentials'],
    ['https://{address}.example/', 'address-in-host'],
    ['https://{address}', 'address-in-host'],
    ['https://a.example:{address}/', 'address-in-host'],
    ['https://a.example/', 'no-address'],
    ['https://a.example/%7Baddress%7D', 'no-address'],
    ['https://a.example/{address}/%2e%2E/x', 'no-address'],
    ['https://a.example/{address}/{address}', 'several-addresses'],
    ['https://localhost/{address}', 'local-host'],
    ['https://LOCALHOST./{address}', 'local-host'],
    ['https://app.localhost/{address}', 'local-host'],
    ['https://intranet/{address}', 'local-host'],
    ['https://127.0.0.1/{address}', 'local-host'],
    ['https://127.0.0.1:8443/{address}', 'local-host'],
    ['https://０１７７.1/{address}', 'local-host'],
    ['https://0.0.0.0/{address}', 'local-host'],
    ['https://[::1]/{address}', 'local-host'],
    ['https://[::]/{address}', 'local-host'],
    ['https://[::ffff:127.0.0.1]/{address}', 'local-host'],
    ['https://[::127.0.0.1]/{address}', 'local-host'],
  ])('%j is refused: %s', (template, problem) => {
    expect(templateProblem(template)).toBe(problem);
    expect(explorerUrl(template, address)).toBeNull();
  });
});

describe('an address (security C5)', () => {
  const [{ address: template } = { address: '' }] = presetExplorers;

  it.each([
    '',
    ' ',
    'x'.repeat(129),
    ...'a/b a?b a#b a%2fb a&b a=b a:b a@b a.b a-b a_b'.split(' '),
    '{address}',
    '$&',
    'a\n',
    '0х5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '０x00',
    '\u212a',
  ])('is not looked up when it is more than letters and digits: %j', (text) => {
    expect(explorerUrl(template, text)).toBeNull();
  });

  it.each([address, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'x'.repeat(128), 'A'])(
    'is looked up otherwise: %s',
    (text) => {
      expect(explorerUrl(template, text)).toBe(`https://etherscan.io/address/${text}`);
    },
  );

  it('that makes the URL longer than a system can open is not looked up', () => {
    const long = `https://a.example/{address}${'x'.repeat(2000)}`;
    expect(templateProblem(long)).toBeNull();
    expect(explorerUrl(long, 'x'.repeat(128))).toBeNull();
  });
});

it('whatever is put together is https to the host of the template, or nothing (security C5)', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https://',
      'a.example',
      '{address}',
      '@',
      ':',
      '/',
      '\\',
      '?',
      '#',
      '..',
      '%2e',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const template = fc
    .array(part, { maxLength: 8 })
    .map((parts) => `https://host.example${parts.join('')}`);
  forAllIn(2000)(template, fc.stringMatching(/^[A-Za-z0-9]{1,128}$/u), (text, given) => {
    const url = explorerUrl(text, given);
    if (url === null) return;
    const parsed = new URL(url);
    expect([parsed.protocol, parsed.username]).toEqual(['https:', '']);
    expect(parsed.host).toBe(new URL(text.replace('{address}', '')).host);
    expect(parsed.href.slice(parsed.origin.length)).toContain(given);
  });
});

describe('a list of explorers', () => {
  const btc: Explorer = {
    asset: 'BTC',
    evm: false,
    address: 'https://scan.example/{address}',
    code: null,
    verification: null,
  };

  it('is accepted unchanged', () => {
    expect(checkExplorers(presetExplorers)).toEqual(succeed(presetExplorers));
    expect(checkExplorers([...presetExplorers, btc])).toEqual(succeed([...presetExplorers, btc]));
    expect(checkExplorers([])).toEqual(succeed([]));
  });

  it.each<[Partial<Explorer>, TemplateProblem, string]>([
    [{ asset: '' }, 'asset-empty', ''],
    [{ asset: '\u200b\u2060' }, 'asset-empty', '\u200b\u2060'],
    [{ asset: 'x'.repeat(65) }, 'asset-too-long', 'x'.repeat(64)],
    [{ asset: 'ETH' }, 'asset-twice', 'ETH'],
    [{ address: '' }, 'empty', 'BTC'],
    [{ code: '' }, 'empty', 'BTC'],
    [{ code: 'http://a.example/{address}' }, 'not-https', 'BTC'],
    [{ verification: 'https://localhost/{address}' }, 'local-host', 'BTC'],
  ])('with %j is refused: %s', (changes, template, asset) => {
    expect(checkExplorers([...presetExplorers, { ...btc, ...changes }])).toEqual(
      fail('LINK_TEMPLATE_INVALID', { template, asset }),
    );
  });

  it('reports which part of which entry is invalid', () => {
    const broken = { ...btc, code: 'http://a.example/{address}', verification: '' };
    expect(explorerProblem([...presetExplorers, broken])).toEqual({
      index: 1,
      part: 'code',
      problem: 'not-https',
    });
    expect(explorerProblem([...presetExplorers, btc])).toBeNull();
  });
});
