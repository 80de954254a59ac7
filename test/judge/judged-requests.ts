import { afterEach, beforeEach, expect, it } from 'vitest';
import { startJudge, type Judge, type JudgeOptions } from './judge';
import { apiKey, issuedAt, pair, publicPem } from './made-tokens';
import { send, type Call } from './sent-requests';

/** The account of the judge. */
export const account = {
  userId: 'u-1',
  name: 'Ada',
  email: 'a@b.c',
  wallets: [],
  smartContracts: [],
};

/** The judge's time, in milliseconds since the epoch; tests move it. */
export const clock = { now: issuedAt * 1000 };

/** The judge of the running test. */
export let judge: Judge;

async function start(options: JudgeOptions): Promise<void> {
  judge = await startJudge(options);
  judge.register(apiKey, publicPem(pair.publicKey));
}

/** Closes the judge of the running test and starts another one in its place. */
export async function restartJudge(options: JudgeOptions): Promise<void> {
  await judge.close();
  await start(options);
}

/** Gives every test of the file a judge of its own, with its clock at the time of issue. */
export function judgeEachTest(): void {
  beforeEach(async () => {
    clock.now = issuedAt * 1000;
    await start({ clock: () => clock.now, account });
  });

  afterEach(async () => {
    await judge.close();
  });
}

/** Expects the judge to accept the token. */
export async function accepts(jwt: string, call: Call = {}): Promise<void> {
  const before = judge.verdicts().length;
  const answer = await send(judge.baseUrl, jwt, call);
  expect(judge.verdicts().slice(before)).toEqual([{ status: 200, reasons: [] }]);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual(account);
}

/** Expects the judge to refuse the token for exactly these reasons. */
export async function refuses(
  jwt: string,
  reasons: readonly string[],
  call: Call = {},
): Promise<void> {
  const before = judge.verdicts().length;
  const answer = await send(judge.baseUrl, jwt, call);
  expect(judge.verdicts().slice(before)).toEqual([{ status: 401, reasons }]);
  expect(answer.status).toBe(401);
  expect(answer.type).toMatch(/^text\/plain/);
  if (call.method !== 'HEAD') expect(answer.text).toBe(`${reasons.join('\n')}\n`);
}

/** What is refused: its name, its token, the reasons, and how its request differs from a good one. */
export type Refused = readonly [string, string, readonly string[], Call?];

/** A test for each, with a judge of its own. */
export function refusesEach(rows: readonly Refused[]): void {
  for (const [what, jwt, reasons, call] of rows) {
    it(`refuses ${what}`, () => refuses(jwt, reasons, call));
  }
}
