import { EventEmitter } from 'node:events';
import type { ClientRequest, ClientRequestConstructorOptions } from 'electron';
import {
  createHttpClient,
  type HttpClient,
  type HttpRequest,
} from '../../../../electron/main/account/client/http-client';

const never = new AbortController().signal;

/** A request that accepts a body of up to 100 bytes, with limits of a minute. */
export const plainRequest: HttpRequest = {
  url: 'https://api.example.com/v1/account',
  headers: { 'x-api-key': 'CANARY' },
  limits: { headers: 60_000, silence: 60_000 },
  signal: never,
  wanted: () => ({ most: 100, beyond: 'refuse' }),
};

/** A response whose content and events the test controls. */
export const fakeAnswer = (
  about: { readonly statusCode?: number; readonly headers?: unknown } = {},
) => Object.assign(new EventEmitter(), { statusCode: 200, headers: {}, ...about });

/** A client over a request whose events the test emits; also collects the options and methods used. */
export const playedClient = () => {
  const asked: ClientRequestConstructorOptions[] = [];
  const done: string[] = [];
  const request = Object.assign(new EventEmitter(), {
    end: () => done.push('end'),
    abort: () => done.push('abort'),
  });
  const http = createHttpClient((options) => {
    asked.push(options);
    return request as unknown as ClientRequest;
  });
  return {
    http,
    asked,
    done,
    request,
    answer: (response: ReturnType<typeof fakeAnswer>) => {
      request.emit('response', response);
      return response;
    },
  };
};

export const bytes = (text: string): Buffer => Buffer.from(text);

/** The text of a body, or the code of the failure. */
export const bodyOf = async (result: ReturnType<HttpClient>): Promise<string> => {
  const answer = await result;
  return answer.ok ? Buffer.from(answer.value.body).toString() : answer.error.code;
};

export const whole = { most: 6, beyond: 'refuse' } as const;
export const beginning = { most: 6, beyond: 'drop' } as const;
