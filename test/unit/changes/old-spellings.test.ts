import { describe, expect, it } from 'vitest';
import { isOtherUser } from '../../../electron/reader/changes/another-account';
import { isSameValue, keyOfAddress } from '../../../electron/reader/changes/identity';
import type { Field } from '../../../shared/account';
import { smallAccount, smallContract } from '../../service/small-account';
import { x } from './one-wallet';
import { baselineHarness } from './baseline-harness';

describe('an alarm that an older version stored under another spelling of an address', () => {
  it.each([
    ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    [x.slice(2), x],
  ])('still belongs to its record: %s', async (old, now) => {
    const harness = baselineHarness();
    const contract = { ...smallContract, address: old };
    const first = harness.start();
    await first.take({ ...smallAccount, smartContracts: [contract] });
    await first.take({ ...smallAccount, smartContracts: [{ ...contract, type: 'Proxy' }] });
    await harness.rewrite((text) => text.replace(/"key":"as[^"]*"/u, `"key":"as${old}"`));
    const { take, acknowledge, isBlocked } = harness.start();
    const respelled = { ...contract, address: now, type: 'Proxy' };
    const { alarms } = await take({ ...smallAccount, smartContracts: [respelled] });
    expect(alarms).toMatchObject([{ number: 1, field: 'type', after: 'Proxy' }]);
    expect(await isBlocked(now)).toBe(true);
    expect((await acknowledge(null)).alarmCount).toBe(0);
    const later = await take({ ...smallAccount, smartContracts: [respelled] });
    expect([later.alarmCount, later.counts.contracts.added]).toEqual([0, 0]);
  });
});

it.each<[Field, Field]>([
  [{ raw: '12345' }, '12345'],
  [{ raw: '12345' }, '12345 '],
  [null, ''],
  [null, ' '],
  ['12345 ', '12345  '],
  ['12345', '12345 '],
])('an address that is not a text has the key of no text: %j and %j', (one, other) => {
  expect(keyOfAddress(one)).not.toBe(keyOfAddress(other));
});

describe('a number with trailing zeros', () => {
  it.each([
    ['12345', '12345.0'],
    ['2500', '2500.00'],
    ['1.1', '1.10'],
    ['1e-7', '0.0000001'],
  ])('equals the known number without them: %s and %s', (before, after) => {
    const [known, answered] = [{ raw: before }, { raw: after }];
    expect(isSameValue('deployedAt', known, answered)).toBe(true);
    expect(isOtherUser(known, answered)).toBe(false);
    expect(keyOfAddress(answered)).toBe(keyOfAddress(known));
  });

  it.each([
    [{ raw: '12345' }, { raw: '12345.5' }],
    [{ raw: '0.0' }, { raw: '-0.0' }],
    [{ raw: '12345678901234567890' }, { raw: '12345678901234567890.0' }],
    ['12345', '12345.0'],
  ])('otherwise differs: %j and %j', (before, after) => {
    expect(isSameValue('deployedAt', before, after)).toBe(false);
  });
});
