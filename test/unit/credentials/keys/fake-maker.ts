import { EventEmitter } from 'node:events';
import type { KeyMakingProcess } from '../../../../electron/main/credentials/keys/generate-key';

/**
 * A key-generating process that generates its key with `make`, sends it and ends. If that fails, it ends without a key,
 * after an `error` event, which throws if it has no listener, as in Electron.
 */
export const fakeMaker = (make: (bits: number) => Promise<Uint8Array>) => {
  const bits: number[] = [];
  let killed = 0;
  const spawn = (): KeyMakingProcess => {
    const events = new EventEmitter();
    let dead = false;
    const end = (): void => {
      if (dead) return;
      dead = true;
      events.emit('exit', 0);
    };
    return {
      postMessage: (wanted) => {
        bits.push(wanted);
        make(wanted).then(
          (pkcs8) => {
            if (!dead) events.emit('message', pkcs8);
            end();
          },
          () => {
            events.emit('error', 'FatalError', 'v8.location', '{}');
            end();
          },
        );
      },
      kill: () => {
        killed += 1;
        end();
        return true;
      },
      on: (event: string, listener: (pkcs8: Uint8Array) => void) => events.on(event, listener),
      once: (event, listener) => events.once(event, listener),
    };
  };
  return { spawn, bits, killed: () => killed };
};
