import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { fail, succeed, type Result } from '../../../shared/failure';
import { factsOf, type SigningKey } from './read-private-key';

const makePair = promisify(generateKeyPair);

/** Makes an RSA key of `bits`, which at 4096 can take some seconds; the crypto library does it on another thread. */
export const generateKey = async (bits: number): Promise<SigningKey> => {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: bits });
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
  return { pkcs8, facts: factsOf(publicKey) };
};

/** One key at a time, for a person who may change their mind. */
export interface KeyGenerator {
  /** `CANCELLED` when it was cancelled or another one was started. */
  generate(bits: number): Promise<Result<SigningKey>>;
  cancel(): void;
}

/** A cancelled key is dropped as soon as it is there; the library cannot stop half-way. */
export const keyGenerator = (make: (bits: number) => Promise<SigningKey>): KeyGenerator => {
  let current = 0;
  let abandon: (() => void) | undefined;
  const cancel = (): void => {
    current += 1;
    abandon?.();
  };
  return {
    cancel,
    generate: (bits) => {
      cancel();
      const mine = current;
      return new Promise((resolve) => {
        abandon = () => {
          resolve(fail('CANCELLED'));
        };
        make(bits).then(
          (key) => {
            resolve(mine === current ? succeed(key) : fail('CANCELLED'));
          },
          () => {
            resolve(fail('INTERNAL'));
          },
        );
      });
    },
  };
};
