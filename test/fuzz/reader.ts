import assert from 'node:assert/strict';
import fc from 'fast-check';
import { serveReader } from '../../electron/reader/answer-calls';
import { codes, type Result } from '../../shared/failure';
import { inPieces, largestPiece } from '../../shared/pieces';
import { unpackRows } from '../../shared/row-columns';
import type {
  AnswerSummary,
  FromReader,
  ListPiece,
  ReaderCallName,
} from '../../shared/reader-messages';
import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { near } from './mutate';

const field = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('0xAbc', '0xabc', ' w1', 'w1\u200b', null, 12345678901234567890),
);
const recordNear = (sample: object) =>
  fc.oneof(
    fc.constant(sample),
    fc.constant({}),
    fc.dictionary(fc.constantFrom(...Object.keys(sample), '__proto__', 'x'), field),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** Bodies that are accounts, almost accounts, or something else. */
const body = fc
  .record({
    envelope: fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 })),
    wallets: fc.array(recordNear(smallWallet), { maxLength: 30 }),
    smartContracts: fc.array(recordNear(smallContract), { maxLength: 30 }),
  })
  .chain(({ envelope, ...lists }) =>
    near(Buffer.from(JSON.stringify({ ...smallAccount, ...envelope, ...lists }))),
  );

/** Starts a reader. The returned function makes a call and returns its result; it checks the form of every reply. */
const openReader = () => {
  let posted: FromReader[] = [];
  let id = 0;
  const take = serveReader((message) => void posted.push(message));
  return (
    name: ReaderCallName,
    request: unknown,
    bytes: Uint8Array = new Uint8Array(),
  ): Result<unknown> => {
    id += 1;
    posted = [];
    for (const piece of inPieces(bytes)) take({ id, piece });
    take({ id, name, request });
    const last = posted.at(-1);
    for (const message of posted.slice(0, -1)) {
      if (!('piece' in message)) throw new Error('an answer is one message behind its pieces');
      assert.ok(message.piece.length <= largestPiece);
    }
    if (!last || !('result' in last)) throw new Error('a call has one result');
    assert.equal(last.id, id);
    if (!last.result.ok) assert.ok(codes.includes(last.result.error.code));
    return last.result;
  };
};

const rowsOf = (
  ask: ReturnType<typeof openReader>,
  list: 'wallets' | 'contracts',
): readonly unknown[] => {
  const rows: unknown[] = [];
  for (let from: number | null = 0; from !== null;) {
    const read: Result<unknown> = ask('readRows', { list, from });
    if (!read.ok) throw new Error(read.error.code);
    const { text, next } = read.value as ListPiece;
    rows.push(...unpackRows(list, text));
    from = next;
  }
  return rows;
};

/** Any body is refused with a code or read with all of its rows, and the next valid body is read after it. */
export const fuzzReader = async (parameters: fc.Parameters<unknown>): Promise<void> => {
  const good = Buffer.from(JSON.stringify(smallAccount));
  await fc.assert(
    fc.asyncProperty(body, (bytes) => {
      const ask = openReader();
      const read = ask('readAnswer', null, bytes);
      if (read.ok) {
        const { walletCount, contractCount } = read.value as AnswerSummary;
        assert.equal(rowsOf(ask, 'wallets').length, walletCount);
        assert.equal(rowsOf(ask, 'contracts').length, contractCount);
      } else {
        assert.ok(['BAD_ENCODING', 'NOT_JSON', 'BAD_SHAPE'].includes(read.error.code));
        assert.equal(ask('readRows', { list: 'wallets', from: 0 }).ok, false);
      }
      ask('readCopy', { version: 2 }, bytes);
      ask('readCopy', { version: 3 }, bytes);
      assert.equal(ask('readAnswer', null, good).ok, true);
      assert.deepEqual(rowsOf(ask, 'wallets'), [smallWallet]);
      return Promise.resolve();
    }),
    parameters,
  );
};
