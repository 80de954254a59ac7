import { expect, it } from 'vitest';
import { takeSnapshot, readAnswer } from '../../../electron/main/reader/session';
import { exportContent, type ExportRequest } from '../../../electron/main/export/export-files';
import type { ReaderChild } from '../../../electron/main/reader/reader-process';
import { createReaders } from '../../../electron/main/reader/readers';
import { bigAccount } from '../../service/big-account';
import { inProcessReader } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { origin, receivedAt } from './snapshot-of';

const body = Buffer.from(JSON.stringify(bigAccount({ wallets: 20_000, contracts: 10, seed: 5 })));
const request: ExportRequest = {
  profileId: '00000000-0000-4000-8000-000000000000',
  revision: 1,
  list: null,
  rows: null,
  notes: false,
  format: 'json',
};

/** Exports, and ends the reader after `endsAfter` parts. */
const exported = async (endsAfter: number) => {
  const running: ReaderChild[] = [];
  const spawn = (): ReaderChild => {
    const child = inProcessReader();
    running.push(child);
    return child;
  };
  const readers = createReaders({ spawn, workOf: () => undefined });
  const { summary, session } = valueOf(await readAnswer(readers, body));
  const clock = { skewSeconds: null, corrected: false };
  const answer = { revision: 1, receivedAt, clock, source: 'service' } as const;
  const snapshot = takeSnapshot(summary, session, answer);
  const content = valueOf(await exportContent(snapshot, 1, request, origin, null));
  const parts: Uint8Array[] = [];
  let rows = 0;
  for await (const { bytes, tally } of content.parts()) {
    parts.push(bytes);
    ({ rows } = tally);
    if (parts.length !== endsAfter) continue;
    const ended = running[0];
    ended?.kill();
    await new Promise<void>((resolve) => ended?.on('exit', resolve));
  }
  readers.stop();
  return { text: Buffer.concat(parts).toString(), rows, parts: parts.length };
};

it('an export is the same, byte for byte, when its reader ends between two parts (M2)', async () => {
  const whole = await exported(Infinity);
  expect(whole.rows).toBe(20_010);
  expect(whole.parts).toBeGreaterThan(3);
  for (const part of [1, 2, whole.parts - 1]) expect(await exported(part)).toEqual(whole);
});
