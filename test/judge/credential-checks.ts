import type { KeyObject } from 'node:crypto';
import { payloadReasons } from './claim-checks';
import type { State } from './judge-state';
import { replayReasons } from './nonce-memory';
import { when } from './reasons';
import type { Received } from './received-request';
import { isSignedBy, parseToken } from './token';
import { headerReasons, sensitiveReasons } from './token-checks';

function single(headers: Received['headers'], name: string): string | undefined {
  const values = headers[name] ?? [];
  return values.length === 1 ? values[0] : undefined;
}

function presenceReasons(headers: Received['headers'], name: string): readonly string[] {
  const values = headers[name.toLowerCase()] ?? [];
  return [
    ...when(values.length === 0 || values.every((value) => value === ''), `${name} is missing`),
    ...when(values.length > 1, `${name} is repeated`),
  ];
}

function bearerReasons(
  authorization: string,
  received: Received,
  state: State,
  apiKey: string | undefined,
  key: KeyObject | undefined,
): readonly string[] {
  const compact = /^Bearer ([^ ]+)$/.exec(authorization)?.[1];
  if (compact === undefined) return ['Authorization is not "Bearer <JWT>"'];
  const token = parseToken(compact);
  if (token === undefined) return ['token is not a compact JWS of three base64url parts'];
  const isSigned = key !== undefined && isSignedBy(token, key);
  return [
    ...headerReasons(token.header),
    ...when(key !== undefined && !isSigned, 'signature is not valid for the registered key'),
    ...payloadReasons(token.payload, received),
    ...sensitiveReasons(token, apiKey),
    ...(isSigned ? replayReasons(token.payload, received, state.nonces, apiKey ?? '') : []),
  ];
}

/** What speaks against the two credentials (specification section 5). */
export function credentialReasons(received: Received, state: State): readonly string[] {
  const { headers } = received;
  const apiKey = single(headers, 'x-api-key');
  const authorization = single(headers, 'authorization');
  const key = apiKey === undefined ? undefined : state.keys.get(apiKey);
  return [
    ...presenceReasons(headers, 'x-api-key'),
    ...when(!!apiKey && key === undefined, 'x-api-key is not registered'),
    ...presenceReasons(headers, 'Authorization'),
    ...(authorization ? bearerReasons(authorization, received, state, apiKey, key) : []),
  ];
}
