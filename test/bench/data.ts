import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createOfflineCopies } from '../../electron/main/storage/offline-copies';
import { createProfileFiles } from '../../electron/main/storage/profile-files';
import { fileMarks } from '../unit/storage/file-marks';
import { pieceOfList } from '../../electron/reader/answer-calls';
import { readAccount } from '../../electron/reader/read-account';
import { readCopyInPlace } from '../unit/reader/read-in-place';
import type { ListName, RowOf } from '../../shared/account';
import type { ListPiece } from '../../shared/reader-messages';
import { unpackRows } from '../../shared/row-columns';
import { bigAccount } from '../service/big-account';
import { chains } from './data-chains';
import { accountSchema } from './data-schema';
import { figureOf, type Figure, type RunPart } from './figure';
import { compare } from './measure';

const seed = 7;

const size = (records: number): string => `${records.toLocaleString('en')} + as many`;

/** Returns a list's rows after their whole way: packed by the reader, cloned to main and to the page, parsed there. */
const piecesOf = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): readonly unknown[] => {
  const crossed: unknown[] = [];
  for (let from: number | null = 0; from !== null;) {
    const piece: ListPiece = structuredClone(structuredClone(pieceOfList(list, rows, from)));
    for (const row of unpackRows(list, piece.text)) crossed.push(row);
    from = piece.next;
  }
  return crossed;
};

/** Rows 14 to 17 and 23: reading an answer, reading its offline copy, and passing its lists to the page. */
const reading = async (records: number, rounds: number): Promise<readonly Figure[]> => {
  const account = bigAccount({ wallets: records, contracts: records, seed });
  const text = JSON.stringify(account);
  const bytes = Buffer.from(text);
  const read = readAccount(bytes);
  if (!read.ok) throw new Error(read.error.code);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-copy-'));
  const copies = createOfflineCopies({
    files: createProfileFiles({ folder, now: () => 0, marks: fileMarks() }),
    secrets: { fileKeyOf: () => Promise.resolve({ ok: true, value: Buffer.alloc(32, 1) }) },
    readCopy: (content, version) => Promise.resolve(readCopyInPlace(content, version)),
    isWanted: () => true,
    accountOf: () => 'bench',
  });
  const kept = await copies.keep('bench', { of: 'bench', receivedAt: 0, body: bytes });
  if (!kept.ok) throw new Error(kept.error.code);
  const rows = JSON.parse(text) as typeof account;
  const times = await compare(
    {
      parse: () => JSON.parse(bytes.toString('utf8')) as unknown,
      read: () => readAccount(bytes),
      parseBytes: () => JSON.parse(bytes.toString('utf8')) as unknown,
      copy: () => copies.open('bench'),
      zod: () => accountSchema.parse(JSON.parse(bytes.toString('utf8'))),
      cross: () => [
        piecesOf('wallets', read.value.wallets),
        piecesOf('contracts', read.value.contracts),
      ],
      clone: () => structuredClone([rows.wallets, rows.smartContracts]),
    },
    rounds,
  );
  await rm(folder, { recursive: true });
  const parsed = [times.read, 'JSON.parse', times.parse] as const;
  const figures = [
    figureOf(14, `validated parse, ${size(records)}`, parsed, 1.15),
    figureOf(17, `lists to the page, ${size(records)}`, [times.cross, 'structuredClone(rows)', times.clone], 0.65), // oxfmt-ignore
  ];
  if (records >= 10_000) {
    figures.push(figureOf(23, `opening the offline copy, ${size(records)}`, [times.copy, 'JSON.parse of its bytes', times.parseBytes], 0.6)); // oxfmt-ignore
    // Row 15 equals row 14: the renderer checks dates and addresses when it shows them, so reading checks no formats.
    figures.push(figureOf(15, `the same; main checks no formats`, parsed, 1.15));
  }
  if (records >= 100_000) {
    figures.push(figureOf(16, `validated parse, ${size(records)}`, [times.read, 'JSON.parse + zod', times.zod], 0.45)); // oxfmt-ignore
  }
  return figures;
};

/** Row 18: time from the request to the rows in the page, over loopback. */
const wholeWay = async (sizes: readonly number[], rounds: number): Promise<readonly Figure[]> => {
  const bodies = Object.fromEntries(
    sizes.map((records) => [
      String(records),
      Buffer.from(JSON.stringify(bigAccount({ wallets: records, contracts: records, seed }))),
    ]),
  );
  const service = new Worker(new URL('data-service.mjs', import.meta.url), { workerData: bodies });
  const [port] = (await once(service, 'message')) as [number];
  const { ours, firstRows, theirs } = await chains();
  const figures: Figure[] = [];
  for (const records of sizes) {
    const baseUrl = `http://127.0.0.1:${port}/${records}`;
    const times = await compare(
      {
        ours: { prepare: () => ours(baseUrl) },
        firstRows: { prepare: () => firstRows(baseUrl) },
        theirs: () => theirs(baseUrl),
      },
      rounds,
    );
    const target = records >= 100_000 ? 0.75 : 0.7;
    const name = 'jose + json + zod + clone';
    figures.push(
      figureOf(18, `call to rows in the page, ${size(records)}`, [times.ours, name, times.theirs], target), // oxfmt-ignore
      figureOf(18, `the first of them in the page, ${size(records)}`, [times.firstRows, name, times.theirs], 0.4), // oxfmt-ignore
    );
  }
  await service.terminate();
  return figures;
};

/** Rows 14 to 18, and 23: the data path. */
export const run: RunPart = async ({ quick }) => {
  const share = quick === 'quick' ? 0.25 : 1;
  const rounds = (full: number): number => Math.max(5, Math.round(full * share));
  return [
    ...(await reading(1000, rounds(101))),
    ...(await reading(10_000, rounds(41))),
    ...(await reading(100_000, rounds(15))),
    ...(await wholeWay([10_000], rounds(41))),
    ...(await wholeWay([100_000], rounds(15))),
  ];
};
