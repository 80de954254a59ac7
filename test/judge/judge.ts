import { createPublicKey, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reasonsAgainst } from './reasons';

/** Result for one request: 200 without reasons, or 401 with every reason for refusing it. */
export interface Verdict {
  readonly status: number;
  readonly reasons: readonly string[];
}

/** A running judge of GET /v1/account (specification section 4). */
export interface Judge {
  /** `http://127.0.0.1:PORT`, without a trailing slash (specification, base address). */
  readonly baseUrl: string;
  /** Associates a public key with an API key (specification section 5), replacing any earlier one. */
  readonly register: (apiKey: string, publicKeyPem: string) => void;
  /** The verdicts so far, in the order of the requests. */
  readonly verdicts: () => readonly Verdict[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a strict service on a free port of 127.0.0.1. The service sends the account if there is no reason to refuse
 * the request, else 401 with every reason as text. The specification defines no status and no shape for refusals.
 */
export const startJudge = async (account: unknown): Promise<Judge> => {
  const keys = new Map<string, KeyObject>();
  const used = new Map<string, number>();
  const verdicts: Verdict[] = [];
  const server = createServer((request, response) => {
    const reasons = reasonsAgainst(request, Date.now(), keys, used);
    const status = reasons.length === 0 ? 200 : 401;
    verdicts.push({ status, reasons });
    response.setHeader('content-type', status === 200 ? 'application/json' : 'text/plain');
    response.writeHead(status).end(status === 200 ? JSON.stringify(account) : reasons.join('\n'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    register: (apiKey, publicKeyPem) => {
      keys.set(apiKey, createPublicKey(publicKeyPem));
    },
    verdicts: () => [...verdicts],
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
