import { describe, expect, it } from 'vitest';
import type { ChosenFile, ComparisonSummary, ExpectedList } from '../../../../shared/expected';
import { fail, succeed } from '../../../../shared/failure';
import { answerOf, readAccount, setUp, settle, stateWith } from './answering-main';

const list: ExpectedList = {
  kind: 'csv',
  columns: ['where'],
  sample: [['0x1']],
  records: 1,
  addressLike: [0],
  guess: { address: 0, name: null, asset: null },
};
const fileWith = (lists: ChosenFile['lists']): ChosenFile => ({
  lists,
  fileName: 'list.csv',
  listNumber: 7,
});
const chosen = fileWith({ wallets: succeed(list), contracts: succeed(list) });
const chosenList = { ...list, ...chosen };
const summary: ComparisonSummary = {
  list: 'wallets',
  elsewhere: 0,
  skipped: [],
  skippedCount: 0,
  strays: [],
  strayCount: 0,
  counts: { equal: 1, differs: 0, missing: 0, extra: 0 },
};

/** The origin of the compared answer. */
const answered = { source: 'service', receivedAt: 1 };

const withAccount = async () => {
  const window = await setUp();
  const actions = await import('../../../../renderer/store/comparison-actions');
  await readAccount(window, answerOf(1, 'first'));
  const choose = async (result: unknown): Promise<void> => {
    void actions.startComparison('wallets');
    await window.last('chooseList').reply(result);
  };
  const answer = async (name: string, result: unknown): Promise<void> => {
    await window.last(name).reply(result);
  };
  const comparing = () => window.shown().comparing;
  return { window, actions, choose, answer, count: window.times, comparing };
};

