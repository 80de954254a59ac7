import { describe, expect, it } from 'vitest';
import {
  comparisonText,
  sayRole,
  sayVerdict,
  toldProfile,
  type Names,
} from '../../../../../renderer/app/palette/verdict-words';
import { german } from '../../../../../renderer/i18n/de';
import { paletteWords } from '../../../../../renderer/i18n/palette';
import { addressRoles, type AddressHit, type AddressReport } from '../../../../../shared/ownership';

const own = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const imposter = '0xbe712C7D1A8CD87A23b0D6dC8c8E728dA27FF335';

const names: Names = {
  profile: (profileId) => `Profile ${profileId}`,
  record: (name) => name,
  when: (at) => `moment ${at}`,
  activeId: 'one',
};

const hit = (changes: Partial<AddressHit> = {}): AddressHit => ({
  profileId: 'one',
  role: 'wallet',
  address: own,
  name: 'Treasury',
  asset: 'ETH',
  list: 'wallets',
  row: 0,
  until: null,
  contracts: 0,
  isAlarmed: false,
  ...changes,
});

const report = (changes: Partial<AddressReport>): AddressReport => ({
  asked: own,
  verdict: 'none',
  noVerdict: null,
  hits: [],
  hitCount: 0,
  alarmedIn: [],
  alikes: [],
  alikeCount: 0,
  compared: 12,
  profiles: [{ profileId: 'one', receivedAt: 1, revision: 1, isAnother: false, notCompared: null }],
  ...changes,
});

/** The texts for such a report; `null` names nobody. */
const say = (changes: Partial<AddressReport>, who: Names | null = names) =>
  sayVerdict(report(changes), who);

const locked = {
  profileId: 'two',
  receivedAt: null,
  revision: null,
  isAnother: false,
  notCompared: 'locked',
} as const;

/** A report for a profile whose service now answers with another account. */
const another = report({
  verdict: 'unconfirmed',
  hits: [hit({ role: 'unconfirmed' })],
  hitCount: 1,
  profiles: [{ profileId: 'one', receivedAt: 1, revision: 1, isAnother: true, notCompared: null }],
});

