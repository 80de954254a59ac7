import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBun } from './bun-binary';
import { expectedTaken, signedAnswers } from './signed-answers';

it('a release is verified under BoringSSL, as in Electron, with the same outcome (security J10)', () => {
  const printed = execFileSync(findBun(), ['run', join(import.meta.dirname, 'run-releases.ts')], {
    input: JSON.stringify(signedAnswers()),
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  const { boringssl, taken } = JSON.parse(printed) as { boringssl?: string; taken: unknown };
  expect(boringssl).toMatch(/./u);
  expect(taken).toEqual(expectedTaken);
});
