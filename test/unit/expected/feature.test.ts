import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeSnapshot, readAnswer } from '../../../electron/main/reader/session';
import { createExpectedFeature } from '../../../electron/main/expected/feature';
import type { ComparedGroup, ComparedRecord } from '../../../shared/expected';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount, smallWallet } from '../../service/small-account';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('expected');

const profileId = '0b3ce2e7-3a76-4d6e-9f51-0d8a6f6d8c11';
const own = smallWallet.walletAddress;

/** A list as the window sends it. */
const dropped = (text: string) => ({
  name: 'dropped.csv',
  bytes: Uint8Array.from(Buffer.from(text)),
});

/** The feature with an account on screen, and a file to choose. */
const setUp = async (source: 'service' | 'copy' = 'service') => {
  let opened = 0;
  const edges = { endReader: (): void => undefined, endsOver: '' };
  const readers = inProcessReaders((message, end) => {
    edges.endReader = end;
    if (!('name' in message)) return;
    if (message.name === 'openList') opened += 1;
    if (message.name === edges.endsOver) end();
  });
  const answer = await readAnswer(readers, Buffer.from(JSON.stringify(smallAccount)));
  const { summary, session } = valueOf(answer);
  const clock = { skewSeconds: null, corrected: false };
  const snapshot = takeSnapshot(summary, session, { revision: 3, receivedAt: 1000, clock, source });
  let chosen = succeed(join(folder, 'none'));
  const told: string[] = [];
  const feature = createExpectedFeature({
    accounts: {
      snapshot: (_id, revision) => (revision === 3 ? succeed(snapshot) : fail('ANSWER_REPLACED')),
    },
    readers,
    dialogs: { chooseFile: () => Promise.resolve(chosen) },
    send: (name) => told.push(name),
    now: () => Date.UTC(2026, 10, 22),
  });
  const { handlers } = feature;
  const chooseAt = (path: string) => {
    chosen = succeed(path);
    return handlers.chooseList();
  };
  const choose = async (text: string | Uint8Array, name = 'expected.csv') => {
    await nodeFs.writeFile(join(folder, name), text);
    return chooseAt(join(folder, name));
  };
  const asked = (listNumber: number, columns = { address: 1, name: 0, asset: null }) => ({
    profileId,
    revision: 3,
    list: 'wallets' as const,
    listNumber,
    columns,
  });
  const read = async (listNumber: number, group: ComparedGroup) => {
    const piece = await handlers.readCompared({ ...asked(listNumber), group, from: 0 });
    return JSON.parse(valueOf(piece).text) as readonly ComparedRecord[];
  };
  return {
    ...feature,
    session,
    choose,
    chooseAt,
    asked,
    read,
    edges,
    told,
    openLists: () => opened,
    profile: { baseUrl: 'https://api.example.com' },
  };
};

