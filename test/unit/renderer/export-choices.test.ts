import { describe, expect, it } from 'vitest';
import {
  hindranceOf,
  requestOf,
  type Choices,
  type OnScreen,
} from '../../../renderer/export/choices';
import { placesOf } from '../export/places-of';

const account = { profileId: 'profile', revision: 3 };
const choices: Choices = {
  format: 'csv',
  scope: 'all',
  list: 'wallets',
  columns: { wallets: ['id'], contracts: ['address', 'name'] },
  notes: true,
};
const onScreen: OnScreen = {
  list: 'contracts',
  shown: Uint32Array.of(4, 2, 9),
  selected: Uint32Array.of(9),
  complete: true,
};

describe('what main is asked to export', () => {
  it.each<[string, Partial<Choices>, OnScreen | null, object]>([
    [
      'a list as a table',
      {},
      null,
      { format: 'csv', list: 'wallets', rows: null, columns: ['id'] },
    ],
    [
      'another list than the one on screen',
      {},
      onScreen,
      { format: 'csv', list: 'wallets', rows: null, columns: ['id'] },
    ],
    [
      'rows in the order on screen, with the columns of their list',
      { scope: 'shown' },
      onScreen,
      { format: 'csv', list: 'contracts', rows: placesOf([4, 2, 9]), columns: ['address', 'name'] },
    ],
    [
      'selected rows as JSON, without columns',
      { format: 'json', scope: 'selected' },
      onScreen,
      { format: 'json', list: 'contracts', rows: placesOf([9]) },
    ],
    [
      'everything, signed',
      { format: 'signed-json' },
      onScreen,
      { format: 'signed-json', list: 'wallets', rows: null },
    ],
    [
      'everything, once there is no list on screen any more',
      { scope: 'shown' },
      null,
      { format: 'csv', list: 'wallets', rows: null, columns: ['id'] },
    ],
  ])('is %s', (_name, changes, screen, expected) => {
    expect(requestOf({ ...choices, ...changes }, screen, account)).toStrictEqual({
      ...account,
      notes: true,
      ...expected,
    });
  });
});

describe('what keeps an export from being saved', () => {
  const checking = { ...onScreen, complete: false };
  const noColumns = { ...choices, columns: { wallets: [], contracts: ['name'] } };

  it.each<[string, Choices, OnScreen | null, ReturnType<typeof hindranceOf>]>([
    ['nothing', choices, onScreen, null],
    ['a table without columns', noColumns, null, 'no-columns'],
    ['JSON has no columns', { ...noColumns, format: 'json' }, null, null],
    ['the other list has columns', { ...noColumns, scope: 'shown' }, onScreen, null],
    [
      'a filter that does not know its rows yet',
      { ...choices, scope: 'shown' },
      checking,
      'checking',
    ],
    ['a filter does not matter to all records', choices, checking, null],
  ])('is: %s', (_name, chosen, screen, expected) => {
    expect(hindranceOf(chosen, screen)).toBe(expected);
  });
});
