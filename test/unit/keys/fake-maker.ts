import type { KeyMakingProcess } from '../../../electron/main/keys/generate-key';

/** A key-making process that makes its key with `make`, or ends without one when that fails. */
export const fakeMaker = (make: (bits: number) => Promise<Uint8Array>) => {
  const bits: number[] = [];
  let killed = 0;
  const spawn = (): KeyMakingProcess => {
    let onMessage: (pkcs8: Uint8Array) => void = () => undefined;
    let onExit = (): void => undefined;
    let dead = false;
    const end = (): void => {
      if (dead) return;
      dead = true;
      onExit();
    };
    return {
      postMessage: (wanted) => {
        bits.push(wanted);
        make(wanted).then((pkcs8) => {
          if (!dead) onMessage(pkcs8);
        }, end);
      },
      kill: () => {
        killed += 1;
        end();
      },
      on: (event, listener) => {
        if (event === 'message') onMessage = listener;
        else onExit = listener as typeof onExit;
      },
    };
  };
  return { spawn, bits, killed: () => killed };
};
