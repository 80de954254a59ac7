import { expect, it } from 'vitest';
import { readAccount as readBytes } from '../../../electron/reader/read-account';
import { packCopy } from '../../../electron/main/storage/offline-copies';
import { readCopy } from '../../../electron/reader/read-offline-copy';
import { smallAccount, smallWallet } from '../../service/small-account';
import { fail } from '../../../shared/failure';

const readAccount = (text: string) => readBytes(Buffer.from(text));

const half = JSON.stringify(smallAccount).slice(0, -1);
const ofWallet = JSON.stringify(smallWallet).slice(0, -1);
it.each([
  ['a list', `${half},"wallets":[]}`],
  ['a list, its name written otherwise', `${half},"\\u0077allets":[]}`],
  ['an address', `{"wallets":[${ofWallet},"walletAddress":"0x1"}]}`],
  ['a value that is the same', `{"wallets":[${ofWallet},"id":"${smallWallet.id}"}]}`],
  ['a field that nobody knows', `{"wallets":[${ofWallet},"x":{"y":1,"y":2.50}}]}`],
  ['a text with signs of JSON', `{"wallets":[${ofWallet},"id":"\\",\\"a\\":1"}]}`],
  ['__proto__', `${half},"__proto__":1,"__proto__":2}`],
  ['one of a hundred thousand', `{"x":[${'{"a":""},'.repeat(99_999)}{"a":"","a":""}],"name":""}`],
])('what could only be shown in part is BAD_SHAPE, name-twice: %s (fault 18)', (_name, text) => {
  const error = { code: 'BAD_SHAPE', shape: 'name-twice' };
  expect(readAccount(text)).toStrictEqual({ ok: false, error });
});

it.each([
  ['in different objects', `{"name":"","wallets":[{"name":1.50},{"name":"\\"name\\":"}]}`],
  ['in capitals', '{"name":"","Name":""}'],
  ['in a text', `{"name":"\\"name\\":\\"\\"","x":["name","name"]}`],
])('an answer may have a repeated name %s', (_name, text) => {
  expect(readAccount(text).ok).toBe(true);
});

it('an offline copy of such an answer, which an earlier version accepted, is refused too', () => {
  const body = Buffer.from(`{"wallets":[${ofWallet},"walletAddress":"0x1"}]}`);
  expect(readCopy(packCopy({ of: 'a', receivedAt: 1, body }), 3)).toMatchObject(fail('BAD_SHAPE'));
});
