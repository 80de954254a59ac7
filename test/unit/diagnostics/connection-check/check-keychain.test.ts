import { describe, expect, it } from 'vitest';
import { checkKeychain } from '../../../../electron/main/diagnostics/connection-check/examine';
import type { Failure } from '../../../../shared/failure';
import {
  faultyKeychain,
  type Fault,
  type FaultyKeychain,
} from '../../credentials/keychain/faulty-keychain';
import { profileOf } from './examined';

const profile = profileOf();
const probeName = `${profile.id}.doctor`;
const mismatch: Failure = { code: 'KEYCHAIN_UNAVAILABLE', keychain: 'mismatch' };

/** A keychain where the call of a number (from 1: set, get, delete) has a fault. */
const faultAt = (number: number, fault: Fault, items = new Map<string, string>()): FaultyKeychain =>
  faultyKeychain(items, (call) => (call === number ? fault : undefined));

describe('the check of the keychain', () => {
  it('stores, reads and deletes one value under a name of its own, and touches nothing else', async () => {
    const items = new Map([[profile.id, 'the secrets']]);
    const keychain = faultyKeychain(items);
    expect(await checkKeychain(keychain, profile, 'probe')).toEqual({
      check: 'keychain',
      outcome: 'passed',
      facts: { home: 'keychain' },
    });
    expect(keychain.calls).toEqual([`set ${probeName}`, `get ${probeName}`, `delete ${probeName}`]);
    expect([...items]).toEqual([[profile.id, 'the secrets']]);
  });

  const other: Failure = { code: 'KEYCHAIN_UNAVAILABLE', keychain: 'other' };
  const isLocked: Failure = { code: 'KEYCHAIN_LOCKED_OR_MISSING', keychain: 'locked' };

  it.each<[string, number, Fault, Failure]>([
    ['nothing can be written', 1, 'failure before', other],
    ['it is locked', 1, 'locked', isLocked],
    ['nothing can be read', 2, 'failure before', other],
    ['what was written is not there', 2, 'locked', mismatch],
    ['nothing can be deleted', 3, 'failure before', other],
    ['it gets locked before the value is deleted', 3, 'locked', isLocked],
  ])('fails when %s', async (_when, call, fault, failure) => {
    expect(await checkKeychain(faultAt(call, fault), profile, 'probe')).toEqual({
      check: 'keychain',
      outcome: 'failed',
      failure,
      facts: { home: 'keychain' },
    });
  });

  it('leaves nothing behind when reading fails', async () => {
    const items = new Map<string, string>();
    await checkKeychain(faultAt(2, 'failure before', items), profile, 'probe');
    expect(items.size).toBe(0);
  });

  it('is also made for a profile of this run, and then only warns', async () => {
    const thisRun = profileOf({ secrets: 'this-run' });
    const good = await checkKeychain(faultyKeychain(new Map()), thisRun, 'probe');
    expect(good).toEqual({ check: 'keychain', outcome: 'passed', facts: { home: 'this-run' } });
    const bad = await checkKeychain(faultAt(1, 'locked'), thisRun, 'probe');
    expect(bad).toMatchObject({ outcome: 'warning', failure: { keychain: 'locked' } });
  });
});
