import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { remembering, type Remembering } from './remembering';

const x = smallWallet.walletAddress;

let dialogs: Remembering;
beforeEach(async () => {
  dialogs = await remembering();
});
afterEach(async () => {
  await dialogs.end();
});

describe('an alarm that an older version kept by the spelling of an address', () => {
  it.each([
    ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    [x.slice(2), x],
  ])('is still about its record: %s', async (old, now) => {
    const contract = { ...smallContract, address: old };
    const first = dialogs.start();
    await first.take({ ...smallAccount, smartContracts: [contract] });
    await first.take({ ...smallAccount, smartContracts: [{ ...contract, type: 'Proxy' }] });
    await dialogs.rewrite((text) => text.replace(/"key":"as[^"]*"/u, `"key":"as${old}"`));
    const { take, acknowledge, isBlocked } = dialogs.start();
    const respelled = { ...contract, address: now, type: 'Proxy' };
    const { alarms } = await take({ ...smallAccount, smartContracts: [respelled] });
    expect(alarms).toMatchObject([{ number: 1, field: 'type', after: 'Proxy' }]);
    expect(await isBlocked(now)).toBe(true);
    expect((await acknowledge(null)).alarmCount).toBe(0);
    const later = await take({ ...smallAccount, smartContracts: [respelled] });
    expect([later.alarmCount, later.counts.contracts.added]).toEqual([0, 0]);
  });
});
