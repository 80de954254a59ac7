import { describe, expect, it } from 'vitest';
import { hasBlocked, mentionsAny } from '../../../../electron/reader/changes/blocked-addresses';
import { addressKey } from '../../../../shared/address';
import { longestCopy } from '../../../../shared/copying';
import { countCodeSteps } from '../../../count-code-steps';
import { fc, forAllIn } from '../../for-all';

describe('the longest text that can be copied', () => {
  /**
   * Steps at each position of the text, which is searched twice: as it is and in lower case. A binary search through
   * 100,000 addresses takes 17 iterations.
   */
  const stepsAPlace = 2 * 50;
  const stepsAnAddress = 50;
  const beginning = 'a'.repeat(100);
  it.each<[string, number, (at: number) => string]>([
    [
      '1,000 addresses of Ethereum',
      1000,
      (at) => `0x${`${at}`.padStart(20, 'b').padStart(40, 'a')}`,
    ],
    ['1,000 of as many lengths', 1000, (at) => `${'a'.repeat(8 + at)}b`],
    ['100,000 with one beginning', 100_000, (at) => `${beginning}b${at}`],
    ['100 of 60,000 characters', 100, (at) => `${'a'.repeat(longestCopy)}b${at}`],
  ])('is searched once, whatever is blocked: %s (M3)', (_what, count, address) => {
    const blocked = new Set(Array.from({ length: count }, (_unused, at) => address(at)));
    const text = 'a'.repeat(longestCopy);
    const steps = countCodeSteps(() => {
      expect(mentionsAny(text, blocked)).toBe(false);
    });
    expect(steps).toBeLessThan(longestCopy * stepsAPlace + count * stepsAnAddress);
  });
});

describe('blocked addresses in any text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 6, maxLength: 12 });

  it('are found wherever the text contains one', () => {
    forAllIn(2000)(
      fc.array(word, { maxLength: 30 }),
      fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 100 }),
      (keys, text) => {
        const isFound = keys.some((key) => key === text || (key.length >= 8 && text.includes(key)));
        expect(mentionsAny(text, new Set(keys))).toBe(isFound);
      },
    );
  });

  it.each([
    [8, true],
    [300, true],
    [301, false],
  ])('of %d characters are looked for within a text: %s', (length, isFound) => {
    const key = 'x'.repeat(length);
    expect(mentionsAny(`to ${key}.`, new Set([key]))).toBe(isFound);
    expect(mentionsAny(` ${key}\n`, new Set([key]))).toBe(true);
  });
});

describe('a blocked address', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const base58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  const hidden = (text: string): string => `${text.slice(0, 9)}\u200b\u034f${text.slice(9)} `;
  const wide = address.replace('8', '\uff18');

  it.each<[string, string, string, boolean]>([
    ['with something hidden in it', address, hidden(address), true],
    ['without what is hidden in it', hidden(address), address, true],
    ['in full-width digits', address, wide, true],
    ['in capitals', bech32, bech32.toUpperCase(), true],
    ['in capitals here and there', bech32, bech32.replace('xfkv', 'XFKV'), true],
    ['in capitals, Base58, which is another one', base58, base58.toUpperCase(), false],
    ['another one', address, address.replace('84', '85'), false],
  ])('is refused as a text and in any cell of its rows: %s', (_what, blocked, given, isRefused) => {
    const keys = new Set([addressKey(blocked)]);
    expect(mentionsAny(given, keys)).toBe(isRefused);
    expect(mentionsAny(`to ${given}.`, keys)).toBe(isRefused);
    const wallet = { id: given, asset: 'ETH', walletAddress: given, walletName: '' };
    const none = { name: '', asset: 'ETH', address: null, type: null, deployedAt: null };
    const account = { wallets: [wallet], contracts: [{ ...none, deployedBy: given }] };
    const rows = Buffer.from(Uint32Array.of(0).buffer).toString('base64');
    const copied = (list: 'wallets' | 'contracts', columns: readonly string[]): boolean =>
      hasBlocked(account, { list, rows, columns }, keys);
    expect(copied('wallets', ['walletAddress'])).toBe(isRefused);
    expect(copied('wallets', ['id'])).toBe(isRefused);
    expect(copied('contracts', ['deployedBy'])).toBe(isRefused);
    expect(copied('contracts', ['name', 'address'])).toBe(false);
    expect(copied('wallets', ['walletName', 'asset'])).toBe(false);
  });

  it('does not block other texts if it has no visible character', () => {
    const keys = new Set(['\u200b']);
    const wallet = { id: '', asset: 'ETH', walletAddress: '', walletName: '' };
    const rows = Buffer.from(Uint32Array.of(0).buffer).toString('base64');
    const wanted = { list: 'wallets', rows, columns: ['walletAddress'] } as const;
    expect(hasBlocked({ wallets: [wallet], contracts: [] }, wanted, keys)).toBe(false);
    expect(mentionsAny('a text', keys)).toBe(false);
  });
});
