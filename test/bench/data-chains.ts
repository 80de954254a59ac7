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

/** Both chains have the same network, which is not what is compared. */
const overFetch: HttpClient = async ({ url, headers }) => {
  const answer = await fetch(url, { headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  return succeed({ status: answer.status, headers: answer.headers, body });
};

/** The body as it crosses from main to the reader. */
const crossed = (body: Uint8Array): Uint8Array => {
  const pieces = createPieceCollector();
  for (const piece of inPieces(body)) pieces.add({ id: 1, piece: structuredClone(piece) });
  return pieces.take(1);
};

interface Chains {
  readonly ours: PreparedChain;
  /** Until the page has the first rows of the list that it shows. */
  readonly firstRows: PreparedChain;
  readonly theirs: Chain;
}

/** From the call to the rows in the page: by the app's own modules, and as the usual libraries would do it. */
export const chains = async (): Promise<Chains> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const theirKey = await importPKCS8(
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'RS256',
  );
  /** What is known of each account by its first answer, which is a warm-up. */
  const known = new Map<string, Uint8Array>();
  /**
   * A reader that has what is known of the account, which main hands to another process while a large answer is coming,
   * and what is timed: asks the service and compares its answer, because nothing is shown before it is known what has
   * changed.
   */
  const prepare = (baseUrl: string) => {
    const answerer = createAnswerer();
    answerer('openBaseline', { baseline: 1 }, known.get(baseUrl) ?? new Uint8Array());
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
      const when = { now: 1, source: 'service', lost: null, isAhead: false } as const;
      const compared = await session.ask('compareAccount', { baseline: 1, becomes: 2, ...when });
      if (!compared.result.ok) throw new Error(compared.result.error.code);
      if (!known.has(baseUrl)) known.set(baseUrl, compared.bytes);
      return async (list: ListName, from: number) => {
        const reply: ReaderReply<'readRows'> = await session.ask('readRows', { list, from });
        if (!reply.result.ok) throw new Error(reply.result.error.code);
        // Each piece crosses from the reader to main, and from there to the page, which parses it.
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
