import { expect, it } from 'vitest';
import { contract, type CallName } from '../../../shared/contract';
import { largestList } from '../../../shared/expected';
import { valid } from './valid-payloads';

const takes = (name: CallName, payload: unknown): boolean =>
  contract[name].request.safeParse(payload).success;

it('the page can name a file to main only as a key, of which it learns public facts alone (security D9)', () => {
  const names = Object.keys(contract) as CallName[];
  const path = '/home/someone/notes.txt';
  const withPath = names.filter(
    (name) =>
      takes(name, { path }) || takes(name, { ...(valid[name] as object | undefined), path }),
  );
  expect(withPath).toEqual(['dropKeyFile']);
});

it.each<[string, unknown]>([
  ['a path', { path: '/home/someone/list.csv' }],
  ['a path beside the bytes', { path: '/x', name: 'x', bytes: new Uint8Array(1) }],
  ['no name', { name: '', bytes: new Uint8Array(1) }],
  ['a name that is a book', { name: 'x'.repeat(1025), bytes: new Uint8Array(1) }],
  ['a text', { name: 'x', bytes: 'address' }],
  ['a buffer without a view', { name: 'x', bytes: new ArrayBuffer(1) }],
  ['numbers of other kinds', { name: 'x', bytes: new Uint16Array(1) }],
  ['too many bytes', { name: 'x', bytes: new Uint8Array(largestList + 1) }],
  ['a few bytes of too many', { name: 'x', bytes: new Uint8Array(largestList + 1).subarray(0, 1) }],
])('a dropped list is refused with %s (security D5)', (_name, payload) => {
  expect(takes('dropList', payload)).toBe(false);
});

it('the largest list is accepted', () => {
  expect(takes('dropList', { name: 'x', bytes: new Uint8Array(largestList) })).toBe(true);
});