describe('comparing with a list', () => {
  it('compares a list with certain columns at once, and again with a newer answer', async () => {
    const { window, actions, choose, answer, comparing } = await withAccount();
    await choose(succeed(chosen));
    expect(window.last('chooseList').request).toBeUndefined();
    expect(window.shown().view).toBe('wallets');
    expect(comparing()).toMatchObject({ isAsking: false, compared: null });
    void actions.compareNow();
    await answer('compareList', succeed(summary));
    expect(comparing()?.compared).toEqual({ summary, ...answered, revision: 1, isAgain: false });
    await readAccount(window, answerOf(2, 'second'));
    void actions.compareNow();
    expect(window.last('compareList').request).toMatchObject({ revision: 2, listNumber: 7 });
    await answer('compareList', succeed(summary));
    expect(comparing()?.compared).toEqual({ summary, ...answered, revision: 2, isAgain: true });
  });

  it('asks about uncertain columns, and ignores results for others', async () => {
    const { actions, choose, answer, comparing } = await withAccount();
    const unknown = succeed({ ...list, guess: { ...list.guess, address: null } });
    await choose(succeed(fileWith({ wallets: unknown, contracts: unknown })));
    expect(comparing()).toMatchObject({ isAsking: true, columns: null });
    actions.chooseColumns({ address: 0, name: null, asset: null });
    void actions.compareNow();
    actions.chooseColumns({ address: 1, name: null, asset: null });
    await answer('compareList', succeed(summary));
    expect(comparing()).toMatchObject({ isAsking: false, compared: null });
  });

  it('says why a file cannot be compared, and loses nothing when the file dialog is cancelled', async () => {
    const { choose, comparing } = await withAccount();
    await choose(fail('CANCELLED'));
    expect(comparing()).toBeNull();
    await choose(succeed(chosen));
    await choose(fail('CANCELLED'));
    expect(comparing()?.chosen).toEqual(chosenList);
    await choose(fail('LIST_NOT_READ', { list: 'empty' }));
    expect(comparing()).toMatchObject({ chosen: null, failure: { code: 'LIST_NOT_READ' } });
  });

  it('stays in its list when a comparison that could not begin is closed, wherever its details were opened from', async () => {
    const { window, actions, choose } = await withAccount();
    const lists = await import('../../../../renderer/store/list-actions');
    lists.goFromHistory('wallets', 0);
    await choose(fail('BUSY'));
    actions.closeComparison();
    expect(window.shown()).toMatchObject({ view: 'wallets', lists: { wallets: { open: null } } });
  });

  it('says that main has dropped the list, and waits for the answer that replaces one', async () => {
    const { actions, choose, answer, comparing } = await withAccount();
    await choose(succeed(chosen));
    void actions.compareNow();
    await answer('compareList', fail('ANSWER_REPLACED'));
    expect(comparing()?.failure).toBeNull();
    void actions.compareNow();
    await answer('compareList', fail('BAD_REQUEST'));
    expect(comparing()?.failure?.code).toBe('BAD_REQUEST');
  });

  it('makes main drop the list at its end, and with the profile', async () => {
    const { window, actions, choose, count, comparing } = await withAccount();
    await choose(succeed(chosen));
    actions.closeComparison();
    expect([comparing(), count('closeList')]).toEqual([null, 1]);
    await choose(succeed(chosen));
    window.actions.showApp(stateWith('two', { revision: 2 }));
    expect([comparing(), count('closeList')]).toEqual([null, 2]);
  });

  it('says what is wrong with the compared list of a file that has another one', async () => {
    const { choose, comparing } = await withAccount();
    await choose(succeed(fileWith({ wallets: fail('LIST_NOT_READ'), contracts: succeed(list) })));
    expect(comparing()).toMatchObject({ chosen: null, failure: { code: 'LIST_NOT_READ' } });
  });

  it('continues with the other list of the account, using the chosen columns if it has the same', async () => {
    const { actions, choose, count, comparing } = await withAccount();
    const columns = { address: 1, name: 0, asset: null };
    const further: ExpectedList = { ...list, columns: ['id', 'where'] };
    actions.compareOther();
    expect(comparing()).toBeNull();
    for (const [contracts, then] of [
      [list, columns],
      [further, list.guess],
    ] as const) {
      await choose(succeed(fileWith({ wallets: succeed(list), contracts: succeed(contracts) })));
      actions.chooseColumns(columns);
      actions.compareOther();
      expect(comparing()).toMatchObject({ list: 'contracts', columns: then, compared: null });
    }
    await choose(succeed(fileWith({ wallets: succeed(list), contracts: fail('LIST_NOT_READ') })));
    actions.compareOther();
    expect(comparing()).toMatchObject({ list: 'contracts', failure: { code: 'LIST_NOT_READ' } });
    expect(count('closeList')).toBe(0);
  });

  it('ends when something opens the list, but not when it opens the other list', async () => {
    const { choose, count, comparing } = await withAccount();
    const lists = await import('../../../../renderer/store/list-actions');
    const { noFilters } = await import('../../../../renderer/store/list-state');
    const leads: readonly ((list: 'wallets' | 'contracts') => void)[] = [
      (list) => {
        lists.goToRecord(list, 0);
      },
      (list) => {
        lists.showFiltered(list, noFilters);
      },
      (list) => {
        lists.showSearched(list, 'first');
      },
    ];
    for (const [at, lead] of leads.entries()) {
      await choose(succeed(chosen));
      lead('contracts');
      expect(comparing()?.chosen).toEqual(chosenList);
      lead('wallets');
      expect([comparing(), count('closeList')]).toEqual([null, at + 1]);
    }
  });

  it('says that a chosen file is being read, until it is read, is no list, or is not wanted any more', async () => {
    const { window, actions, answer, count, comparing } = await withAccount();
    void actions.startComparison('contracts');
    expect(comparing()).toBeNull();
    window.tell('listChosen', null);
    expect(window.shown().view).toBe('contracts');
    expect(comparing()).toMatchObject({ list: 'contracts', chosen: null, failure: null });
    await answer('chooseList', succeed(chosen));
    expect(comparing()?.chosen).toEqual(chosenList);
    void actions.startComparison('wallets');
    window.tell('listChosen', null);
    expect(comparing()).toMatchObject({ list: 'wallets', chosen: null });
    actions.closeComparison();
    expect([comparing(), count('closeList')]).toEqual([null, 1]);
    await answer('chooseList', fail('CANCELLED'));
    window.tell('listChosen', null);
    expect(comparing()).toBeNull();
  });

  it('drops a list that comes when another profile is on screen', async () => {
    const { window, actions, answer, count, comparing } = await withAccount();
    void actions.startComparison('wallets');
    window.actions.showApp(stateWith('two', { revision: 2 }));
    await answer('chooseList', succeed(chosen));
    expect([comparing(), count('closeList')]).toEqual([null, 1]);
  });

  it('ends its save dialog too, which does not come back with the next list', async () => {
    const { window, actions, choose } = await withAccount();
    const { openComparisonExport } = await import('../../../../renderer/store/navigate');
    await choose(succeed(chosen));
    openComparisonExport();
    expect(window.shown().exportShown).toBe('comparison');
    actions.dropComparison();
    expect(window.shown().exportShown).toBeNull();
    await choose(succeed(chosen));
    expect(window.shown().exportShown).toBeNull();
  });

  it('leaves nothing in the window once main has dropped it, whether it was read by then or not', async () => {
    const { actions, answer, choose, comparing } = await withAccount();
    const gone = { chosen: null, columns: null, compared: null, failure: { code: 'BAD_REQUEST' } };
    actions.dropComparison();
    expect(comparing()).toBeNull();
    await choose(succeed(chosen));
    actions.dropComparison();
    expect(comparing()).toMatchObject(gone);
    const dropping = actions.compareDropped('wallets', new File(['address\n0x1'], 'list.csv'));
    await settle();
    actions.dropComparison();
    await answer('dropList', succeed(chosen));
    await dropping;
    expect(comparing()).toMatchObject(gone);
  });

  it('sends the content of a dropped file, and nothing of its location', async () => {
    const { window, actions, answer, comparing } = await withAccount();
    const dropping = actions.compareDropped('wallets', new File(['address\n0x1'], 'list.csv'));
    expect(comparing()).toMatchObject({ list: 'wallets', chosen: null, failure: null });
    await settle();
    expect(window.last('dropList').request).toEqual({
      name: 'list.csv',
      bytes: Uint8Array.from(Buffer.from('address\n0x1')),
    });
    await answer('dropList', succeed(chosen));
    await dropping;
    expect(comparing()?.chosen).toEqual(chosenList);
  });

  it.each([
    ['is too large', { size: 64 * 1024 * 1024 + 1 }, 'LIST_NOT_READ'],
    [
      'is a folder',
      { size: 0, arrayBuffer: () => Promise.reject(new Error()) },
      'FILE_NOT_READABLE',
    ],
  ])('sends nothing of what %s', async (_name, file, code) => {
    const { actions, count, comparing } = await withAccount();
    await actions.compareDropped('wallets', Object.assign(Object.create(null) as File, file));
    expect([comparing()?.failure?.code, count('dropList')]).toEqual([code, 0]);
  });

  it('does not send a dropped file that is not wanted any more', async () => {
    const { actions, count, comparing } = await withAccount();
    const dropping = actions.compareDropped('wallets', new File(['address'], 'list.csv'));
    actions.closeComparison();
    await dropping;
    expect([comparing(), count('dropList'), count('closeList')]).toEqual([null, 0, 1]);
  });
});
