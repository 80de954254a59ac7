import type { ClientRequest, ClientRequestConstructorOptions } from 'electron';
import { createRequest } from '../electron/client-request';

/** The events of a request in order, and its result. */
export interface Asked {
  readonly events: readonly string[];
  readonly status?: number;
  readonly reason?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
  readonly bytes?: Buffer;
  readonly error?: string;
}

export type Ask = (
  url: string,
  options?: Partial<ClientRequestConstructorOptions>,
  act?: (request: ClientRequest) => void,
) => Promise<Asked>;

/** Returns a function that sends a request in one session's network and records its events until it ends. */
export const asking =
  (open = createRequest()): Ask =>
  (url, options = {}, act = () => undefined) =>
    new Promise((resolve) => {
      const events: string[] = [];
      const seen: { -readonly [Key in keyof Asked]: Asked[Key] } = { events };
      const done = (): void => {
        // Waits for events that are still due in this turn.
        setImmediate(() => {
          resolve(seen);
        });
      };
      const request = open({
        url,
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        ...options,
      });
      request.on('finish', () => events.push('finish'));
      request.on('close', () => events.push('close'));
      request.on('abort', () => {
        events.push('abort');
        done();
      });
      request.on('error', ({ message }) => {
        events.push('error');
        seen.error = message;
        done();
      });
      request.on('redirect', (status, method, target) => {
        events.push(`redirect ${status} ${method} ${target}`);
      });
      request.on('response', (response) => {
        events.push('response');
        seen.status = response.statusCode;
        seen.reason = response.statusMessage;
        seen.headers = response.headers;
        const chunks: Buffer[] = [];
        seen.body = '';
        response.on('data', (chunk) => {
          chunks.push(chunk);
          seen.bytes = Buffer.concat(chunks);
          seen.body = seen.bytes.toString();
        });
        response.on('error', () => events.push('response error'));
        response.on('end', () => {
          events.push('end');
          done();
        });
      });
      request.end();
      act(request);
    });
