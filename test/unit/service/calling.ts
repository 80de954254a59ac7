import { createPrivateKey } from 'node:crypto';
import type { DemoService } from '../../../electron/main/demo/service';
import {
  getAccount,
  type Exchange,
  type Fetch,
  type ServiceOptions,
  type Target,
} from '../../../electron/main/service/get-account';
import type { Credentials } from '../../../electron/main/service/signed-request';
import { importSigningKey } from '../../../electron/main/service/mint-token';
import { registerFreshKey } from '../../service/connect';
import { nowMs } from '../../service/meet-fault';
import { createNetFetch } from '../../stand-in/electron/net-fetch';

const netFetch = createNetFetch();
const never = new AbortController().signal;

/** Credentials that the service knows. */
export async function credentialsFor(service: Pick<DemoService, 'register'>): Promise<Credentials> {
  const { apiKey, privateKeyPem } = registerFreshKey(service);
  const der = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  return { apiKey, key: await importSigningKey(der) };
}

/** One call, with a note of the headers that were sent. */
export interface Call extends Exchange {
  readonly sent: readonly RequestInit[];
}

/** Calls over loopback at `nowMs`, failing the way Electron does. */
export async function call(
  target: string | Target,
  credentials: Credentials,
  options: Partial<ServiceOptions> = {},
  signal: AbortSignal = never,
): Promise<Call> {
  const sent: RequestInit[] = [];
  const chosen: Fetch = options.fetch ?? ((url, init) => netFetch(url, init));
  const exchange = await getAccount(
    typeof target === 'string' ? { baseUrl: target, signedPath: 'endpoint' } : target,
    credentials,
    {
      source: { clock: () => nowMs, nonce: () => 1 },
      now: () => nowMs,
      ...options,
      fetch: (url, init) => {
        sent.push(init);
        return chosen(url, init);
      },
    },
    signal,
  );
  return { ...exchange, sent };
}
