import { close, createJudgeServer, listen } from './http-server';
import { createState, type JudgeOptions, type Verdict } from './judge-state';
import { register } from './registered-keys';

export type { JudgeOptions } from './judge-state';

/** A running judge of GET /v1/account (specification section 4). */
export interface Judge {
  /** `http://127.0.0.1:PORT`, without a trailing slash (specification, base address). */
  readonly baseUrl: string;
  /**
   * Associates a public key with an API key, replacing any earlier one (specification sections 1
   * and 5). Throws on an empty API key, on a private key (section 5: it is never sent) and on
   * anything that is not an RSA public key of 2048 bits or more (section 5: RS256).
   */
  register(apiKey: string, publicKeyPem: string): void;
  /** The verdicts so far, in the order in which the requests were decided. */
  verdicts(): readonly Verdict[];
  /** Stops listening and ends every connection. */
  close(): Promise<void>;
}

/**
 * Starts a strict service on an ephemeral port of 127.0.0.1. It answers GET /v1/account with the
 * account when nothing speaks against the request, else 401 with every reason as text (the status
 * and the shape are this judge's own: specification section 7 shows neither).
 *
 * - Specification section 4: method, exact path, no body, Accept includes application/json.
 * - Specification section 5: Authorization `Bearer <JWT>` and a registered x-api-key, once each;
 *   RS256 signature of the registered key; token header of alg and optionally typ alone; claims
 *   among iat, exp, url, body and nonce alone, each of its type; url equal to the path; body
 *   omitted or empty; neither the API key nor a private key in the token.
 * - Specification sections 5, 7 and 8: issued at most 30 s before receipt; nonce from 0 to 99999.
 * - Stricter than the wording of specification section 5: issued at most 1 s in the future; exp
 *   required, later than iat and not reached; a nonce not used again within 60 s by the API key.
 * - Of no section: Cookie, Origin and Referer headers are refused, and what is not HTTP.
 */
export async function startJudge(options: JudgeOptions): Promise<Judge> {
  const state = createState(options);
  const server = createJudgeServer(state);
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    register: (apiKey, publicKeyPem) => {
      register(state.keys, apiKey, publicKeyPem);
    },
    verdicts: () => [...state.verdicts],
    close: () => close(server),
  };
}
