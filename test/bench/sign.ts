import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { importSigningKey, mintToken } from '../../electron/main/service/mint-token';

// Signing a request with the key at hand, against the crypto library's own signature of as many bytes.

const rounds = 15;
const callsInRound = 8;
const target = 1.1;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const time = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  for (let i = 0; i < callsInRound; i += 1) await work();
  return (performance.now() - start) / callsInRound;
};

for (const bits of [2048, 3072, 4096]) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const raw = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const handle = await importSigningKey(der);
  const source = { clock: () => Date.now(), nonce: () => 12_345 };
  const bytes = Buffer.alloc(180, 'x');
  const ours: number[] = [];
  const theirs: number[] = [];
  // Interleaved, so that whatever else the machine does falls on both alike.
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await time(() => sign('sha256', bytes, raw)));
    ours.push(await time(() => mintToken(handle, { path: '/v1/account' }, source)));
  }
  const ratio = median(ours) / median(theirs);
  // The target is for the length the app makes by default; shorter keys sign so fast that the token's text shows.
  const verdict =
    bits < 4096 ? '' : ratio <= target ? `ok (≤ ${target}×)` : `MISSED (≤ ${target}×)`;
  process.stdout.write(
    `sign ${bits} bits: token ${median(ours).toFixed(2)} ms, crypto.sign ${median(theirs).toFixed(2)} ms, ${ratio.toFixed(2)}× ${verdict}\n`,
  );
}