describe('a list that is compared with the account', () => {
  it('is chosen, compared, and returned group by group', async () => {
    const { choose, handlers, asked, read, told } = await setUp();
    expect(told).toEqual([]);
    const { fileName, lists, listNumber } = valueOf(
      await choose(`name,address\n${smallWallet.walletName},${own}\nX,0x1234\n`),
    );
    const { records, guess } = valueOf(lists.wallets);
    expect([fileName, records, guess]).toEqual([
      'expected.csv',
      2,
      { address: 1, name: 0, asset: null },
    ]);
    const { counts } = valueOf(await handlers.compareList(asked(listNumber)));
    expect(counts).toEqual({ equal: 1, differs: 0, missing: 1, extra: 0 });
    expect(told).toEqual(['listChosen']);
    const [equal] = await read(listNumber, 'equal');
    expect(equal).toMatchObject({ place: 2, row: 0, fields: [] });
  });

  it('is the requested one of a file that contains both', async () => {
    const { choose, handlers, asked } = await setUp();
    const { lists, listNumber } = valueOf(await choose(JSON.stringify(smallAccount), 'both.json'));
    const { columns, guess } = valueOf(lists.contracts);
    const { address, ...others } = guess;
    if (address === null) throw new Error('The columns are asked for.');
    expect(columns[address]).toBe('address');
    const columnsOf = { address, ...others };
    const wanted = { ...asked(listNumber), list: 'contracts' as const, columns: columnsOf };
    const { counts } = valueOf(await handlers.compareList(wanted));
    expect(counts).toEqual({ equal: 1, differs: 0, missing: 0, extra: 0 });
  });

  it('is passed again to a new process if the previous one has ended', async () => {
    const { choose, handlers, asked, read, edges } = await setUp();
    const { listNumber } = valueOf(await choose(`name,address\nX,${own}\n`));
    valueOf(await handlers.compareList(asked(listNumber)));
    edges.endReader();
    await new Promise(setImmediate);
    expect((await read(listNumber, 'differs'))[0]?.fields).toEqual(['name']);
  });

  it('is replaced by a file that is no list, with the reason', async () => {
    const { choose, chooseAt, handlers, asked } = await setUp();
    const { listNumber } = valueOf(await choose(`address\n${own}\n`));
    expect(await choose('a,"b\n', 'broken.csv')).toEqual(
      fail('LIST_NOT_READ', { list: 'quotes', place: 1 }),
    );
    expect(await handlers.compareList(asked(listNumber))).toEqual(fail('BAD_REQUEST'));
    expect(await chooseAt(folder)).toEqual(fail('FILE_NOT_READABLE', { file: 'folder' }));
    expect(await chooseAt(join(folder, 'nowhere'))).toEqual(
      fail('FILE_NOT_READABLE', { file: 'absent' }),
    );
  });

  it('above 64 MB is refused without being read', async () => {
    const { chooseAt } = await setUp();
    const path = join(folder, 'large.csv');
    const file = await nodeFs.open(path, 'w');
    await file.truncate(64 * 1024 * 1024 + 1);
    await file.close();
    const limitBytes = 64 * 1024 * 1024;
    expect(await chooseAt(path)).toEqual(fail('LIST_NOT_READ', { list: 'too-large', limitBytes }));
  });

  it('that is too much work to read or compare is not blamed on the service', async () => {
    const { choose, handlers, asked, file, profile, edges } = await setUp();
    const tooComplex = fail('LIST_NOT_READ', { list: 'too-complex' });
    edges.endsOver = 'openList';
    expect(await choose('[[[[')).toEqual(tooComplex);
    edges.endsOver = 'compareList';
    const { listNumber } = valueOf(await choose(`address\n${own}\n`));
    expect(await handlers.compareList(asked(listNumber))).toEqual(tooComplex);
    edges.endsOver = 'exportCompared';
    expect(await file({ ...asked(listNumber), separator: 'comma' }, profile, 0)).toEqual(
      tooComplex,
    );
  });

  it('is dropped when it is closed, the screen locks or another list is chosen', async () => {
    const { choose, handlers, asked, onLock, told } = await setUp();
    const first = handlers.dropList(dropped(`address\n${own}\n`));
    handlers.closeList();
    expect(await first).toEqual(fail('CANCELLED'));
    const { listNumber } = valueOf(await choose(`address\n${own}\n`));
    onLock();
    expect(await handlers.compareList(asked(listNumber))).toEqual(fail('BAD_REQUEST'));
    expect(told).toEqual(['listChosen', 'listDropped']);
  });

  it('can be dropped on the window like a chosen one', async () => {
    const { handlers, asked, file, profile } = await setUp();
    const { fileName, listNumber } = valueOf(
      await handlers.dropList(dropped(`name,address\n${smallWallet.walletName},${own}\n`)),
    );
    expect(fileName).toBe('dropped.csv');
    const { counts } = valueOf(await handlers.compareList(asked(listNumber)));
    expect(counts).toEqual({ equal: 1, differs: 0, missing: 0, extra: 0 });
    const { bytes } = valueOf(await file({ ...asked(listNumber), separator: null }, profile, 0));
    expect(Buffer.from(bytes).toString()).toContain('"dropped.csv"');
  });

  it('is the only one read, however many were dropped before it', async () => {
    const { handlers, openLists } = await setUp();
    const drops = Array.from({ length: 30 }, () => handlers.dropList(dropped(`address\n${own}\n`)));
    const last = drops.pop();
    for (const drop of drops) expect(await drop).toEqual(fail('CANCELLED'));
    expect((await last)?.ok).toBe(true);
    expect(openLists()).toBe(1);
  });

  it('is not compared if it is closed while its process receives it', async () => {
    const { choose, handlers, asked } = await setUp();
    const { listNumber } = valueOf(await choose(`address\n${own}\n`));
    const comparing = handlers.compareList(asked(listNumber));
    handlers.closeList();
    expect(await comparing).toEqual(fail('BAD_REQUEST'));
  });

  it.each(['closed', 'locked away'])('is forgotten by its process, too, when %s', async (how) => {
    const { choose, handlers, asked, onLock, session } = await setUp();
    const { listNumber } = valueOf(await choose(`address\n${own}\n`));
    const request = asked(listNumber);
    valueOf(await handlers.compareList(request));
    const wanted = { number: listNumber, list: request.list, columns: request.columns };
    expect((await session.ask('compareList', wanted)).result.ok).toBe(true);
    if (how === 'closed') handlers.closeList();
    else onLock();
    expect((await session.ask('compareList', wanted)).result).toEqual(fail('BAD_REQUEST'));
  });

  it('is compared only with the answer on screen', async () => {
    const { choose, handlers, asked } = await setUp();
    const { listNumber } = valueOf(await choose(`name,address\nX,${own}\n`));
    const older = { ...asked(listNumber), revision: 2 };
    expect(await handlers.compareList(older)).toEqual(fail('ANSWER_REPLACED'));
  });

  it('can be saved as a file that names both sides of the comparison', async () => {
    const { choose, file, asked, profile } = await setUp();
    const { listNumber } = valueOf(await choose(`name,address\n=X,${own}\n`));
    const json = valueOf(await file({ ...asked(listNumber), separator: null }, profile, 0));
    expect(JSON.parse(Buffer.from(json.bytes).toString())).toMatchObject({
      format: 'account-viewer.comparison',
      fileName: 'expected.csv',
      fileSha256: expect.stringMatching(/^[\da-f]{64}$/u) as string,
      host: 'api.example.com',
      fetchedAt: '1970-01-01T00:00:01.000Z',
      counts: { equal: 0, differs: 1, missing: 0, extra: 0 },
      records: [{ result: 'differs', place: 2, differs: ['name'] }],
    });
    const csv = valueOf(await file({ ...asked(listNumber), separator: 'comma' }, profile, 0));
    const text = Buffer.from(csv.bytes).toString();
    expect(text).toMatch(/"comparedAt","2026-11-22T00:00:00.000Z","fileName","expected.csv",/u);
    expect(text).toMatch(/"fileSha256","[\da-f]{64}",/u);
    expect(text).toContain(`"differs","2","name","'=X"`);
    expect(csv.tally).toEqual({ rows: 1, guarded: 1 });
  });

  it('is signed only for an answer of the service, not for a copy', async () => {
    const { choose, file, asked, profile } = await setUp('copy');
    const { listNumber } = valueOf(await choose(`name,address\nX,${own}\n`));
    expect(await file({ ...asked(listNumber), separator: null }, profile, 0)).toEqual(
      fail('BAD_REQUEST'),
    );
    valueOf(await file({ ...asked(listNumber), separator: 'tab' }, profile, 0));
  });
});
