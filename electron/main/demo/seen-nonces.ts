/** How long a nonce stays taken for its API key, in ms; longer than any token is valid. */
export const NONCE_MEMORY_MS = 60_000;

/** The nonces each API key used lately; all times in ms since the epoch. */
export interface SeenNonces {
  readonly has: (apiKey: string, nonce: number, nowMs: number) => boolean;
  readonly add: (apiKey: string, nonce: number, nowMs: number) => void;
}

/** An empty memory; it forgets as it grows, so it holds at most one minute of nonces per key. */
export function createSeenNonces(): SeenNonces {
  const byApiKey = new Map<string, Map<number, number>>();
  return {
    has(apiKey, nonce, nowMs) {
      const seenAtMs = byApiKey.get(apiKey)?.get(nonce);
      return seenAtMs !== undefined && nowMs - seenAtMs < NONCE_MEMORY_MS;
    },
    add(apiKey, nonce, nowMs) {
      const seen = byApiKey.get(apiKey) ?? new Map<number, number>();
      for (const [old, seenAtMs] of seen) {
        if (nowMs - seenAtMs < NONCE_MEMORY_MS) break;
        seen.delete(old);
      }
      seen.delete(nonce);
      seen.set(nonce, nowMs);
      byApiKey.set(apiKey, seen);
    },
  };
}
