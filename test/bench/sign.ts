import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { importSigningKey, signJwt } from '../../electron/main/account/client/sign-jwt';
import { figureOf, type RunPart } from './figure';
import { compare } from './measure';

const callsInRound = 8;

const repeat = (work: () => unknown, times: number) => async (): Promise<void> => {
  for (let i = 0; i < times; i += 1) await work();
};

/** Milliseconds that the main thread is busy per call: an upper bound for how long one call blocks it. */
const busyFor = async (work: () => Promise<unknown>, calls: number): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await repeat(work, calls)();
  return performance.eventLoopUtilization(before).active / calls;
};

/** Row 19: making a token with an imported key, compared with the crypto library's signature of as many bytes. */
export const run: RunPart = async ({ quick }) => {
  const rounds = quick === 'quick' ? 7 : 21;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const raw = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const handle = await importSigningKey(der);
  const source = { clock: () => Date.now(), nonce: () => 12_345 };
  const bytes = Buffer.alloc(180, 'x');
  const mint = () => signJwt(handle, '/v1/account', source);

  const times = await compare(
    {
      ours: repeat(mint, callsInRound),
      theirs: repeat(() => sign('sha256', bytes, raw), callsInRound),
    },
    rounds,
  );
  const busy = await busyFor(mint, rounds * callsInRound);
  const each = (milliseconds: number): number => milliseconds / callsInRound;
  return [
    figureOf(19, 'signing a request, 4096 bits, key at hand', [each(times.ours), 'crypto.sign', each(times.theirs)], 1.1), // oxfmt-ignore
    figureOf(19, 'main thread busy for one token', [busy, 'what may block', 1], 1),
  ];
};
