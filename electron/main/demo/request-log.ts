import type { ServerResponse } from 'node:http';

/** One request; `count` starts at 1, `path` is without query, `status` null until an answer began. */
export interface SeenRequest {
  readonly count: number;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** Remembers what was asked, never a header or a body. */
export interface RequestLog {
  readonly begin: (method: string, path: string, response: ServerResponse) => number;
  readonly list: () => readonly SeenRequest[];
}

const KEPT = 1_000;

/** An empty log of the last 1,000 requests; `begin` returns the request's running number. */
export function createRequestLog(): RequestLog {
  const entries: { count: number; method: string; path: string; status: () => number | null }[] =
    [];
  let total = 0;
  return {
    begin(method, path, response) {
      total += 1;
      const live = () => (response.headersSent ? response.statusCode : null);
      const entry = { count: total, method, path, status: live };
      response.once('close', () => {
        const status = live();
        // Without this every answered response would stay in memory as long as its entry.
        entry.status = () => status;
      });
      entries.push(entry);
      if (entries.length > KEPT) entries.shift();
      return total;
    },
    list: () => entries.map((entry) => ({ ...entry, status: entry.status() })),
  };
}
