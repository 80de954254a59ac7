import { describe, expect, it } from 'vitest';
import { exportContent, inParts } from '../../../electron/reader/export/export-calls';
import type { ListName } from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import type { AddressNote } from '../../../shared/notes';
import { hostileAccount } from '../../service/hostile-account';
import { smallAccount, smallWallet } from '../../service/small-account';
import { placesOf } from './places-of';
import { accountOf, origin } from './snapshot-of';
import { fc, forAll } from '../for-all';

const exported = (
  answer: string,
  list: ListName | null = null,
  places: readonly number[] | null = null,
  notes: readonly AddressNote[] | null = null,
  isSigned = false,
) => {
  const content = exportContent(
    accountOf(answer),
    {
      ...origin,
      source: 'copy',
      openAlarms: null,
      isSigned,
      list,
      table: null,
      rows: places && placesOf(places),
    },
    notes,
  );
  if (!content) throw new Error('refused');
  const text = Buffer.concat([...inParts(content.lines({ rows: 0, guarded: 0 }))]).toString();
  return { text, total: content.total, value: JSON.parse(text) as Record<string, unknown> };
};

const about = {
  format: 'account-viewer-account',
  version: 1,
  fetchedAt: '2026-11-21T19:30:00.000Z',
  host: 'api.example.com:8443',
  source: 'offline-copy',
  openAlarms: null,
};

describe('a JSON export', () => {
  it('holds the whole answer, its format, its source and its time', () => {
    const { wallets, smartContracts, ...account } = smallAccount;
    const { value, text, total } = exported(JSON.stringify(smallAccount));
    const recordsInAnswer = { wallets: 1, smartContracts: 1 };
    const told = { ...about, filtered: false, recordsInAnswer };
    expect(value).toStrictEqual({ ...told, account, wallets, smartContracts });
    expect(total).toBe(2);
    expect(text.split('\n')).toHaveLength(7);
  });

  it('of chosen rows holds only these, says so, and leaves out the holder', () => {
    const wallets = ['a', 'b', 'c'].map((id) => ({ ...smallWallet, id }));
    const { value, text } = exported(
      JSON.stringify({ ...smallAccount, wallets }),
      'wallets',
      [2, 0],
    );
    const recordsInAnswer = { wallets: 3, smartContracts: 1 };
    const told = { ...about, filtered: true, recordsInAnswer };
    expect(value).toStrictEqual({ ...told, wallets: [wallets[2], wallets[0]] });
    expect(text).not.toContain(smallAccount.email);
  });

  it('of a list names its account by id only, and only if it is signed', () => {
    const { value, text } = exported(JSON.stringify(smallAccount), 'wallets', null, null, true);
    expect(value['userId']).toBe(smallAccount.userId);
    expect(text).not.toContain(smallAccount.name);
    expect(text).not.toContain(smallAccount.email);
  });

  it('leaves out a list that was not received, which an empty list would deny', () => {
    const { wallets: _, ...account } = smallAccount;
    const { value } = exported(JSON.stringify(account));
    expect(value).not.toHaveProperty('wallets');
    expect(value['recordsInAnswer']).toEqual({ wallets: null, smartContracts: 1 });
  });

  it('calls contracts by the service’s field name', () => {
    const { value } = exported(JSON.stringify(smallAccount), 'contracts', [0]);
    expect(value['smartContracts']).toEqual(smallAccount.smartContracts);
  });

  it('has only notes about its records, even for the whole account', () => {
    const note = { name: 'Mine', tags: [], note: '', favourite: false, changedAt: 0 };
    const [contract] = smallAccount.smartContracts;
    const notes = [smallWallet.walletAddress, contract.address, `0x${'9'.repeat(40)}`].map(
      (address) => ({ ...note, address: addressKey(address) }),
    );
    const answer = JSON.stringify(smallAccount);
    expect(exported(answer, null, null, notes).value['notes']).toEqual(notes.slice(0, 2));
    expect(exported(answer, 'wallets', null, notes).value['notes']).toEqual(notes.slice(0, 1));
    const two = [smallWallet, { ...smallWallet, walletAddress: `0x${'9'.repeat(40)}` }];
    const some = exported(JSON.stringify({ ...smallAccount, wallets: two }), 'wallets', [1], notes);
    expect(some.value['notes']).toEqual(notes.slice(2));
    expect(exported(answer).value).not.toHaveProperty('notes');
  });

  it('guards nothing: every hostile text comes back unchanged', () => {
    const account = hostileAccount();
    const { value } = exported(JSON.stringify(account));
    const { wallets, smartContracts, ...rest } = account;
    expect(value).toMatchObject({ account: rest, wallets, smartContracts });
  });

  it('keeps digits, unknown fields, other types and invalid lists', () => {
    const odd =
      '{"id":12345678901234567890.10,"asset":null,"tag":{"deep":[1e400,-0,2500.00]},"walletName":true}';
    const answer = `{"tier":98765432109876543210,"userId":null,"wallets":[${odd},7,null,"x"],"smartContracts":{"none":[]}}`;
    const { text, value } = exported(answer);
    expect(text).toContain(`"wallets":[\n${odd},\n7,\nnull,\n"x"]}\n`);
    expect(text).toContain(
      '"account":{"tier":98765432109876543210,"userId":null,"smartContracts":{"none":[]}}',
    );
    expect(value['filtered']).toBe(false);
  });

  it('is read back as the exact answer, whatever the answer is', () => {
    const field = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null), fc.jsonValue());
    const wallet = fc.dictionary(
      fc.constantFrom('id', 'asset', 'walletAddress', 'walletName', 'other'),
      field,
    );
    forAll(fc.array(wallet), field, (wallets, name) => {
      const answer = { name, wallets, smartContracts: [] };
      const { value } = exported(JSON.stringify(answer));
      const { account, ...rest } = value;
      // JSON does not distinguish -0 from 0.
      const plain = JSON.parse(JSON.stringify({ name, wallets })) as object;
      expect({ ...(account as object), wallets: rest['wallets'] }).toEqual(plain);
    });
  });

  it('can never equal what a token’s signature covers', () => {
    // RFC 7515 section 5.1: base64url, a dot, base64url.
    const signingInput = /^[\w-]+\.[\w-]*$/u;
    forAll(fc.string({ unit: 'binary' }), (userId) => {
      const { text } = exported(JSON.stringify({ userId, wallets: [], smartContracts: [] }));
      expect(text.startsWith('{')).toBe(true);
      expect(signingInput.test(text)).toBe(false);
    });
  });

  it.each([[[1]], [[0, 0]], [[]]])('is refused for the rows %j of a list of one', (places) => {
    expect(() => exported(JSON.stringify(smallAccount), 'wallets', places)).toThrow('refused');
  });
});
