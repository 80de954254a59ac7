import type { CDPSession } from 'playwright';
import { expect, test } from 'vitest';
import { oddAnswers, serveOddAnswers } from '../../service/odd-answers';
import type { RawAnswer } from '../../service/raw-answer';
import { launchWholeChromium } from '../chromium';
import { asking } from './asked';

// Compares the stand-in's network with the installed Chromium, which has the same network stack as Electron.

/** Result of a request. */
interface Outcome {
  status?: number;
  reason?: string;
  redirect?: string;
  netError?: string;
  /** In hexadecimal digits. */
  body?: string;
}

const nameIn = (text: string): string => /net::(ERR_\w+)/u.exec(text)?.[1] ?? text;

/** Electron reports a redirect before its target is checked. A page gets an error for some targets instead. */
const asPagesSeeIt = (target: string): Outcome => {
  if (/^(?:about|data|file):/u.test(target)) return { netError: 'ERR_UNSAFE_REDIRECT' };
  return new URL(target).username === '' ? { redirect: target } : { netError: 'ERR_ABORTED' };
};

const ask = asking();

const ofStandIn = async (url: string): Promise<Outcome> => {
  const { events, status, reason, bytes = Buffer.alloc(0), error } = await ask(url);
  const target = events.find((event) => event.startsWith('redirect '))?.split(' ')[3];
  if (target !== undefined) return asPagesSeeIt(target);
  const head = status === undefined ? {} : { status, ...(reason === undefined ? {} : { reason }) };
  return error === undefined
    ? { ...head, body: bytes.toString('hex') }
    : { ...head, netError: nameIn(error) };
};

const forgetHead = (outcome: Outcome): void => {
  delete outcome.status;
  delete outcome.reason;
};

/** Records the outcomes of a page's requests, by the number at the end of their URL. */
async function watch(session: CDPSession): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  const numbers = new Map<string, number>();
  const note = (requestId: string, about: Outcome): void => {
    const number = numbers.get(requestId);
    // After a redirect nothing more is recorded, because the stand-in does not follow redirects.
    if (number === undefined || outcomes.get(number)?.redirect !== undefined) return;
    outcomes.set(number, { ...outcomes.get(number), ...about });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    const number = /\/(\d+)$/u.exec(request.url)?.[1];
    const redirect = request.url + (request.urlFragment ?? '');
    if (redirectResponse) note(requestId, { redirect });
    else if (number !== undefined) numbers.set(requestId, Number(number));
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const reason = Buffer.from(response.statusText, 'latin1').toString();
    note(requestId, { status: response.status, reason });
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    note(requestId, { netError: nameIn(errorText) });
  });
  await session.send('Network.enable');
  return outcomes;
}

test('the stand-in reads every unusual answer as Chromium does', async () => {
  const served = await serveOddAnswers(oddAnswers);
  const browser = await launchWholeChromium([
    // Lets the page read answers of other origins and reach this computer.
    '--disable-web-security',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  try {
    const page = await browser.newPage();
    await page.goto(served.urlOf(oddAnswers.length));
    const seen = await watch(await page.context().newCDPSession(page));
    const differing: unknown[] = [];
    let compared = 0;
    const compare = async (at: number, { name, then }: RawAnswer): Promise<void> => {
      // An answer that hangs has no outcome to compare.
      if (then === 'hang') return;
      const url = served.urlOf(at);
      const body = await page.evaluate(async (address) => {
        try {
          const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
          const bytes = new Uint8Array(await answer.arrayBuffer());
          return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        } catch {
          return null;
        }
      }, url);
      await expect.poll(() => seen.has(at)).toBe(true);
      if (body === null) {
        const isTold = () =>
          seen.get(at)?.netError !== undefined || seen.get(at)?.redirect !== undefined;
        await expect.poll(isTold).toBe(true);
      }
      const { redirect, ...whole } = seen.get(at) ?? {};
      const chromium =
        redirect === undefined ? { ...whole, ...(body === null ? {} : { body }) } : { redirect };
      const standIn = await ofStandIn(url);
      // The system decides how much arrives before a reset.
      if (then === 'reset') for (const one of [chromium, standIn]) forgetHead(one);
      compared += 1;
      try {
        expect(standIn).toEqual(chromium);
      } catch {
        differing.push({ name, chromium, standIn });
      }
    };
    // As many requests at a time as Chromium has connections per host. Resets run alone, because the reset must be
    // noticed at once.
    const compareAll = async (kind: 'resets' | 'others', atATime: number): Promise<void> => {
      const due = [...oddAnswers.entries()]
        .filter(([, { then }]) => (then === 'reset') === (kind === 'resets'))
        .values();
      const oneByOne = async (): Promise<void> => {
        for (const [at, answer] of due) await compare(at, answer);
      };
      await Promise.all(Array.from({ length: atATime }, oneByOne));
    };
    await compareAll('others', 6);
    await compareAll('resets', 1);
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  } finally {
    await browser.close();
    await served.close();
  }
}, 300_000);
