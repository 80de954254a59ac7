import assert from 'node:assert/strict';
import fc from 'fast-check';
import { packBaseline, unpackBaseline } from '../../electron/reader/changes/baseline';
import { packNotes, unpackNotes } from '../../electron/main/notes/feature';
import { near } from './mutate';

const address = fc.constantFrom(
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
  'x',
);
const note = fc.record({
  address,
  name: fc.string({ maxLength: 20 }),
  note: fc.string({ maxLength: 20 }),
  tags: fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 4 }),
  favourite: fc.boolean(),
});

/** Notes that can be read stay the same when they are written and read again. Other bytes are refused. */
export const fuzzNotes = async (parameters: fc.Parameters<unknown>): Promise<void> => {
  const content = fc
    .array(note, { maxLength: 6 })
    .chain((entries) => near(packNotes(entries as Parameters<typeof packNotes>[0])));
  await fc.assert(
    fc.asyncProperty(content, (bytes) => {
      const notes = unpackNotes(bytes);
      if (notes) assert.deepEqual(unpackNotes(packNotes(notes)), notes);
      return Promise.resolve();
    }),
    parameters,
  );
};

const sample = [
  { seenAt: 1, lastNumber: 1, alarms: [], acknowledged: [], dismissed: ['0x1 0x2'] },
  ['wallets', [[1, ['w1', 'ETH', '0xabc', 'Vault']], [0, ['w1', 'ETH', null, { raw: '5' }], { walletAddress: '0xdef' }]]],
  ['contracts', [[1, ['Safe', 'ETH', '0xabc', 'Multisig', '2024-05-06T07:08:09.010Z', '0xabc']]]],
]; // oxfmt-ignore

/** A baseline that can be read stays the same when it is written and read again. Other bytes are refused. */
export const fuzzMemory = async (parameters: fc.Parameters<unknown>): Promise<void> => {
  const whole = Buffer.from(sample.map((line) => `${JSON.stringify(line)}\n`).join(''));
  assert.ok(unpackBaseline(whole));
  await fc.assert(
    fc.asyncProperty(near(whole), (bytes) => {
      const baseline = unpackBaseline(bytes);
      if (baseline) assert.deepEqual(unpackBaseline(packBaseline(baseline)), baseline);
      return Promise.resolve();
    }),
    parameters,
  );
};
