import { createAnswerer } from '../../electron/reader/answer-calls';
import { readAccount } from '../../electron/reader/read-account';
import { inPieces } from '../../shared/pieces';
import { bigAccount } from '../service/big-account';
import { manyAlike, slowLarge } from '../service/slow-answers';
import { figureOf, type Figure, type RunPart } from './figure';
import { compare } from './measure';

const seed = 7;

const bodyOf = (wallets: number, contracts: number): Buffer =>
  Buffer.from(JSON.stringify(bigAccount({ wallets, contracts, seed })));

/** Everything the reader does with an answer of the service before it is shown, for the first time and for the second. */
const readTwice = (body: Uint8Array): void => {
  const answer = createAnswerer();
  let memory = new Uint8Array();
  for (const time of [1, 2]) {
    answer('readAnswer', null, body);
    answer('openBaseline', { memory: time }, memory);
    const request = { memory: time, becomes: time + 10, now: time, source: 'service' };
    const compared = answer('compareAccount', request, new Uint8Array());
    if (!compared.ok) throw new Error(compared.error.code);
    memory = new Uint8Array(compared.bytes ?? memory);
  }
};

/** Row 24: records that nothing tells apart, beside as many of an ordinary account. */
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

/** Rows 25 and 26: what 64 MB take at most, in the reader and in main. */
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
    figures.push(figureOf(25, name, [times.refuse, 'an account of that size', times.read], 1.5));
  }
  const [piece = new Uint8Array()] = inPieces(ordinary);
  const times = await compare(
    { piece: () => structuredClone(piece), whole: () => structuredClone(ordinary) },
    rounds,
  );
  figures.push(figureOf(26, 'one message of main to the reader', [times.piece, 'all of the answer in one', times.whole], 0.2)); // prettier-ignore
  return figures;
};

/** Rows 24 to 26: answers that once kept main busy for minutes. */
export const run: RunPart = async ({ quick }) => {
  const rounds = quick === 'quick' ? 1 : 5;
  return [...(await alike(rounds)), ...(await large(rounds))];
};
