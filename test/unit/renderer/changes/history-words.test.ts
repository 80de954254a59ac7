import { describe, expect, it } from 'vitest';
import { historyWords as german } from '../../../../renderer/i18n/de/history';
import { activityWords as germanAlarms } from '../../../../renderer/i18n/de/activity';
import { activityWords } from '../../../../renderer/i18n/activity';
import { historyWords } from '../../../../renderer/i18n/history';
import { alarmReasons, historyKinds } from '../../../../shared/activity';

const lists = ['wallets', 'contracts'] as const;
const fields = {
  wallets: ['id', 'asset', 'walletAddress', 'walletName'],
  contracts: ['name', 'asset', 'address', 'type', 'deployedAt', 'deployedBy'],
} as const;
const ofAccount = ['trusted', 'lost', 'begun', 'holder'] as const;

const isOfAccount = (kind: string): boolean => ofAccount.some((known) => known === kind);

describe.each([
  ['English', historyWords, activityWords],
  ['German', german, germanAlarms],
])('the history in %s', (_language, words, alarmWords) => {
  it('has a different text for each kind of line, list and field', () => {
    const sentences = lists.flatMap((list) =>
      historyKinds
        .filter((kind) => !isOfAccount(kind))
        .flatMap((kind) => [
          words.ofRecord(kind, list, null).join(' … '),
          words.ofOthers(kind, list, 1),
          words.ofOthers(kind, list, 900),
          words.ofSeveral(kind, list, 900).join(' '),
        ]),
    );
    // An alarm has the text of a change; its sign and its colour tell it apart.
    expect(new Set(sentences).size).toBe(sentences.length - lists.length);
    const changes = lists.flatMap((list) =>
      fields[list].map((field) => words.ofRecord('changed', list, field)[0]),
    );
    expect(new Set(changes).size).toBe(changes.length);
    for (const text of [...sentences, ...changes])
      expect(text).not.toMatch(/undefined|wallet[A-Z]/u);
  });

  it('says what happened to the account and its holder', () => {
    const account = ofAccount.map((kind) => words.ofAccount(kind));
    expect(new Set(account).size).toBe(ofAccount.length);
    const holder = ['userId', 'name', 'email'].flatMap((field) =>
      (['changed', 'appeared', 'vanished'] as const).map((what) => words.ofHolder(field, what)),
    );
    expect(new Set(holder).size).toBe(9);
  });

  it('names unknown fields as they are', () => {
    expect(words.ofRecord('changed', 'wallets', 'tier')[0]).toContain('tier');
  });

  it('says by what an alarm matched its record, and which value differs', () => {
    const isKnownGone = false;
    const titles = [false, true].flatMap((isReverted) =>
      alarmReasons.flatMap((knownBy) => {
        const of = { knownBy, isReverted, isKnownGone };
        return [
          alarmWords.alarmTitle({ ...of, list: 'wallets', field: 'walletAddress' }),
          ...(['type', 'deployedBy', 'address'] as const).map((field) =>
            alarmWords.alarmTitle({ ...of, list: 'contracts', field }),
          ),
        ];
      }),
    );
    for (const list of ['wallets', 'contracts'] as const) {
      const of = { knownBy: 'name', isReverted: true, isKnownGone: true } as const;
      titles.push(alarmWords.alarmTitle({ ...of, list, field: 'address' }));
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the sentences about a record', () => {
  it('is English around its name', () => {
    const sentence = (...given: Parameters<typeof historyWords.ofRecord>): string =>
      historyWords
        .ofRecord(...given)
        .join(' X ')
        .trim();
    expect(sentence('alarm', 'wallets', 'walletAddress')).toBe('The address of wallet X changed');
    expect(sentence('acknowledged', 'contracts', 'deployedBy')).toBe(
      'You acknowledged that the deployer of contract X changed',
    );
    expect(sentence('settled', 'wallets', 'walletAddress')).toBe(
      'You acknowledged that the address of wallet X is back to its first-seen value',
    );
    expect(sentence('added', 'contracts', null)).toBe('New contract X');
    expect(sentence('renamed', 'wallets', 'walletName')).toBe('Wallet X was renamed');
    expect(historyWords.ofOthers('renamed', 'wallets', 900)).toBe('900 more wallets were renamed');
    expect(historyWords.ofOthers('removed', 'contracts', 1)).toBe('1 more contract is gone');
  });

  it('mention other records whose alarm went back, in both languages', () => {
    expect(historyWords.ofOthers('settled', 'wallets', 1)).toBe(
      'For 1 more wallet you acknowledged an alarm whose value had changed back',
    );
    expect(german.ofOthers('settled', 'wallets', 1)).toBe(
      'Bei 1 weiteren Wallet haben Sie den Alarm bestätigt, nachdem der alte Wert zurück war',
    );
    expect(german.ofOthers('settled', 'contracts', 3)).toMatch(/^Bei 3 weiteren Contracts haben/u);
  });

  it('say that both of two records with one name are gone', () => {
    const of = { knownBy: 'name', isReverted: true, isKnownGone: true } as const;
    expect(activityWords.alarmTitle({ ...of, list: 'wallets', field: 'walletAddress' })).toBe(
      'Two wallets had this name, with different addresses; both are gone now',
    );
    expect(germanAlarms.alarmTitle({ ...of, list: 'contracts', field: 'deployedBy' })).toBe(
      'Zwei Contracts hatten diesen Namen, mit verschiedenen Deployern; beide sind jetzt verschwunden',
    );
  });

  it('count changed values separately from reverted ones', () => {
    const { address, value } = activityWords.alarmCount;
    expect([address(1, 0, 0), address(2, 1, 0), address(0, 1, 0)]).toEqual([
      '1 address has changed',
      '2 addresses have changed; 1 has changed back',
      '1 address is back to its first-seen value',
    ]);
    expect(value(0, 2, 0)).toBe('2 values have changed back');
  });

  it('do not call an address unchanged while its record is gone', () => {
    const { address, value } = activityWords.alarmCount;
    expect(address(0, 0, 1)).toBe('1 record that replaced a known one is gone again');
    expect(value(1, 0, 2)).toBe(
      '1 first-seen value has changed; 2 records that replaced known ones are gone again',
    );
  });
});
