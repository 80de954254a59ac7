import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../shared/ownership';
import { namedAccount } from '../../service/impostors';
import {
  alikeOf,
  anyAddress,
  indexOf,
  mistyped,
  naiveVerdict,
  openReader,
  stageProfile,
} from './staged-profiles';
import { seededRandom } from '../../seeded-random';

const random = seededRandom(20_261_122);
const staged = ['a', 'b', 'c'].map((id) => stageProfile(random, id, 80));
const facts = staged.map((one) => one.facts);
const find = indexOf(staged);
const all = facts.flatMap(({ known }) => known);

const [wallet] = facts[0]?.known ?? [];
const own = wallet?.address ?? '';
const [contract] = namedAccount(0, 1)['smartContracts'];

/** The same address as people write it. */
const respelled = (address: string): string => {
  const kind = random();
  if (address.startsWith('0x') && kind < 0.3) return address.toUpperCase().replace('0X', '0x');
  if (address.startsWith('0x') && kind < 0.5) return address.slice(2);
  if (address.startsWith('bc1') && kind < 0.5) return address.toUpperCase();
  if (kind < 0.7) return ` ${address.replace(/.{4}/gu, '$& ')}\n`;
  return kind < 0.8 ? `\u200b${address}` : address;
};

describe('the question whether an address is ours', () => {
  it('is answered as by going through everything one by one, 3,000 times', () => {
    const seen = new Map<Verdict | null, number>();
    const wrong: unknown[] = [];
    for (let time = 0; time < 3_000; time += 1) {
      const known = all[Math.floor(random() * all.length)]?.address ?? '';
      const kind = random();
      const asked =
        kind < 0.2
          ? anyAddress(random)
          : kind < 0.4
            ? alikeOf(random, known)
            : kind < 0.5
              ? mistyped(random, known)
              : known;
      // One with a wrong character in it has no other spelling.
      const isWrong = kind >= 0.4 && kind < 0.5;
      const { verdict } = find(isWrong || random() < 0.5 ? asked : respelled(asked));
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
      if (verdict !== naiveVerdict(facts, asked)) wrong.push([asked, verdict]);
    }
    expect(wrong).toEqual([]);
    // Each verdict that these profiles can bring about has come up.
    const own = ['wallet', 'newcomer', 'namesake', 'contract'];
    const verdicts = [...own, 'changed', 'former', 'gone', 'deployer', 'note', 'alike'];
    for (const verdict of [...verdicts, 'none']) {
      expect([verdict, seen.get(verdict as Verdict) ?? 0]).toEqual([verdict, expect.any(Number)]);
      expect(seen.get(verdict as Verdict) ?? 0).toBeGreaterThan(10);
    }
  });

  it('is "yes" for nothing but a wallet of an answer whose address nobody has to acknowledge', () => {
    for (const { address, role } of all) {
      const { verdict } = find(address);
      const isOurs = all.some((one) => one.role === 'wallet' && one.address === address);
      if (role !== 'wallet' && !isOurs) expect(verdict).not.toBe('wallet');
    }
    for (const { alarmed } of facts) {
      for (const address of alarmed) expect(find(address).verdict).not.toBe('wallet');
    }
  });

  it('is "changed" for a contract, too, while nobody has acknowledged its address', () => {
    const ask = openReader();
    const [before, after] = ['0x52908400098527886E0F7030069857D2E4169EE7', own];
    const answer = (address: string) =>
      Buffer.from(
        JSON.stringify({ ...namedAccount(0, 1), smartContracts: [{ ...contract, address }] }),
      );
    ask('readAnswer', null, answer(before));
    ask('openBaseline', { baseline: 1 });
    const now = { source: 'service', lost: null, isAhead: false } as const;
    ask('compareAccount', { baseline: 1, becomes: 2, now: 1000, ...now });
    const seen = ask('markSeen', { baseline: 2, becomes: 3, now: 1500 });
    ask('readAnswer', null, answer(after));
    ask('openBaseline', { baseline: 3 }, seen.bytes);
    ask('compareAccount', { baseline: 3, becomes: 4, now: 2000, ...now });
    const { bytes } = ask('readAddresses', { baseline: 4, isReliable: true, isCurrent: true });
    ask('addAddresses', { profileId: 'a', number: 1, notes: [] }, bytes);
    const profiles = [{ profileId: 'a', number: 1 }];
    const { verdict, hits } = ask('findAddress', { text: after, profiles }).value;
    expect([verdict, hits[0]?.role]).toEqual(['changed', 'contract']);
  });

  it('is "changed" where only an offline copy has another address or deployer, and no alarm was raised', () => {
    const [before, after] = ['0x52908400098527886E0F7030069857D2E4169EE7', own];
    const account = namedAccount(2, 1);
    const other = String(account.wallets[1]?.['walletAddress']);
    const token = `0x${'7'.repeat(40)}`;
    const answerWith = (walletAddress: string, deployedBy: string) => {
      const wallets = [{ ...account.wallets[0], walletAddress }, account.wallets[1]];
      const smartContracts = [{ ...contract, address: token, deployedBy }];
      return Buffer.from(JSON.stringify({ ...account, wallets, smartContracts }));
    };
    const ask = openReader();
    ask('readAnswer', null, answerWith(before, other));
    ask('openBaseline', { baseline: 1 });
    const answered = { now: 1000, source: 'service', lost: null, isAhead: false } as const;
    const { bytes: remembered } = ask('compareAccount', { baseline: 1, becomes: 2, ...answered });
    const verdictsOf = (copy: Uint8Array) => {
      const beside = openReader();
      beside('readAnswer', null, copy);
      beside('openBaseline', { baseline: 2 }, remembered);
      const { bytes } = beside('readAddresses', { baseline: 2, isReliable: true, isCurrent: true });
      ask('addAddresses', { profileId: 'a', number: 1, notes: [] }, bytes);
      const profiles = [{ profileId: 'a', number: 1 }];
      const texts = [before, after, other, token];
      return texts.map((text) => ask('findAddress', { text, profiles }).value.verdict);
    };
    expect(verdictsOf(answerWith(before, other))).toEqual(['wallet', 'none', 'wallet', 'contract']);
    // Whenever it was received: what says what is remembered is confirmed by it, and nothing else is.
    const moved = ['former', 'changed', 'wallet', 'contract'];
    expect(verdictsOf(answerWith(after, other))).toEqual(moved);
    expect(verdictsOf(answerWith(before, after))[3]).toBe('changed');
  });

  it('is about the address in what was sent, which it names', () => {
    const said = find(own);
    for (const sent of [`${own}.`, `“${own}”`, `bitcoin:${own}`, `bitcoin:${own}?amount=1.5`]) {
      expect(find(sent)).toEqual(said);
    }
    const other = '0x52908400098527886E0F7030069857D2E4169EE7';
    for (const sent of [`From: ${own} / To: ${other}`, `bitcoin:${own}?label=${other}`]) {
      expect(find(sent)).toMatchObject({ verdict: null, noVerdict: 'incomplete' });
    }
    const several = find(`${own} ${own}`);
    expect([several.noVerdict, several.alikes]).toEqual(['incomplete', []]);
  });

  it.each([
    [
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      (text: string) => ` ${text}\n`,
      'note',
    ],
    [
      `bc1p${'q9z8'.repeat(14)}zz`,
      (text: string) => `${text.slice(0, 31)}\n${text.slice(31)}`,
      'note',
    ],
    [
      `bc1p${'q9z8'.repeat(14)}zz`,
      (text: string) => `${text.slice(0, 31)}\n${text.slice(31).replace('q9z8q9', 'q8z9q8')}`,
      'alike',
    ],
  ] as const)('is the same for %s in other lines', (address, written, verdict) => {
    const ask = openReader();
    ask('addAddresses', {
      ...{ profileId: 'a', number: 1 },
      notes: [{ address, name: 'Noted' }],
    });
    const profiles = [{ profileId: 'a', number: 1 }];
    expect(ask('findAddress', { text: written(address), profiles }).value.verdict).toBe(verdict);
  });

  it('has no answer for a part of an address, however long', () => {
    for (const part of [own.slice(0, 6), own.slice(4, 30), own.slice(0, -1), own.slice(1)]) {
      expect([find(part).verdict, find(part).noVerdict]).toEqual([null, 'part']);
    }
    expect(find(`0x${'12345678'.repeat(4)}`).noVerdict).toBe('incomplete');
    expect(find('').noVerdict).toBe('incomplete');
    expect(find('cold storage').noVerdict).toBe('incomplete');
  });

  it('has none for a whole address that a longer one has in it, however its letters are written', () => {
    const ask = openReader();
    const long = `0x${'ab12'.repeat(16)}`;
    const noted = (address: string) => ({ address, name: 'Noted' });
    const notes = [noted(long), noted('abcdefgh1'), noted('ABCDEFGH2')];
    ask('addAddresses', { profileId: 'a', number: 1, notes });
    const findIn = (text: string) =>
      ask('findAddress', { text, profiles: [{ profileId: 'a', number: 1 }] }).value;
    for (const text of [long.slice(0, 42), long.slice(2, 42), long.slice(0, 42).toUpperCase()]) {
      expect([text, findIn(text).noVerdict]).toEqual([text, 'part']);
    }
    expect(findIn(long).verdict).toBe('note');
    // Of the same length, capitals tell them apart, and there is no verdict either.
    expect(findIn('ABCDEFGH1').noVerdict).toBe('part');
    expect(findIn('abcdefgh2').noVerdict).toBe('incomplete');
    expect(findIn(`${long}ab`).noVerdict).not.toBe('part');
  });

  it('knows an address that a service writes with spaces by the very same text', () => {
    const ask = openReader();
    const address = 'FR14 2004 1010 0505 0001 3M02 606';
    ask('addAddresses', { profileId: 'a', number: 1, notes: [{ address, name: 'Bank' }] });
    const findIn = (text: string) =>
      ask('findAddress', { text, profiles: [{ profileId: 'a', number: 1 }] }).value;
    expect(findIn(address)).toMatchObject({ asked: address, verdict: 'note' });
    expect(findIn('FR14 2004').verdict).not.toBe('note');
  });

  it('tells who knows the address, the first profile first, and how many addresses there are', () => {
    const { hits, hitCount, compared } = find(own);
    expect([hits[0]?.profileId, hits[0]?.role, hits[0]?.row, hitCount]).toEqual([
      'a',
      'wallet',
      0,
      1,
    ]);
    expect(compared).toBe(new Set(all.map(({ address }) => address.toLowerCase())).size);
  });

  it('tells which address another one looks like', () => {
    const { verdict, alikes, alikeCount } = find(alikeOf(random, own));
    expect([verdict, alikes[0]?.address, alikes[0]?.name, alikeCount]).toEqual([
      'alike',
      own,
      'Wallet a-0',
      1,
    ]);
  });

  it('tells which address one with a wrong letter or other capitals looks like, however it is written', () => {
    const hex = '0xABCDeb6053F3E94C9b9A09f33669435E7Ef1BEEF';
    const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const base58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
    const ask = openReader();
    const notes = [hex, bech32, base58].map((address) => ({ address, name: address }));
    ask('addAddresses', { profileId: 'a', number: 1, notes });
    const profiles = [{ profileId: 'a', number: 1 }];
    const looksLike = (text: string) => {
      const { verdict, alikes } = ask('findAddress', { text, profiles }).value;
      return [verdict, alikes[0]?.address];
    };
    for (const [right, wrong] of [
      [hex, hex.replace('053F', 'O53F')],
      [hex, hex.replace('053F', 'O53F').slice(2)],
      [bech32, bech32.replace('5l6', '5b6')],
      [bech32, bech32.replace('5l6', '516')],
      [base58, base58.replace('Wet', 'WOt')],
    ] as const) {
      for (const text of [wrong, wrong.toLowerCase(), wrong.toUpperCase().replace('0X', '0x')]) {
        expect([text, ...looksLike(text)]).toEqual([text, 'alike', right]);
      }
    }
    expect(looksLike(base58.toLowerCase())).toEqual(['alike', base58]);
    // A letter of another alphabet that is drawn as the right one.
    expect(looksLike(hex.replace('eb60', '\u0435b60'))).toEqual(['alike', hex]);
    expect(looksLike(hex.replace('F3E9', 'F3\u04159'))).toEqual(['alike', hex]);
  });

  it('is refused by a process that does not have all the addresses', () => {
    const ask = openReader();
    const profiles = [{ profileId: 'a', number: 1 }];
    expect(() => ask('findAddress', { text: own, profiles })).toThrow('BAD_REQUEST');
    ask('addAddresses', { profileId: 'a', number: 2, notes: [] });
    expect(() => ask('findAddress', { text: own, profiles })).toThrow('BAD_REQUEST');
  });

  it('forgets profiles that are not asked for any more', () => {
    const ask = openReader();
    const [first] = staged;
    if (!first) throw new Error('nothing staged');
    ask('addAddresses', { profileId: 'a', number: 1, notes: first.notes }, first.bytes);
    ask('addAddresses', { profileId: 'z', number: 2, notes: [{ address: own, name: 'Mine' }] });
    const both = [
      { profileId: 'a', number: 1 },
      { profileId: 'z', number: 2 },
    ];
    expect(ask('findAddress', { text: own, profiles: both }).value.hitCount).toBe(2);
    expect(ask('findAddress', { text: own, profiles: both.slice(1) }).value.verdict).toBe('note');
    expect(() => ask('findAddress', { text: own, profiles: both })).toThrow('BAD_REQUEST');
  });

  it('is answered among 200,000 addresses that all look alike, with the first of them', () => {
    const ask = openReader();
    const known = Array.from({ length: 200_000 }, (_, at) => ({
      role: 'wallet',
      address: `0xabcd${String(at).padStart(32, '0')}abcd`,
      name: null,
      asset: null,
      list: 'wallets',
      row: at,
      until: null,
      contracts: 0,
      isAlarmed: false,
    }));
    const bytes = Buffer.from(JSON.stringify(known));
    ask('addAddresses', { profileId: 'a', number: 1, notes: [] }, bytes);
    const text = `0xabcd${'9'.repeat(32)}abcd`;
    const { value } = ask('findAddress', { text, profiles: [{ profileId: 'a', number: 1 }] });
    expect([value.verdict, value.alikeCount, value.alikes.length]).toEqual(['alike', 200_000, 5]);
  });
});
