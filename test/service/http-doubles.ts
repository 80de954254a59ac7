import {
  createHttpClient,
  type HttpClient,
  type HttpRequest,
} from '../../electron/main/account/client/http-client';
import { fail, succeed } from '../../shared/failure';
import { createRequest } from '../stand-in/electron/client-request';

/** The app's HTTP client over the stand-in's network, which fails as Electron's network does. */
export const loopbackHttp = (): HttpClient => createHttpClient(createRequest());

/** A client with scripted responses; null stands for a broken connection. */
export const scriptedHttp =
  (answer: (request: HttpRequest) => Response | null): HttpClient =>
  async (request) => {
    const response = answer(request);
    if (!response) return fail('UNREACHABLE', { netError: 'ERR_CONNECTION_RESET' });
    const { status, headers } = response;
    request.onHead?.({ status, headers });
    const body = new Uint8Array(await response.arrayBuffer());
    return succeed({ status, headers, body });
  };
