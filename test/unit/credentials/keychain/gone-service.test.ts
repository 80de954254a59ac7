import { describe, expect, it } from 'vitest';
import type { KeychainProblem } from '../../../../shared/problems';
import { failure, setUp, type FakeChild } from './fake-child';

/** Lets queued calls reach the process. */
const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

describe('a keychain whose service was missing', () => {
  const noService = failure('KEYCHAIN_UNAVAILABLE', 'no-service');
  const refuse = (child: FakeChild, keychain: KeychainProblem = 'no-service'): void => {
    const id = child.requests.at(-1)?.id ?? 0;
    child.send({ id, ok: false, code: 'KEYCHAIN_UNAVAILABLE', keychain });
  };

  it('is looked for in a new process, once the process that does not find it is old', async () => {
    const { keychain, child, children, clock } = setUp();
    const young = keychain.get('a');
    await settled();
    clock.now = 20_000;
    refuse(child(0));
    expect(await young).toEqual(noService);
    clock.now += 1;
    const old = keychain.set('a', 'kept');
    await settled();
    refuse(child(0));
    await settled();
    expect([child(0).killed, children.length]).toEqual([true, 2]);
    expect(child(1).requests).toMatchObject([{ operation: 'set', value: 'kept' }]);
    child(1).answer(null);
    expect(await old).toEqual({ ok: true, value: null });
  });

  it('is reported as missing if the new process does not find it either', async () => {
    const { keychain, child, children, clock } = setUp();
    clock.now = 1;
    const got = keychain.get('a');
    await settled();
    clock.now = 20_002;
    refuse(child(0));
    await settled();
    refuse(child(1));
    expect(await got).toEqual(noService);
    expect(children).toHaveLength(2);
  });

  it.each(['no-library', 'too-big'] as const)(
    'is not looked for if the fault is %s',
    async (problem) => {
      const { keychain, child, children, clock } = setUp();
      const got = keychain.get('a');
      await settled();
      clock.now = 20_002;
      refuse(child(0), problem);
      expect(await got).toEqual(failure('KEYCHAIN_UNAVAILABLE', problem));
      expect(children).toHaveLength(1);
    },
  );
});
