import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { release, signedFeed } from '../unit/updates/signed-feed';
import { findBun } from './bun-binary';
import type { SignedAnswer } from './run-releases';

it('a release is verified under BoringSSL, as in Electron, with the same outcome (security J10)', () => {
  const { feed, signatureOf } = signedFeed();
  const text = JSON.stringify(release);
  const answers: readonly SignedAnswer[] = [
    { feed, text, signature: signatureOf(text) },
    { feed, text: text.replace('1.3.0', '1.4.0'), signature: signatureOf(text) },
    { feed, text, signature: signatureOf(text, '') },
    { feed, text, signature: signedFeed().signatureOf(text) },
    { feed, text, signature: 'A'.repeat(86) + '==' },
  ];
  const printed = execFileSync(findBun(), ['run', join(import.meta.dirname, 'run-releases.ts')], {
    input: JSON.stringify(answers),
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  const { boringssl, taken } = JSON.parse(printed) as { boringssl?: string; taken: unknown };
  expect(boringssl).toMatch(/./u);
  expect(taken).toEqual(['1.3.0', null, null, null, null]);
});
