import { expect, it } from 'vitest';
import { goneFrom, isFirstAnswer } from '../../../../renderer/features/changes/count-of';
import { quietActivity as quiet } from '../quiet-activity';

const answered = (receivedAt: number, revision = quiet.revision) => ({
  head: { revision, receivedAt },
});

it('records that are gone are told of each list, by the answer on screen alone', () => {
  const wallets = { changed: 1, renamed: 0, added: 2, removed: 10 };
  const activity = { ...quiet, counts: { ...quiet.counts, wallets } };
  expect(goneFrom('wallets', { activity, account: answered(2000) })).toBe(10);
  expect(goneFrom('contracts', { activity, account: answered(2000) })).toBe(0);
  expect(goneFrom('wallets', { activity, account: answered(2000, 2) })).toBe(0);
  expect(goneFrom('wallets', { activity: null, account: null })).toBe(0);
});

it('the first answer is the one that came before anything was compared', () => {
  const activity = { ...quiet, begunAt: 1000 };
  expect(isFirstAnswer({ activity, account: answered(990) })).toBe(true);
  expect(isFirstAnswer({ activity, account: answered(1990) })).toBe(false);
  expect(isFirstAnswer({ activity, account: answered(990, 2) })).toBe(false);
  expect(isFirstAnswer({ activity: { ...quiet, begunAt: null }, account: answered(990) })).toBe(
    false,
  );
  expect(isFirstAnswer({ activity: null, account: answered(990) })).toBe(false);
});
