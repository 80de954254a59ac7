import { describe, expect, it } from 'vitest';
import { answerRequests, type NativeKeychain } from '../../../electron/keychain/answer-requests';

/** The native module over a map. */
const nativeOver = (items: Map<string, string>): NativeKeychain => ({
  getPassword: (service, account) => Promise.resolve(items.get(`${service}/${account}`) ?? null),
  setPassword: (service, account, value) => {
    items.set(`${service}/${account}`, value);
    return Promise.resolve();
  },
  deletePassword: (service, account) => Promise.resolve(items.delete(`${service}/${account}`)),
});
const request = (operation: string, id = 1, more: object = {}) => ({
  id,
  service: 'S',
  account: 'a',
  operation,
  ...more,
});

describe('the keychain process', () => {
  it('gets, sets and deletes one item, answering under the id of the request (security E3)', async () => {
    const items = new Map([['Other/a', 'untouched']]);
    const answer = answerRequests(() => Promise.resolve(nativeOver(items)));
    expect(await answer(request('get', 1))).toEqual({ id: 1, ok: true, value: null });
    expect(await answer(request('set', 2, { value: 'v' }))).toEqual({
      id: 2,
      ok: true,
      value: null,
    });
    expect(await answer(request('get', 3))).toEqual({ id: 3, ok: true, value: 'v' });
    expect(await answer(request('delete', 4))).toEqual({ id: 4, ok: true, value: true });
    expect(await answer(request('delete', 5))).toEqual({ id: 5, ok: true, value: false });
    expect([...items]).toEqual([['Other/a', 'untouched']]);
  });

  it('loads the module at the first request, and only once', async () => {
    let loads = 0;
    const answer = answerRequests(() => {
      loads += 1;
      return Promise.resolve(nativeOver(new Map()));
    });
    expect(loads).toBe(0);
    await answer(request('get', 1));
    await answer(request('get', 2));
    expect(loads).toBe(1);
  });

  it.each([null, undefined, 1, 'get', [], {}, { id: 1 }, { operation: 'get' }])(
    'refuses an invalid request: %j',
    async (data) => {
      const answer = answerRequests(() => expect.unreachable());
      expect(await answer(data)).toEqual({ id: 0, ok: false, code: 'INTERNAL', keychain: 'other' });
    },
  );

  const locked = new Error('Cannot create an item in a locked collection CANARY');
  it.each<[string, () => Promise<never>]>([
    ['rejects', () => Promise.reject(locked)],
    [
      'throws at once',
      () => {
        throw locked;
      },
    ],
  ])('responds when the module %s, with nothing of its text', async (_name, failing) => {
    const native = { getPassword: failing, setPassword: failing, deletePassword: failing };
    const answer = answerRequests(() => Promise.resolve(native));
    for (const operation of ['get', 'set', 'delete']) {
      expect(await answer(request(operation, 7, { value: 'v' }))).toStrictEqual({
        id: 7,
        ok: false,
        code: 'KEYCHAIN_LOCKED_OR_MISSING',
        keychain: 'locked',
      });
    }
  });

  const missing = Object.assign(new Error('libsecret CANARY'), { code: 'ERR_DLOPEN_FAILED' });
  it.each<[string, () => Promise<NativeKeychain>]>([
    ['rejects', () => Promise.reject(missing)],
    [
      'throws at once',
      () => {
        throw missing;
      },
    ],
  ])(
    'answers when loading %s, and loads again for the next request (security E8; fault 44)',
    async (_name, failing) => {
      let loads = 0;
      const answer = answerRequests(() => {
        loads += 1;
        return loads === 1 ? failing() : Promise.resolve(nativeOver(new Map()));
      });
      expect(await answer(request('get', 1))).toStrictEqual({
        id: 1,
        ok: false,
        code: 'KEYCHAIN_UNAVAILABLE',
        keychain: 'no-library',
      });
      expect(await answer(request('get', 2))).toEqual({ id: 2, ok: true, value: null });
    },
  );
});
