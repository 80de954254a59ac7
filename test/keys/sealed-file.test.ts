import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../electron/main/storage/aead';
import { keptKey, keptOwner } from '../unit/storage/kept-owner';
import { findBun } from './bun-binary';

/** node:crypto uses BoringSSL in Electron and in bun, and OpenSSL in Node. */
describe('a sealed file', () => {
  it('written with OpenSSL opens with BoringSSL and the other way round; BoringSSL refuses a damaged one', async () => {
    const content = randomBytes(300_000);
    const file = await seal(content, keptKey, { ...keptOwner, generation: 1 });
    const answer = JSON.parse(
      execFileSync(findBun(), ['run', join(import.meta.dirname, 'sealed-file.ts')], {
        input: Buffer.from(file).toString('base64'),
        encoding: 'utf8',
        maxBuffer: 10_000_000,
      }),
    ) as { boringssl?: string; content: string; sealed: string; damaged: string };
    expect(answer.boringssl).toMatch(/./u);
    expect(answer.content).toBe(content.toString('base64'));
    expect(answer.damaged).toBe('damaged');
    const sealed = Buffer.from(answer.sealed, 'base64');
    const opened = await unseal(sealed, keptKey, keptOwner);
    expect(opened).toEqual({
      kind: 'content',
      version: 1,
      generation: 1,
      content,
    });
  });
});
