import { fail, type Result } from '../../../../shared/failure';
import { endProcess, followProcess, type ChildProcess } from '../../shell/lifecycle/child-process';
import { readPrivateKey, type SigningKey } from './read-private-key';

/** Receives the number of bits of a key, and sends the key as PKCS#8 DER. */
export type KeyMakingProcess = ChildProcess<number, Uint8Array>;

/**
 * Longest time to make a key, in milliseconds; the longest keys take some seconds. Electron reports no end of a process
 * that never started (OnServiceProcessDisconnected in electron_api_utility_process.cc).
 */
const longestMaking = 120_000;

/** Makes each key in a separate process, which cancelling kills. */
export const createKeyGenerator = (spawn: () => KeyMakingProcess) => {
  let cancel = (): void => undefined;
  return {
    cancel: (): void => {
      cancel();
    },
    /**
     * Makes a key of `bits` bits. Fails with `CANCELLED` when cancelled or when another one is started, and with
     * `INTERNAL` when the process ends without a key or has none after two minutes.
     */
    generate: (bits: number): Promise<Result<SigningKey>> => {
      cancel();
      return new Promise((resolve) => {
        const maker = spawn();
        let isOver = false;
        const timer = setTimeout(() => {
          end(fail('INTERNAL'));
        }, longestMaking).unref();
        const end = (result: Result<SigningKey>): void => {
          // Cancelled while the key was being checked: nobody gets it.
          if (isOver && result.ok) result.value.pkcs8.fill(0);
          isOver = true;
          clearTimeout(timer);
          // Resolve first: otherwise the exit that follows would be reported as a failure.
          resolve(result);
          endProcess(maker);
        };
        cancel = () => {
          end(fail('CANCELLED'));
        };
        let isMade = false;
        const onMade = (pkcs8: Uint8Array): void => {
          isMade = true;
          void readPrivateKey(pkcs8).then((result) => {
            pkcs8.fill(0);
            end(result);
          });
        };
        // The process ends by itself after it has sent the key, which may still be being checked.
        followProcess(maker, onMade, () => {
          if (!isMade && !isOver) end(fail('INTERNAL'));
        });
        maker.postMessage(bits);
      });
    },
  };
};

/** Makes RSA keys, one at a time. */
export type KeyGenerator = ReturnType<typeof createKeyGenerator>;
