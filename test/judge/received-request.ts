import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** A request as it arrived, and when. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly httpVersion: string;
  readonly headers: NodeJS.Dict<string[]>;
  readonly receivedAt: number;
  readonly bodyBytes: number;
  readonly complete: boolean;
}

/** Takes from a request what is judged. */
export function describeRequest(
  request: IncomingMessage,
  receivedAt: number,
  bodyBytes: number,
  complete: boolean,
): Received {
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    httpVersion: request.httpVersion,
    headers: request.headersDistinct,
    receivedAt,
    bodyBytes,
    complete,
  };
}

/** Reads the body to its end and counts its bytes. */
export async function countBody(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length;
  } catch {
    // The client went away; `request.complete` says so.
  }
  return bytes;
}
