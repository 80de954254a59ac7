import { generateKeyPairSync } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import type { ReaderReply } from '../../electron/main/reader/reader-process';
import { getAccount } from '../../electron/main/account/client/get-account';
import type { HttpClient } from '../../electron/main/account/client/http-client';
import { importSigningKey } from '../../electron/main/account/client/sign-jwt';
import type { ListName } from '../../shared/account';
import { succeed } from '../../shared/failure';
import { unpackRows } from '../../shared/row-columns';
import { readInPlace } from '../unit/reader/read-in-place';
import { accountSchema } from './data-schema';

type Chain = (baseUrl: string) => Promise<unknown>;

/** Both chains have the same network, which is not what is compared. */
const overFetch: HttpClient = async ({ url, headers }) => {
  const answer = await fetch(url, { headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  return succeed({ status: answer.status, headers: answer.headers, body });
};

/** From the call to the rows in the page: by the app's own modules, and as the usual libraries would do it. */
export const chains = async (): Promise<{ readonly ours: Chain; readonly theirs: Chain }> => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 4096 });
  const key = await importSigningKey(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const theirKey = await importPKCS8(
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    'RS256',
  );
  const options = {
    http: overFetch,
    source: { clock: () => Date.now(), nonce: () => 1 },
    now: () => Date.now(),
    read: (body: Uint8Array) => Promise.resolve(readInPlace(body)),
  };
  return {
    ours: async (baseUrl) => {
      const target = { baseUrl, signedPath: 'endpoint', waitSeconds: 30 } as const;
      const { signal } = new AbortController();
      const { result } = await getAccount(target, { apiKey: 'key', key }, options, signal);
      if (!result.ok) throw new Error(result.error.code);
      const { session } = result.value;
      const readList = async (list: ListName): Promise<readonly unknown[]> => {
        const rows: unknown[] = [];
        for (let from: number | null = 0; from !== null;) {
          const reply: ReaderReply<'readRows'> = await session.ask('readRows', { list, from });
          if (!reply.result.ok) throw new Error(reply.result.error.code);
          // Each piece crosses from the reader to main, and from there to the page, which parses it.
          const piece = structuredClone(structuredClone(reply.result.value));
          for (const row of unpackRows(list, piece.text)) rows.push(row);
          from = piece.next;
        }
        return rows;
      };
      return [await readList('contracts'), await readList('wallets')];
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