describe('the answer to whose an address is', () => {
  it('is green for a wallet only, whatever else is known', () => {
    const hits = addressRoles.map((role) => hit({ role }));
    for (const verdict of [...addressRoles, 'changed', 'alike', 'none'] as const) {
      const { tone } = say({ verdict, hits, hitCount: hits.length });
      expect(tone === 'good', verdict).toBe(verdict === 'wallet');
    }
  });

  it('names profile and age of a wallet, and warns of its look-alikes', () => {
    const said = say({ verdict: 'wallet', hits: [hit()], alikeCount: 2 });
    expect(said.title).toBe('Yes, a wallet of “Profile one”');
    expect(said.sentence).toBe('Every character is the same as in the answer from moment 1.');
    expect(said.caution).toContain('2 other known addresses look like it');
  });

  it('says that a wallet without earlier answers cannot be compared with them', () => {
    const hits = [hit({ role: 'unconfirmed' })];
    const said = say({ verdict: 'unconfirmed', hits, hitCount: 1 });
    expect(said.title).toBe(
      'Known, but not confirmed: “Profile one” has it now, but there is nothing earlier to compare it with',
    );
    expect(said.sentence).toContain('Compare the address with another source');
    expect(sayRole(hits[0] ?? hit(), names)).toBe('Not confirmed');
  });

  it('calls the old address of an open alarm first seen, and a former one only once the change was acknowledged', () => {
    const old = { role: 'former', until: null } as const;
    expect(sayRole(hit({ ...old, isAlarmed: true }), names)).toBe('First seen');
    expect(sayRole(hit(old), names)).toBe('Former address');
    expect(sayRole(hit({ ...old, until: 1, isAlarmed: true }), names)).toBe('Until moment 1');
  });

  it('is unconfirmed, with the reason, if the service answers with another account', () => {
    const { tone, title, sentence } = sayVerdict(another, names);
    expect(tone).toBe('plain');
    expect(title).toBe(
      'Known, but not confirmed: “Profile one” had it, but its service now answers with another account',
    );
    expect(sentence).toMatch(
      /^The service now answers with another account\. The address is compared with the last good answer, from moment 1\./u,
    );
    expect(sayVerdict(another, null).sentence).not.toContain('moment');
  });

  it('does not call different letter case the same', () => {
    const asked = own.replace('Df2e', 'df2E');
    const said = (text: string, address: string) =>
      say({ asked: text, verdict: 'wallet', hits: [hit({ address })] }).sentence;
    expect(said(asked, own)).toBe(
      'Apart from capitals, every character is the same as in the answer from moment 1.',
    );
    expect(said(asked, asked)).toContain('Every character is the same');
    expect(said(own.toLowerCase(), own)).toContain('Every character is the same');
  });

  it('tells this account from another', () => {
    const of = (profileId: string) =>
      say({ verdict: 'contract', hits: [hit({ role: 'contract', profileId })] });
    expect(of('one').title).toBe('Known, not a wallet: a contract of this account');
    expect(of('two').title).toBe('Known, not a wallet: a contract of “Profile two”');
  });

  it('says until when a former address was used, if known', () => {
    const of = (until: number | null) =>
      say({ verdict: 'former', hits: [hit({ role: 'former', until })] }).title;
    expect(of(7)).toBe('No longer: it was the address of “Treasury” until moment 7');
    expect(of(null)).toBe('No longer: it was the address of “Treasury”');
  });

  it('says since when a removed record is gone, and does not suggest another address', () => {
    const of = (until: number | null) =>
      say({ verdict: 'gone', hits: [hit({ role: 'gone', until })] });
    expect(of(7).title).toBe(
      'No longer: it was the address of “Treasury”, which has been gone since moment 7',
    );
    expect(of(null).title).toBe('No longer: it was the address of “Treasury”, which is gone');
    expect(of(7).sentence).not.toContain('current address');
  });

  it('counts the different characters of a typing error, and does not say that its ends are equal', () => {
    const alikes = [hit({ address: `0x${'a'.repeat(40)}` })];
    const of = (asked: string) =>
      say({ verdict: 'alike', asked, hits: [], alikes, alikeCount: 1 }).sentence;
    expect(of(`0x${'a'.repeat(39)}b`)).toMatch(/^Only 1 of 40 characters differs/u);
    expect(of(`0x${'a'.repeat(20)}b${'a'.repeat(19)}`)).toMatch(
      /^The beginning and the end are the same/u,
    );
  });

  it('counts the different characters of a look-alike, also if the looked-up address lacks its 0x', () => {
    for (const asked of [imposter, imposter.slice(2)]) {
      const { title, sentence } = say({ asked, verdict: 'alike', alikes: [hit()], alikeCount: 1 });
      expect(title).toBe('No. It only looks like “Treasury”');
      expect(sentence).toContain('of 40 characters differ');
    }
  });

  it('is no definite no if a profile could not be compared, or nothing was', () => {
    const { profiles } = report({});
    const { title, sentence } = say({});
    expect(title).toBe('No, this address is not yours');
    expect(sentence).toMatch(
      /^Not one of 12 addresses in 1 profile, and none begins and ends like it\. If you were told/u,
    );
    expect(say({ compared: 1 }).sentence).toMatch(
      /^There is one address in your profile\. It is a different one, and does not look like this one\. If/u,
    );
    expect(paletteWords.sentences.none(1, 3)).toMatch(
      /^There is one address in your 3 profiles\. It is a different one/u,
    );
    expect(say({ profiles: [...profiles, locked] }).title).toBe(
      'No, not in any profile that could be compared',
    );
    expect(say({ compared: 0, profiles: [locked] }).title).toBe(
      'No verdict: there is nothing to compare it with',
    );
  });

  it('names only the compared addresses for one known from elsewhere', () => {
    const profiles = [...report({}).profiles, locked];
    const titles = (isPartly: boolean) =>
      (['deployer', 'note', 'alike'] as const).map((verdict) => {
        const hits = verdict === 'alike' ? [] : [hit({ role: verdict, contracts: 1 })];
        const partly = isPartly ? { profiles } : {};
        return say({ verdict, hits, alikes: [hit()], ...partly }).title;
      });
    expect(titles(false)).toEqual([
      'Known, not yours: deployed 1 contract',
      'Known, not yours: in your notes as “Treasury”',
      'No. It only looks like “Treasury”',
    ]);
    expect(titles(true)).toEqual([
      'Known, not yours in the profiles compared: deployed 1 contract',
      'Known, not yours in the profiles compared: in your notes as “Treasury”',
      'No, not in any profile that could be compared: it looks like “Treasury”',
    ]);
  });

  it('gives no verdict on a part of an address', () => {
    const { tone, title } = say({ verdict: null, noVerdict: 'part' });
    expect([tone, title]).toEqual(['plain', 'No verdict: this is only a part of an address']);
  });

  it('names nobody while values are hidden (security H8)', () => {
    for (const verdict of [...addressRoles, 'alike', 'changed'] as const) {
      const hits = [
        hit({ role: verdict === 'alike' || verdict === 'changed' ? 'note' : verdict, until: 7 }),
      ];
      const said = say({ verdict, hits, alikes: hits, alikeCount: 1 }, null);
      const told = Object.values(said).join(' ');
      for (const value of ['Treasury', 'Profile one', 'moment', 'be71']) {
        expect(told, verdict).not.toContain(value);
      }
    }
  });

  it('has as many German titles and sentences as English ones', () => {
    const { titles, sentences, moreHits } = german.palette;
    expect(titles.wallet('„A“')).toBe('Ja, eine Wallet von „A“');
    expect(sentences.none(1, 1)).toMatch(
      /^In Ihrem Profil gibt es nur eine Adresse\. Es ist eine andere, und sie sieht dieser nicht/u,
    );
    expect(sentences.none(1, 2)).toMatch(/^In Ihren 2 Profilen gibt es nur eine Adresse\./u);
    expect(sentences.none(9, 2)).toMatch(
      /^Sie ist keine der 9 Adressen in 2 Profilen, und keine davon beginnt und endet wie sie\. Falls/u,
    );
    expect(moreHits(1)).toBe(
      'Sie ist an 1 weiteren Stelle bekannt, die hier nicht aufgeführt ist.',
    );
    expect(moreHits(2)).toMatch(/^Sie ist an 2 weiteren Stellen bekannt, .* sind\.$/u);
  });
});

