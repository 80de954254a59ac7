import { describe, expect, it } from 'vitest';
import { checksumState, withChecksum } from '../../../../../renderer/ui/address/checksum-state';
import type { ChecksumState } from '../../../../../shared/list-view';
import { fc, forAll } from '../../../for-all';

/** The test vectors of EIP-55 itself. */
const mixed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;
const ofOneCase = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
] as const;

/** EIP-1191, chain 30: valid there, and invalid in EIP-55. */
const ofOtherChain = [
  '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
  '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359',
  '0xDBF03B407c01E7CD3cBea99509D93F8Dddc8C6FB',
  '0xD1220A0Cf47c7B9BE7a2e6ba89F429762E7B9adB',
] as const;

const table: readonly (readonly [ChecksumState, string])[] = [
  ...mixed.map((address) => ['valid', address] as const),
  ...ofOneCase.map((address) => ['none', address] as const),
  ...mixed.map((address) => ['none', address.toLowerCase()] as const),
  ...mixed.map((address) => ['none', `0x${address.slice(2).toUpperCase()}`] as const),
  ['none', `0x${'0'.repeat(40)}`],
  ...ofOtherChain.map((address) => ['mismatch', address] as const),
  ['mismatch', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['unchecked', ''],
  ['malformed', '0x'],
  ['malformed', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['malformed', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg'],
  ['malformed', ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n'],
  ['malformed', '0x5\u0430Aeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe\uff11'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe\u0661'],
  ['malformed', '0x5aAeb6053F3E94C9b9A09f3366\u202e9435E7Ef1BeAed'],
  ['malformed', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
];

describe('the letter case of an address', () => {
  it.each(table)('is judged as %s: %j', (state, address) => {
    expect(checksumState(address, 'evm')).toBe(state);
  });

  it.each([...mixed, ...ofOneCase, ...ofOtherChain])(
    'is not judged for another kind of asset: %s',
    (address) => {
      expect(checksumState(address, 'other')).toBe('unchecked');
    },
  );
});

describe('the EIP-55 form', () => {
  it.each([...mixed, ...ofOneCase.slice(0, 2)])('is computed from lower case: %s', (address) => {
    expect(withChecksum(address.toLowerCase())).toBe(address);
  });

  it.each(table.filter(([state]) => state === 'unchecked'))(
    '(%s) leaves a text that is no such address unchanged: %j',
    (_state, text) => {
      expect(withChecksum(text)).toBe(text);
    },
  );

  it('is the same for every spelling of an address, and is never a mismatch', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789abcdefABCDEF')),
      minLength: 40,
      maxLength: 40,
    });
    forAll(digits, (text) => {
      const address = withChecksum(`0x${text}`);
      expect(address.toLowerCase()).toBe(`0x${text.toLowerCase()}`);
      expect(withChecksum(address)).toBe(address);
      expect(['valid', 'none']).toContain(checksumState(address, 'evm'));
    });
  });
});
