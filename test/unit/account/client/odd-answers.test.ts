import { afterEach, beforeEach, expect, it } from 'vitest';
import { codes } from '../../../../shared/failure';
import { oddAnswers, serveOddAnswers } from '../../../service/odd-answers';
import { call, credentialsFor } from './calling';

// Odd responses, as bytes on a plain socket, that a service or anything in between may send. `e2e/odd-network` shows
// some of them in the app.

const credentials = await credentialsFor({ register: () => undefined });

const thrown: unknown[] = [];
const note = (error: unknown): void => {
  thrown.push(error);
};
beforeEach(() => {
  thrown.length = 0;
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  expect(thrown).toEqual([]);
});

/** Generous limits, except for responses that are meant to hang. */
const limitsOf = (then: string) =>
  then === 'hang' ? { headers: 200, silence: 400 } : { headers: 30_000, silence: 30_000 };

it('each of more than 300 odd responses ends in an account or in a known failure code', async () => {
  const served = await serveOddAnswers(oddAnswers);
  const ended = new Map<string, string>();
  const left = oddAnswers.entries();
  const callEach = async (): Promise<void> => {
    for (const [at, { name, then }] of left) {
      const { result } = await call(served.urlOf(at), credentials, { limits: limitsOf(then) });
      ended.set(name, result.ok ? 'account' : result.error.code);
      const shown = JSON.stringify(result.ok ? '' : result.error);
      expect(shown).not.toContain(credentials.apiKey);
    }
  };
  try {
    // Calls eight at a time, because some responses take long.
    await Promise.all(Array.from({ length: 8 }, callEach));
  } finally {
    await served.close();
  }
  expect(ended.size).toBeGreaterThan(300);
  const closed = new Set<string>(['account', ...codes]);
  expect(
    [...ended].filter(([, outcome]) => !closed.has(outcome) || outcome === 'INTERNAL'),
  ).toEqual([]);
});
