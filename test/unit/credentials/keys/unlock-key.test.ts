import { describe, expect, it } from 'vitest';
import {
  createStagedKeys,
  createKeyUnlocker,
} from '../../../../electron/main/credentials/keys/staged-keys';
import { fail } from '../../../../shared/failure';
import { facts, openssl } from './made-keys';

const encrypted = (how: string): Buffer =>
  openssl(`pkcs8 -topk8 -in key.pem -out out -passout pass:right ${how}`);

const pbkdf2 = encrypted('-v2 aes-256-cbc -iter 1000');
const pkcs12 = encrypted('-v1 PBE-SHA1-3DES -iter 20000');

const setUp = () => {
  const staged = createStagedKeys();
  const stageLocked = (text: Buffer) => staged.stageLocked(Buffer.from(text)).lockedKeyId;
  return { staged, stageLocked, unlock: createKeyUnlocker(staged) };
};

/** Runs everything that can run without the event loop. */
const runPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
};

/** Counts the turns of the event loop until the work is done. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work;
  isDone = true;
  return turns;
};

describe('unlocking a key', () => {
  it.each([
    ['PBKDF2', pbkdf2],
    ['scrypt', encrypted('-scrypt')],
    ['the rounds of PKCS#12', pkcs12],
  ])('keeps main responsive: %s', async (_name, text) => {
    const { stageLocked, unlock } = setUp();
    let isDone = false;
    const unlocking = unlock(stageLocked(text), 'right').then((key) => {
      isDone = true;
      return key;
    });
    await runPromises();
    expect(isDone).toBe(false);
    expect(await unlocking).toMatchObject({ ok: true, value: { ...facts, origin: 'clipboard' } });
  });

  it('yields to the event loop after every thousand rounds of PKCS#12', async () => {
    const { stageLocked, unlock } = setUp();
    // Two digests for the key and one for the vector, of 19,999 rounds each.
    expect(await turnsDuring(unlock(stageLocked(pkcs12), 'right'))).toBeGreaterThanOrEqual(57);
  });

  it('is done for the newest passphrase only, one at a time', async () => {
    const { staged, stageLocked, unlock } = setUp();
    const [first, second] = [stageLocked(pkcs12), stageLocked(pbkdf2)];
    const all = [unlock(first, 'right'), unlock(first, 'right'), unlock(second, 'right')];
    const [one, two, three] = await Promise.all(all);
    expect([one, two]).toEqual([fail('CANCELLED'), fail('CANCELLED')]);
    expect(three).toMatchObject({ ok: true });
    // The abandoned attempt can be repeated.
    expect(staged.findLocked(first).ok).toBe(true);
    expect(await unlock(first, 'right')).toMatchObject({ ok: true });
  });

  it.each([
    ['PBKDF2', pbkdf2],
    ['PKCS#12', pkcs12],
  ])('stages no key once the screen was locked: %s', async (_name, text) => {
    const { staged, stageLocked, unlock } = setUp();
    let keys = 0;
    const counting = {
      ...staged,
      stage: (...of: Parameters<typeof staged.stage>) => {
        keys += 1;
        return staged.stage(...of);
      },
    };
    const unlocking = createKeyUnlocker(counting)(stageLocked(text), 'right');
    const waiting = unlock(stageLocked(text), 'right');
    await runPromises();
    staged.dropAll();
    expect(await unlocking).toEqual(fail('CANCELLED'));
    expect(await waiting).toEqual(fail('CANCELLED'));
    expect(keys).toBe(0);
  });

  it('is refused if there is no such text', async () => {
    const { unlock } = setUp();
    expect(await unlock('none', 'right')).toEqual(fail('BAD_REQUEST'));
  });
});