describe('the comparison as a text', () => {
  it('has the address, the verdict, and what could not be compared', () => {
    const text = comparisonText(
      report({ verdict: 'wallet', hits: [hit()], profiles: [...report({}).profiles, locked] }),
      names,
      9,
    );
    expect(text.split('\n')).toEqual([
      'Is this address ours?',
      `Asked about: ${own}`,
      'Answer: Yes, a wallet of “Profile one”',
      'Every character is the same as in the answer from moment 1.',
      '',
      'Known as:',
      '- “Treasury” · ETH · Wallet · Profile one',
      '',
      'Compared with 12 addresses of 1 profile:',
      '- Profile one: answer from moment 1',
      '- Profile two: not compared, the keychain is locked or does not answer',
      'Compared on moment 9 by Account Viewer, on this computer.',
      '',
    ]);
  });

  it('says that the service answers with another account, and contains no address to use', () => {
    const text = comparisonText(another, names, 9);
    expect(text).toContain('Answer: Known, but not confirmed');
    expect(text).toContain('\nThe service now answers with another account.');
    expect(text).toContain('· Not confirmed · Profile one');
    expect(text).toContain(
      '- Profile one: answer from moment 1, the service now answers with another account',
    );
    expect(text).not.toContain(own);
  });

  it('contains no address that could be used by mistake, unless it is a wallet', () => {
    const text = comparisonText(
      report({ asked: imposter, verdict: 'alike', alikes: [hit()], alikeCount: 1 }),
      names,
      9,
    );
    expect(text).not.toContain(imposter);
    expect(text).not.toContain(own);
    expect(text).toContain('0x be71 2C7D');
  });
});

it('the time of an answer is shown once: beside a yes, and not again beside its records', () => {
  const elsewhere = hit({ profileId: 'two', role: 'deployer' });
  expect(toldProfile(report({ verdict: 'wallet', hits: [elsewhere, hit()] }))).toBe('one');
  expect(toldProfile(report({ verdict: 'deployer', hits: [elsewhere] }))).toBeNull();
});
