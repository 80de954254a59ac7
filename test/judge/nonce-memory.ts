import { isNonce } from './claim-checks';
import { when } from './reasons';
import type { Received } from './received-request';
import type { Segment } from './token';

const NONCE_WINDOW_MS = 60_000;

/** By API key, when each of its nonces was last used, in milliseconds since the epoch. */
export type NonceMemory = Map<string, Map<number, number>>;

/** Every nonce of a token with a valid signature counts as used, even when it is refused. */
export function replayReasons(
  { members }: Segment,
  { receivedAt }: Received,
  nonces: NonceMemory,
  apiKey: string,
): readonly string[] {
  const nonce = members?.get('nonce');
  if (!isNonce(nonce)) return [];
  const used = nonces.get(apiKey) ?? new Map<number, number>();
  const last = used.get(nonce);
  nonces.set(apiKey, used.set(nonce, receivedAt));
  const isReplay = last !== undefined && receivedAt - last <= NONCE_WINDOW_MS;
  return when(isReplay, 'nonce was used by this API key within 60 s');
}
