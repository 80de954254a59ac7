import { describe, expect, it } from 'vitest';
import { de as mainGerman } from '../../../electron/main/i18n/de';
import { en as mainEnglish } from '../../../electron/main/i18n/en';
import { german } from '../../../renderer/i18n/de';
import { english } from '../../pseudo/english';
import { entriesOf, saysOf, unusedOf } from './ask-words';
import { oneInGerman, sameInBoth } from './same-in-both';

/** Tested elsewhere, because they take other arguments than texts and numbers. */
const askedElsewhere =
  /^(failures\.|templateProblem$|connectionCheck\.(passed|unchecked)$|activity\.(summary|alarmTitle)$|history\.of[A-Z]|kept\.(damaged|newer|unreadable|not-written)$)/u;

const catalogues = [
  ['the window', english, german],
  ['main', mainEnglish, mainGerman],
] as const;

describe.each(catalogues)('the German of %s', (_whose, ours, theirs) => {
  const inEnglish = new Map(entriesOf(ours));
  const inGerman = new Map(entriesOf(theirs));
  const paths = [...inEnglish.keys()].filter((path) => !askedElsewhere.test(path));
  const saidIn = (words: ReadonlyMap<string, unknown>) =>
    new Map(paths.map((path) => [path, saysOf(words.get(path))]));
  const [saidInEnglish, saidInGerman] = [saidIn(inEnglish), saidIn(inGerman)];

  it('has the same entries as English, in the same order', () => {
    expect([...inGerman.keys()]).toEqual([...inEnglish.keys()]);
  });

  it('has a text wherever English does', () => {
    for (const saidOf of [saidInEnglish, saidInGerman]) {
      const silent = paths.filter((path) => {
        const said = saidOf.get(path) ?? [];
        return said.length === 0 || said.some((text) => text.trim() === '');
      });
      expect(silent).toEqual([]);
    }
  });

  it('uses every argument that English uses', () => {
    for (const catalogue of [inEnglish, inGerman]) {
      expect(paths.flatMap((path) => unusedOf(path, catalogue.get(path)))).toEqual([]);
    }
  });

  it('differs from English, except where both use the same term', () => {
    const same = paths.filter((path) => {
      const said = saidInEnglish.get(path) ?? [];
      return said.some((text) => /\p{L}/u.test(text)) && saidInGerman.get(path)?.[0] === said[0];
    });
    const expected = sameInBoth.filter((path) => inEnglish.has(path));
    expect(same.toSorted()).toEqual(expected.toSorted());
  });

  it('has two texts wherever English has two, so that no two parts of a screen share a name', () => {
    const meant = new Map<string, Set<string>>();
    for (const path of paths) {
      const [ours, theirs] = [inEnglish.get(path), inGerman.get(path)];
      if (typeof ours !== 'string') continue;
      const said = String(theirs).toLowerCase();
      meant.set(said, (meant.get(said) ?? new Set()).add(ours.toLowerCase()));
    }
    const merged = [...meant].flatMap(([said, ours]) => (ours.size > 1 ? [said] : []));
    expect(merged).toEqual(oneInGerman.filter((text) => meant.has(text)));
  });

  it('uses German quotation marks and a space before an ellipsis', () => {
    const said = paths.flatMap((path) => saidInGerman.get(path) ?? []);
    expect(said.filter((text) => /[“”][^„]*”|"|(?<!„[^“]*)“|’/u.test(text))).toEqual([]);
    expect(said.filter((text) => /[\p{L}\d]…/u.test(text))).toEqual([]);
  });

  it('keeps a German number and its unit on one line', () => {
    const said = paths.flatMap((path) => saidInGerman.get(path) ?? []);
    const breaks = /\d (?:s|ms|Min\.|Std\.|Bit|Byte|[kM]B)(?!\p{L})/u;
    expect(said.filter((text) => breaks.test(text))).toEqual([]);
  });
});

describe('a text', () => {
  it('about a checksum claims no more than it proves', () => {
    const { checksums } = english.details;
    expect([checksums.valid, german.details.checksums.valid]).toEqual([
      'Checksum valid',
      'Prüfsumme stimmt',
    ]);
  });

  it('about a check that was not made stays true after the others have ended', () => {
    const { unchecked } = english.connectionCheck;
    expect(unchecked({ why: 'depends', on: 'keychain' })).toBe(
      'Not possible until “Keychain” passes.',
    );
  });

  it('about keys uses the names of the system', () => {
    for (const { privacy, details, tools } of [english, german]) {
      const said = (isMac: boolean) =>
        [privacy.hideHint, privacy.markHint, details.previousHint, tools.findKey].map((say) =>
          say(isMac).replace(/^.*\(|\)$/gu, ''),
        );
      expect(said(true)).toEqual(['⇧⌘H', '⇧⌘H', '⌥↑', '⌘F']);
      for (const keys of said(false)) expect(keys).toMatch(/^[A-Za-z]+\+[A-Z↑a-z+]+$/u);
    }
  });

  it('about a failed app promises no log that may not exist', () => {
    expect(mainEnglish.failed.detail).toMatch(
      /The log, if you keep one, says where it happened\.$/u,
    );
    expect(mainGerman.failed.detail).toMatch(/im Protokoll, falls eines geführt wird\.$/u);
  });
});

describe('counted things', () => {
  const { account, copying, overview, settings } = german.window;
  const { addresses } = german.activity.other.why;

  it.each([
    [account.walletCount(1), '1 Wallet'],
    [account.walletCount(0), '0 Wallets'],
    [account.contractCount(1204), '1.204 Contracts'],
    [settings.imported(1, 0, 0), '1 Profil hinzugefügt.'],
    [copying.doubtRows.capitals(1).slice(0, 20), '1 dieser Zeilen hat '],
    [copying.doubtRows.capitals(2).slice(0, 22), '2 dieser Zeilen haben '],
    [german.details.deployed(1), 'Hat 1 Contract dieses Kontos deployt'],
    [german.details.same.wallets(2), 'Dieselbe Adresse in 2 weiteren Wallets'],
    [german.kept.notDeleted(1).split(', ')[1]?.slice(0, 31), 'aber 1 Kopie ließ sich nicht au'],
    [german.connectionCheck.summary(1, 0, 7), '1 Prüfung fehlgeschlagen'],
    [german.connectionCheck.summary(0, 2, 6), 'Nichts fehlgeschlagen, 2 Warnungen'],
    [overview.moreKinds.wallets(1), '1 weiteres'],
    [overview.moreKinds.contracts(1), '1 weiterer'],
    [overview.moreKinds.contracts(2), '2 weitere'],
    [addresses(3, 12).split(': ')[1], 'Von 12 bekannten sind 3 noch bei ihren Einträgen.'],
    [addresses(1, 12).split(': ')[1], 'Von 12 bekannten ist 1 noch bei ihren Einträgen.'],
    [german.clockOff(1), 'Die Uhr dieses Computers geht 1 Sekunde vor'],
    [german.clockOff(-7200), 'Die Uhr dieses Computers geht 2 Stunden nach'],
    [german.clockOff(94_608_000), 'Die Uhr dieses Computers geht 1.095 Tage vor'],
    [german.requests.sizeOf(1), '1\u00a0Byte'],
    [german.requests.sizeOf(67_108_864), '67,1\u00a0MB'],
    [english.requests.sizeOf(999), '999 bytes'],
    [english.requests.sizeOf(1000), '1 kB'],
    [english.requests.sizeOf(65_536), '65.5 kB'],
    [english.requests.sizeOf(1_000_000), '1 MB'],
    [english.requests.showAll(1204), 'Show all 1,204'],
    [german.requests.showAll(1204), 'Alle 1.204 anzeigen'],
    [english.connectionCheck.passed('call', { milliseconds: 1204 }).slice(-9), 'in 1.2 s.'],
    [english.requests.durationOf(999), '999 ms'],
    [english.requests.durationOf(1000), '1.0 s'],
    [german.requests.durationOf(6213), '6,2\u00a0s'],
    [english.connectionCheck.summary(0, 0, 7), '7 checks passed'],
    [english.connectionCheck.summary(0, 1, 7), 'Nothing failed, 1 warning'],
    [english.connectionCheck.summary(3, 1, 7), '3 checks failed'],
    [english.clockOff(1), 'This computer’s clock is 1 second ahead'],
    [english.clockOff(-172_800), 'This computer’s clock is 2 days behind'],
    [english.window.account.walletCount(1), '1 wallet'],
    [english.window.account.walletCount(1204), '1,204 wallets'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
