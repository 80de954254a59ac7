import type { ChangedField, Changes } from '../../../shared/requests';
import type { SignedParts } from './signed-parts';

/** Claims that are others in every token, so that only another kind of value tells anything. */
const everNew = new Set(['iat', 'exp', 'nonce']);

type Values = Readonly<Record<string, unknown>>;

const namesThatDiffer = (one: Values, other: Values): readonly string[] =>
  [...new Set([...Object.keys(other), ...Object.keys(one)])].filter((name) => {
    const [now, then] = [one[name], other[name]];
    return typeof now !== typeof then || (now !== then && !everNew.has(name));
  });

const fieldsThatDiffer = (one: SignedParts, other: SignedParts): readonly ChangedField[] => {
  const whole: readonly (readonly [ChangedField, boolean])[] = [
    ['method', one.method !== other.method],
    ['address', one.url !== other.url],
    ['privateKey', one.fingerprint !== other.fingerprint],
    ['apiKey', one.apiKeyDigest !== other.apiKeyDigest],
  ];
  return [
    ...whole.filter(([, differs]) => differs).map(([field]) => field),
    ...namesThatDiffer(one.header, other.header).map((name) => `header.${name}` as const),
    ...namesThatDiffer(one.claims, other.claims).map((name) => `claim.${name}` as const),
  ];
};

/** Compares a request with the last accepted one of the same profile. */
export const changesSince = (
  request: SignedParts,
  lastAccepted: SignedParts | undefined,
): Changes => {
  if (!lastAccepted) return { since: 'nothing-accepted' };
  if (lastAccepted === request) return { since: 'this-is-it' };
  return {
    since: 'accepted',
    at: lastAccepted.signedAt,
    fields: fieldsThatDiffer(request, lastAccepted),
  };
};
