import { expect, it } from 'vitest';
import { goneFrom, isFirstAnswer } from '../../../../renderer/features/changes/count-of';
import { quietActivity as quiet } from '../activity-parts';

const answered = (revision = quiet.revision) => ({ head: { revision } });

it('removed records are counted per list, for the answer on screen only', () => {
  const wallets = { changed: 1, renamed: 0, added: 2, removed: 10 };
  const activity = { ...quiet, counts: { ...quiet.counts, wallets } };
  expect(goneFrom('wallets', { activity, account: answered() })).toBe(10);
  expect(goneFrom('contracts', { activity, account: answered() })).toBe(0);
  expect(goneFrom('wallets', { activity, account: answered(2) })).toBe(0);
  expect(goneFrom('wallets', { activity: null, account: null })).toBe(0);
});

it('the first answer is called so only while it is on screen', () => {
  const activity = { ...quiet, isFirst: true };
  expect(isFirstAnswer({ activity, account: answered() })).toBe(true);
  expect(isFirstAnswer({ activity, account: answered(2) })).toBe(false);
  expect(isFirstAnswer({ activity: quiet, account: answered() })).toBe(false);
  expect(isFirstAnswer({ activity: null, account: answered() })).toBe(false);
});
