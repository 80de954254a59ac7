import { createAnswerer } from '../../electron/reader/answer-calls';
import { readAccount } from '../../electron/reader/read-account';
import { groupByText } from '../../renderer/features/records/list/model/groups';
import { inPieces } from '../../shared/pieces';
import type { ReaderCallName, ReaderRequest } from '../../shared/reader-messages';
import { bigAccount } from '../service/big-account';
import { manyAlike, slowLarge } from '../service/slow-answers';
import { figureOf, type Figure, type RunPart } from './figure';
import { median } from '../statistics';
import { compare } from './measure';

const seed = 7;

const bodyOf = (wallets: number, contracts: number): Buffer =>
  Buffer.from(JSON.stringify(bigAccount({ wallets, contracts, seed })));

/** Returns a function that calls a new reader and returns the reply's bytes. It throws when a call fails. */
const createAsker = () => {
  const answer = createAnswerer();
  return <Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes: Uint8Array = new Uint8Array(),
  ): Uint8Array => {
    const answered = answer(name, request, bytes);
    if (!answered.ok) throw new Error(`${name}: ${answered.error.code}`);
    return answered.bytes ?? new Uint8Array();
  };
};

type Asker = ReturnType<typeof createAsker>;

const openBaseline = (ask: Asker, now: number, content: Uint8Array): void => {
  ask('openBaseline', { baseline: now }, content);
};

/** Compares the open account with its baseline. Returns the new baseline, empty when nothing has changed. */
const compareAt = (ask: Asker, now: number): Uint8Array => {
  const when = { baseline: now, becomes: now + 10, now };
  return ask('compareAccount', { ...when, source: 'service', lost: null, isAhead: false });
};

/** Does the reader's work before an answer is shown, for the first answer of an account and for the second. */
const readTwice = (body: Uint8Array): void => {
  const ask = createAsker();
  ask('readAnswer', null, body);
  openBaseline(ask, 1, new Uint8Array());
  const content = compareAt(ask, 1);
  ask('readAnswer', null, body);
  openBaseline(ask, 2, content);
  compareAt(ask, 2);
};

/** Row 24: answers with many indistinguishable records, compared with as many records of an ordinary account. */
const alike = async (rounds: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, text } of manyAlike) {
    const hostile = Buffer.from(text());
    const records = text().split('{}').length - 1;
    const ordinary = bodyOf(records, 0);
    const times = await compare(
      {
        hostile: () => {
          readTwice(hostile);
        },
        ordinary: () => {
          readTwice(ordinary);
        },
      },
      rounds,
    );
    figures.push(figureOf(24, name, [times.hostile, 'as many ordinary ones', times.ordinary], 2));
  }
  return figures;
};

/** Row 24: the slowest answers of 64 MB in the reader, and one message of such an answer in main. */
const large = async (rounds: number): Promise<readonly Figure[]> => {
  const ordinary = bodyOf(170_000, 170_000);
  const figures: Figure[] = [];
  for (const { name, text, isEnded } of slowLarge) {
    if (isEnded) continue;
    const body = Buffer.from(text());
    const times = await compare(
      { refuse: () => readAccount(body), read: () => readAccount(ordinary) },
      rounds,
    );
    figures.push(figureOf(24, name, [times.refuse, 'an account of that size', times.read], 1.5));
  }
  const [piece = new Uint8Array()] = inPieces(ordinary);
  const times = await compare(
    { piece: () => structuredClone(piece), whole: () => structuredClone(ordinary) },
    rounds,
  );
  figures.push(figureOf(24, 'one message of main to the reader', [times.piece, 'all of the answer in one', times.whole], 0.2)); // oxfmt-ignore
  return figures;
};

/** Returns the milliseconds that the prepared work takes; `prepare` itself is not timed. */
const timed = (prepare: () => () => unknown): number => {
  const work = prepare();
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Rows 25 to 28: work of the reader and the list on 200,000 records that have been read. */
const many = (rounds: number): readonly Figure[] => {
  const records = 100_000;
  const body = bodyOf(records, records);
  const first = createAsker();
  first('readAnswer', null, body);
  openBaseline(first, 1, new Uint8Array());
  compareAt(first, 1);
  // The second answer is stored, so that it is not taken for the first one again. Equal ones after it are not.
  const content = compareAt(first, 11);
  const again = (): number =>
    timed(() => {
      const ask = createAsker();
      ask('readAnswer', null, body);
      openBaseline(ask, 21, content);
      return () => compareAt(ask, 21);
    });
  const parse = (): number => timed(() => () => JSON.parse(body.toString('utf8')) as unknown);

  const profiles = Array.from({ length: 10 }, (_, at) => ({ profileId: `p${at}`, number: 1 }));
  const addresses = Buffer.from(
    JSON.stringify(
      bigAccount({ wallets: 20_000, contracts: 0, seed }).wallets.map((wallet, row) => ({
        role: 'wallet',
        address: wallet.walletAddress,
        name: wallet.walletName,
        asset: wallet.asset,
        list: 'wallets',
        row,
        until: null,
        contracts: 0,
        isAlarmed: false,
      })),
    ),
  );
  const text = '0x00000000000000000000000000000000000000aa';
  const owned: number[] = [];
  const ownedAgain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ask = createAsker();
    const find = (): unknown => ask('findAddress', { text, profiles });
    const addAndFind = (): unknown => {
      for (const { profileId, number } of profiles) {
        ask('addAddresses', { profileId, number, notes: [] }, addresses);
      }
      return find();
    };
    owned.push(timed(() => addAndFind));
    ownedAgain.push(timed(() => find));
  }

  const { smartContracts, wallets } = bigAccount({ wallets: records, contracts: records, seed });
  const lines = wallets.map(({ walletAddress, walletName }) => `"${walletName}",${walletAddress}`);
  const file = Buffer.from(
    `# A title, as an export of the app has\nname,address\n${lines.join('\n')}\n`,
  );
  const expected = (): number =>
    timed(() => {
      const ask = createAsker();
      ask('readAnswer', null, body);
      const columns = { address: 1, name: 0, asset: null };
      return () => {
        ask('openList', { number: 1 }, file);
        ask('compareList', { number: 1, list: 'wallets', columns });
      };
    });

  const deployerOf = (row: number): string => smartContracts[row]?.deployedBy ?? '';
  const group = (): number => timed(() => () => groupByText(records, deployerOf));
  const sort = (): number =>
    timed(() => () => Array.from({ length: records }, (_, row) => deployerOf(row)).sort());

  const times = (work: () => number): number =>
    median(Array.from({ length: rounds + 1 }, work).slice(1));
  return [
    figureOf(25, 'comparing 100,000 + as many with what is known', [times(again), 'JSON.parse', times(parse)], 1.5), // oxfmt-ignore
    figureOf(26, 'grouping 100,000 by deployer', [times(group), 'sorting their texts', times(sort)], 1.2), // oxfmt-ignore
    figureOf(27, 'is it ours? 10 × 20,000 addresses, the first', [median(owned), 'what may be waited for', 150], 1), // oxfmt-ignore
    figureOf(27, 'the same, another', [median(ownedAgain), 'a frame', 16.7], 1),
    figureOf(28, 'an expected list, 100,000 against 100,000', [times(expected), 'what may be waited for', 1000], 1), // oxfmt-ignore
  ];
};

/** Rows 24 to 28: answers that once blocked main for minutes, and work on many records. */
export const run: RunPart = async ({ quick }) => {
  const rounds = quick === 'quick' ? 1 : 5;
  return [...(await alike(rounds)), ...(await large(rounds)), ...many(quick === 'quick' ? 3 : 9)];
};
