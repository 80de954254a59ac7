import { when } from './reasons';
import type { Received } from './received-request';

const PATH = '/v1/account';
const UNWANTED_HEADERS = ['Cookie', 'Origin', 'Referer'] as const;

function routeReasons({ method, target }: Received): readonly string[] {
  return [
    ...when(method !== 'GET', 'method is not GET'),
    ...when(target !== PATH, `path is not exactly ${PATH}`),
  ];
}

function bodyReasons({ headers, bodyBytes, complete }: Received): readonly string[] {
  const lengths = headers['content-length'] ?? [];
  const announced =
    headers['transfer-encoding'] !== undefined || lengths.some((length) => !/^0+$/.test(length));
  return [
    ...when(bodyBytes > 0 || announced, 'request has a body'),
    ...when(!complete, 'request did not arrive whole'),
  ];
}

function isJsonRange(range: string): boolean {
  const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isExcluded = parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  return type === 'application/json' && !isExcluded;
}

function acceptReasons(headers: Received['headers']): readonly string[] {
  const ranges = (headers['accept'] ?? []).join(',').split(',');
  return when(!ranges.some(isJsonRange), 'Accept header does not include application/json');
}

function unwantedReasons(headers: Received['headers']): readonly string[] {
  return UNWANTED_HEADERS.flatMap((name) =>
    when(headers[name.toLowerCase()] !== undefined, `${name} header is present`),
  );
}

function hostReasons({ headers, httpVersion }: Received): readonly string[] {
  const count = headers['host']?.length ?? 0;
  return when(httpVersion === '1.1' && count !== 1, 'Host header is not present exactly once');
}

function privateKeyReasons({ headers, target }: Received): readonly string[] {
  const values = [target, ...Object.values(headers).flatMap((value) => value ?? [])];
  const sent = values.some((value) => value.includes('PRIVATE KEY'));
  return when(sent, 'request carries a private key');
}

/** What speaks against the request line, the headers and the body (specification section 4). */
export function requestReasons(received: Received): readonly string[] {
  return [
    ...routeReasons(received),
    ...hostReasons(received),
    ...acceptReasons(received.headers),
    ...unwantedReasons(received.headers),
    ...privateKeyReasons(received),
    ...bodyReasons(received),
  ];
}
