import { generateKeyPairSync } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { createAnswerer } from '../../electron/reader/answer-calls';
import type { ReaderReply } from '../../electron/main/reader/reader-process';
import { getAccount } from '../../electron/main/account/client/get-account';
import type { HttpClient } from '../../electron/main/account/client/http-client';
import { importSigningKey } from '../../electron/main/account/client/sign-jwt';
import type { ListName } from '../../shared/account';
import { succeed } from '../../shared/failure';
import { createPieceCollector, inPieces } from '../../shared/pieces';
import { unpackRows } from '../../shared/row-columns';
import { readInPlace } from '../unit/reader/read-in-place';
import { accountSchema } from './data-schema';

type Chain = (baseUrl: string) => Promise<unknown>;
type PreparedChain = (baseUrl: string) => () => Promise<unknown>;

/** Both chains use `fetch`, so that the network does not affect the comparison. */
const overFetch: HttpClient = async ({ url, headers }) => {
  const answer = await fetch(url, { headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  return succeed({ status: answer.status, headers: answer.headers, body });
};

/** Copies the body in pieces, as its way from main to the reader does. */
const crossed = (body: Uint8Array): Uint8Array => {
  const pieces = createPieceCollector();
  for (const piece of inPieces(body)) pieces.add({ id: 1, piece: structuredClone(piece) });
  return pieces.take(1);
};

interface Chains {
  /** The app's modules, until the page has all rows. */
  readonly ours: PreparedChain;
  /** The app's modules, until the page has the first rows of the list that it shows. */
  readonly firstRows: PreparedChain;
  /** jose, `JSON.parse`, zod and `structuredClone`, until the page has all rows. */
  readonly theirs: Chain;
}

/** Returns the chains to compare. Each runs from the request to the rows in the page. */
export const chains = async (): Promise<Chains> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const theirKey = await importPKCS8(
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'RS256',
  );
  /** The baseline of each account by base URL, after two answers: an equal one is then not stored any more. */
  const known = new Map<string, Uint8Array>();
  /**
   * Opens the account's baseline in a reader and returns the timed function. Opening is not timed, because main passes
   * the baseline to the reader's process while a large answer is still arriving. The timed function requests the
   * account and compares it with the baseline, because the app shows no rows before their changes are known.
   */
  const prepare = (baseUrl: string) => {
    const answerer = createAnswerer();
    const stored = known.get(baseUrl);
    answerer('openBaseline', { baseline: stored ? 3 : 1 }, stored ?? new Uint8Array());
    return async () => {
      const options = {
        http: overFetch,
        source: { clock: () => Date.now(), nonce: () => 1 },
        now: () => Date.now(),
        read: (body: Uint8Array) => Promise.resolve(readInPlace(crossed(body), answerer)),
      };
      const target = { baseUrl, signedPath: 'endpoint', waitSeconds: 30 } as const;
      const { signal } = new AbortController();
      const { result } = await getAccount(target, { apiKey: 'key', key }, options, signal);
      if (!result.ok) throw new Error(result.error.code);
      const { session } = result.value;
      const compareAt = async (baseline: number): Promise<Uint8Array> => {
        const when = { now: baseline, source: 'service', lost: null, isAhead: false } as const;
        const request = { baseline, becomes: baseline + 1, ...when };
        const { result, bytes } = await session.ask('compareAccount', request);
        if (!result.ok) throw new Error(result.error.code);
        return bytes;
      };
      const stored = known.get(baseUrl);
      await compareAt(stored ? 3 : 1);
      // In a warm-up round.
      if (!stored) known.set(baseUrl, await compareAt(2));
      return async (list: ListName, from: number) => {
        const reply: ReaderReply<'readRows'> = await session.ask('readRows', { list, from });
        if (!reply.result.ok) throw new Error(reply.result.error.code);
        // One clone for the way from the reader to main, one for the way from main to the page.
        const piece = structuredClone(structuredClone(reply.result.value));
        return { rows: unpackRows(list, piece.text), next: piece.next };
      };
    };
  };
  return {
    ours: (baseUrl) => {
      const open = prepare(baseUrl);
      return async () => {
        const readRows = await open();
        const readList = async (list: ListName): Promise<readonly unknown[]> => {
          const all: unknown[] = [];
          for (let from: number | null = 0; from !== null;) {
            const { rows, next } = await readRows(list, from);
            for (const row of rows) all.push(row);
            from = next;
          }
          return all;
        };
        return [await readList('contracts'), await readList('wallets')];
      };
    },
    firstRows: (baseUrl) => {
      const open = prepare(baseUrl);
      return async () => {
        const readRows = await open();
        return (await readRows('contracts', 0)).rows;
      };
    },
    theirs: async (baseUrl) => {
      const jwt = new SignJWT({ url: '/v1/account', body: '', nonce: 1 });
      const token = await jwt
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuedAt()
        .setExpirationTime('30s')
        .sign(theirKey);
      const headers = { 'X-API-Key': 'key', Authorization: `Bearer ${token}` };
      const answer = await fetch(`${baseUrl}/v1/account`, { headers });
      return structuredClone(accountSchema.parse(await answer.json()));
    },
  };
};
