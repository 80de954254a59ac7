import { when } from './reasons';
import type { Received } from './received-request';
import type { Segment } from './token';
import { foreignReasons } from './token-checks';

const CLAIMS: ReadonlySet<string> = new Set(['iat', 'exp', 'url', 'body', 'nonce']);
const MAX_AGE_MS = 30_000;
const MAX_AHEAD_MS = 1_000;
const MAX_NONCE = 99_999;

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function issueReasons(iat: unknown, receivedAt: number): readonly string[] {
  if (!isWholeNumber(iat)) return ['iat is not a whole number of seconds'];
  const age = receivedAt - iat * 1000;
  return [
    ...when(age > MAX_AGE_MS, 'token was issued more than 30 s before receipt'),
    ...when(age < -MAX_AHEAD_MS, 'token was issued more than 1 s in the future'),
  ];
}

function expiryReasons(exp: unknown, iat: unknown, receivedAt: number): readonly string[] {
  if (!isWholeNumber(exp)) return ['exp is not a whole number of seconds'];
  return [
    ...when(isWholeNumber(iat) && exp <= iat, 'exp is not later than iat'),
    ...when(exp * 1000 <= receivedAt, 'exp has passed'),
  ];
}

/** Whether a value is an integer from 0 to 99999 (specification section 8). */
export function isNonce(value: unknown): value is number {
  return isWholeNumber(value) && value >= 0 && value <= MAX_NONCE;
}

/** What speaks against the payload claims (specification section 5; the limits: section 8 too). */
export function payloadReasons(
  { members, reasons }: Segment,
  received: Received,
): readonly string[] {
  if (members === undefined) return reasons;
  return [
    ...reasons,
    ...foreignReasons(members, CLAIMS, 'claim'),
    ...issueReasons(members.get('iat'), received.receivedAt),
    ...expiryReasons(members.get('exp'), members.get('iat'), received.receivedAt),
    ...when(members.get('url') !== received.target, 'url is not exactly the requested path'),
    ...when(members.has('body') && members.get('body') !== '', 'body is not omitted or empty'),
    ...when(!isNonce(members.get('nonce')), 'nonce is not an integer from 0 to 99999'),
  ];
}
