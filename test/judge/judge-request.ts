import { credentialReasons } from './credential-checks';
import type { State, Verdict } from './judge-state';
import type { Received } from './received-request';
import { requestReasons } from './request-checks';

/** Makes a verdict of the reasons and remembers it. */
export function record(reasons: readonly string[], { verdicts }: State): Verdict {
  const verdict = Object.freeze({
    status: reasons.length === 0 ? 200 : 401,
    reasons: Object.freeze([...reasons]),
  });
  verdicts.push(verdict);
  return verdict;
}

/** Judges one request and remembers the verdict. */
export function judgeRequest(received: Received, state: State): Verdict {
  return record([...requestReasons(received), ...credentialReasons(received, state)], state);
}
