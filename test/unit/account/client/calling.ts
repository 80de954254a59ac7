import { createPrivateKey } from 'node:crypto';
import type { WatchedService } from '../../../service/watched-service';
import {
  getAccount,
  type Exchange,
  type ServiceOptions,
  type Target,
} from '../../../../electron/main/account/client/get-account';
import type { HttpRequest, Limits } from '../../../../electron/main/account/client/http-client';
import {
  type Credentials,
  importSigningKey,
} from '../../../../electron/main/account/client/sign-jwt';
import { registerFreshKey } from '../../../service/connect';
import { loopbackHttp } from '../../../service/http-doubles';
import { nowMs } from '../../../service/test-services';
import { readInPlace } from '../../reader/read-in-place';

const http = loopbackHttp();
const never = new AbortController().signal;

/** Credentials that the service accepts. */
export async function credentialsFor(
  service: Pick<WatchedService, 'register'>,
): Promise<Credentials> {
  const { apiKey, privateKeyPem } = registerFreshKey(service);
  const der = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  return { apiKey, key: await importSigningKey(der) };
}

/** The outcome of one call, with the requests sent and the text of a response that is no account. */
export interface Call extends Exchange {
  readonly answerText?: string;
  readonly sent: readonly HttpRequest[];
}

/** Calls over loopback at `nowMs`, with Electron's failures. `limits` replace those of the target. */
export async function call(
  target: string | Target,
  credentials: Credentials,
  { limits, ...options }: Partial<ServiceOptions> & { readonly limits?: Limits } = {},
  signal: AbortSignal = never,
): Promise<Call> {
  const sent: HttpRequest[] = [];
  let answerText = '';
  const exchange = await getAccount(
    typeof target === 'string'
      ? { baseUrl: target, signedPath: 'endpoint', waitSeconds: 30 }
      : target,
    credentials,
    {
      source: { clock: () => nowMs, nonce: () => 1 },
      now: () => nowMs,
      read: (body) => Promise.resolve(readInPlace(body)),
      ...options,
      onEnded: (answer) => {
        answerText = answer.text;
        options.onEnded?.(answer);
      },
      http: (request) => {
        sent.push(request);
        return (options.http ?? http)({ ...request, ...(limits && { limits }) });
      },
    },
    signal,
  );
  return { ...exchange, sent, ...(answerText !== '' && { answerText }) };
}
