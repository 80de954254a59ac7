import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createDispatcher, type Handlers } from '../../electron/main/ipc/dispatcher';
import { contract, type CallName } from '../../shared/contract';
import { fail, succeed } from '../../shared/failure';
import { anything, valid } from '../unit/ipc/valid-payloads';
import { profileWith } from '../unit/profiles/fake-settings';

const names = Object.keys(contract) as CallName[];

/** Payloads of a call with one field changed or added. */
const nearlyRight = (name: CallName) => {
  const sample: unknown = valid[name] ?? {};
  const fields = typeof sample === 'object' && sample !== null ? Object.keys(sample) : [];
  return fc
    .tuple(fc.constantFrom(...fields, '__proto__', 'constructor', 'toJSON', 'x'), anything)
    .map(([field, value]) => {
      const payload = Object.assign(Object.create(null) as object, sample);
      Object.defineProperty(payload, field, { value, enumerable: true });
      return [payload] as unknown[];
    });
};

const call = fc
  .constantFrom(...names)
  .chain((name) =>
    fc.tuple(fc.constant(name), fc.oneof(nearlyRight(name), fc.array(anything, { maxLength: 2 }))),
  );

/** Parses a payload with the contract's schema. Returns undefined when reading the payload throws, e.g. a getter. */
const parse = (name: CallName, payload: unknown) => {
  try {
    return contract[name].request.safeParse(payload);
  } catch {
    return undefined;
  }
};

/** For any input, a handler gets a valid request or is not called, and the renderer gets an answer. */
export const fuzzBridge = async (parameters: fc.Parameters<unknown>): Promise<void> => {
  const seen: unknown[] = [];
  const handlers = Object.fromEntries(
    names.map((name) => [
      name,
      (request: unknown) => {
        seen.push(request);
        return succeed(null);
      },
    ]),
  ) as unknown as Handlers;
  let time = 0;
  const answer = createDispatcher({
    handlers,
    findProfile: () => succeed({ ...profileWith(), secrets: 'none' }),
    now: () => (time += 1000),
    onThrown: (error) => {
      throw error;
    },
  });
  await fc.assert(
    fc.asyncProperty(call, async ([name, args]) => {
      seen.length = 0;
      const result = await answer(name, args);
      const parsed = args.length > 1 ? undefined : parse(name, args[0]);
      if (parsed?.success) assert.deepEqual([result, seen], [succeed(null), [parsed.data]]);
      else assert.deepEqual([result, seen], [fail('BAD_REQUEST'), []]);
    }),
    parameters,
  );
};
