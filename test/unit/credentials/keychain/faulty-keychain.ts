import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import { fail, succeed, type Result } from '../../../../shared/failure';

/** The fault of one call. `after` means after the call took effect, as when a response is lost. */
export type Fault = 'crash before' | 'crash after' | 'failure before' | 'failure after' | 'locked';

/** The end of the program in the middle of an operation. */
export class Crash extends Error {}

export const failure = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'other' });
export const tooBig = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'too-big' });
export const locked = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
export const damaged = fail('CREDENTIALS_DAMAGED');

/** Maximum bytes of an item in Windows Credential Manager. */
const largestItem = 2560;

export interface FaultyKeychain extends Keychain {
  /** Every call made, as `set name`. */
  readonly calls: readonly string[];
}

/** Windows Credential Manager over a map, where the call of a number (from 1) has a fault. */
export const faultyKeychain = (
  items: Map<string, string>,
  faultOf: (call: number) => Fault | undefined = () => undefined,
  largest = largestItem,
): FaultyKeychain => {
  const calls: string[] = [];
  const call = async <T>(
    name: string,
    whenLocked: Result<T>,
    perform: () => Result<T>,
  ): Promise<Result<T>> => {
    calls.push(name);
    const fault = faultOf(calls.length);
    // A real call never responds at once. Without this, two concurrent operations could not interleave.
    await Promise.resolve();
    if (fault === 'crash before') throw new Crash();
    if (fault === 'failure before') return failure;
    if (fault === 'locked') return whenLocked;
    const result = perform();
    if (fault === 'crash after') throw new Crash();
    return fault === 'failure after' ? failure : result;
  };
  return {
    calls,
    get: (name) => call(`get ${name}`, succeed(null), () => succeed(items.get(name) ?? null)),
    set: (name, value) =>
      call(`set ${name}`, locked, () => {
        if (Buffer.byteLength(value) > largest) return tooBig;
        items.set(name, value);
        return succeed(null);
      }),
    delete: (name) =>
      call(`delete ${name}`, succeed<boolean>(false), () => succeed(items.delete(name))),
    stop: () => undefined,
  };
};
