import { fail, type Result } from '../../../../shared/failure';
import { endProcess, followProcess, type ChildProcess } from '../../shell/lifecycle/child-process';
import { readPrivateKey, type SigningKey } from './read-private-key';

/** Is sent how many bits a key is to have, and sends it as PKCS#8 DER. */
export type KeyMakingProcess = ChildProcess<number, Uint8Array>;

/** Each key is made in a process of its own, which cancelling kills. */
export const createKeyGenerator = (spawn: () => KeyMakingProcess) => {
  let cancel = (): void => undefined;
  return {
    cancel: (): void => {
      cancel();
    },
    /** A key of `bits`; `CANCELLED` when it was cancelled or another one was started. */
    generate: (bits: number): Promise<Result<SigningKey>> => {
      cancel();
      return new Promise((resolve) => {
        const maker = spawn();
        let isOver = false;
        const end = (result: Result<SigningKey>): void => {
          // Cancelled while it was tried: nobody has it.
          if (isOver && result.ok) result.value.pkcs8.fill(0);
          isOver = true;
          // First the answer: the exit that follows would be taken for a failure.
          resolve(result);
          endProcess(maker);
        };
        cancel = () => {
          end(fail('CANCELLED'));
        };
        let isMade = false;
        const onMade = (pkcs8: Uint8Array): void => {
          isMade = true;
          void readPrivateKey(pkcs8).then(end);
        };
        // It ends by itself once it has made the key, which may still be looked at.
        followProcess(maker, onMade, () => {
          if (!isMade) resolve(fail('INTERNAL'));
        });
        maker.postMessage(bits);
      });
    },
  };
};

/** Makes RSA keys, one at a time. */
export type KeyGenerator = ReturnType<typeof createKeyGenerator>;
