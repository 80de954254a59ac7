import { describe, expect, it } from 'vitest';
import { fold, foldings } from '../../../renderer/features/records/list/model/fold';
import { createNaturalCollation } from '../../../renderer/features/records/list/model/collation';
import { compareLists, trackChanges } from '../../../electron/reader/changes/track-changes';
import { emptyBaseline } from '../../../electron/reader/changes/baseline';
import { answeredBy } from '../../../electron/reader/changes/given-lists';
import { readAccount } from '../../../electron/reader/read-account';
import { rowMarks } from '../../../shared/activity';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { exportFileName } from '../../../shared/export';
import { normalized, streamSafe } from '../../../shared/stream-safe';
import { comparableName } from '../../../shared/unseen';
import { fc, forAll } from '../for-all';

/** Marks in an order that every normalization form changes. */
const disorder = ['\u0301\u0323', '\u0301\uff9e', '\u05b4\u05b0'];
const pile = (marks: string, length: number): string =>
  marks.repeat(length / marks.length + 1).slice(0, length);

const forms = ['NFC', 'NFKC', 'NFKD'] as const;
const unit = fc.oneof(
  fc.constantFrom('a', 'é', 'ｶ', 'ß', '각', '\u0f73', '\u{1e8d0}', '\ud800', ...disorder),
  fc.integer({ min: 20, max: 60 }).map((length) => pile(disorder[length % 3] ?? '', length)),
  fc.string({ unit: 'binary', maxLength: 1 }),
);
const text = fc.string({ unit, maxLength: 20 });

describe('a text in stream-safe format', () => {
  it.each(disorder)('has at most 30 marks on a letter (%j)', (marks) => {
    expect(streamSafe(`a${pile(marks, 30)}b`)).toBe(`a${pile(marks, 30)}b`);
    expect(streamSafe(`a${pile(marks, 31)}b`)).toBe(`a${pile(marks, 30)}b`);
    expect(streamSafe(`${pile(marks, 5000)}b${pile(marks, 40)}`)).toBe(
      `${pile(marks, 30)}b${pile(marks, 30)}`,
    );
  });

  it('is the text itself if no pile is higher, and leaves out nothing else', () => {
    forAll(text, (one) => {
      const isHigh = /[\p{M}\uff9e\uff9f]{31}/u;
      const safe = streamSafe(one);
      expect(isHigh.test(safe)).toBe(false);
      if (!isHigh.test(one)) expect(safe).toBe(one);
      expect(safe.replaceAll(/[\p{M}\uff9e\uff9f]/gu, '')).toBe(
        one.replaceAll(/[\p{M}\uff9e\uff9f]/gu, ''),
      );
      for (const form of forms) expect(normalized(one, form)).toBe(safe.normalize(form));
    });
  });

  it('has in any form only the marks of 30 characters, and of the letter', () => {
    forAll(text, fc.constantFrom(...forms), (one, form) => {
      // No mark decomposes into more than three, and no letter has more than three.
      expect(normalized(one, form)).not.toMatch(/\p{M}{94}/u);
    });
  });

  it('equals the text for texts that languages write', () => {
    for (const word of ['Ấn Độ', 'नमस्ते', 'בְּרֵאשִׁית', 'བསྒྲུབས', 'ｶﾞｷﾞ', '👩‍👩‍👧‍👦', 'Ελλάδα']) {
      expect(streamSafe(word)).toBe(word);
      expect(streamSafe(word.normalize('NFD'))).toBe(word.normalize('NFD'));
    }
  });
});

describe('a pile of a million marks blocks nothing (M11)', () => {
  // Sorting the marks one by one would take half an hour.
  it.each(disorder)('of %j', (marks) => {
    const name = `Treasury${pile(marks, 1_000_000)}`;
    const lower = `Treasury${pile(marks, 30)}`;
    expect(comparableName(name)).toBe(comparableName(lower));
    expect(foldings(name)).toBe(foldings(lower));
    expect(foldings(`ü${name}`)).toBe(foldings(`ü${lower}`));
    expect(foldings(`x ${name} y`)).toContain(fold(name));
    expect(exportFileName(name, 0, [], 'csv')).toBe(exportFileName(lower, 0, [], 'csv'));
    const { compare } = createNaturalCollation('en');
    expect(compare(name, `treasury${pile(marks, 1_000_001)}`)).toBe(
      compare(lower, `treasury${pile(marks, 30)}`),
    );
  });

  it('also when an answer is compared with the previous one', () => {
    const named = (walletName: string, id: string, walletAddress: string) => ({
      ...smallAccount,
      wallets: [{ ...smallWallet, id, walletName, walletAddress }],
    });
    const answered = (account: object) =>
      answeredBy(valueOf(readAccount(Buffer.from(JSON.stringify(account)))));
    const name = `Treasury${pile('\u0301\u0323', 1_000_000)}`;
    const first = answered(named(name, '1', smallWallet.walletAddress));
    const { baseline } = trackChanges(emptyBaseline(), first, 1);
    // Another id and address under a name that looks the same, although its pile ends in another mark.
    const next = answered(named(`${name}\u0302`, '2', `0x${'5'.repeat(40)}`));
    const watched = trackChanges(baseline, next, 2);
    expect(watched.baseline.alarms).toHaveLength(1);
    expect([...compareLists(watched.baseline, next.lists).wallets.marks]).toEqual([rowMarks.alarm]);
  });

  it('nor do as many piles of 30', () => {
    const name = `a${pile('\u0301\u0323', 30)}`.repeat(30_000);
    expect(streamSafe(name)).toBe(name);
    expect(comparableName(name)).toHaveLength(name.normalize('NFKC').length);
  });
});
