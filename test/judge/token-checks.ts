import { when } from './reasons';
import type { Members, Segment, Token } from './token';

const HEADER_MEMBERS: ReadonlySet<string> = new Set(['alg', 'typ']);

/** One reason for each member whose name is not allowed. */
export function foreignReasons(
  members: Members,
  allowed: ReadonlySet<string>,
  what: string,
): readonly string[] {
  const foreign = [...members.keys()].filter((name) => !allowed.has(name));
  return foreign.map((name) => `${what} is not allowed: ${JSON.stringify(name)}`);
}

/** What speaks against the header of a token (specification section 5). */
export function headerReasons({ members, reasons }: Segment): readonly string[] {
  if (members === undefined) return reasons;
  return [
    ...reasons,
    ...when(members.get('alg') !== 'RS256', 'alg is not RS256'),
    ...when(members.has('typ') && members.get('typ') !== 'JWT', 'typ is not JWT'),
    ...foreignReasons(members, HEADER_MEMBERS, 'token header member'),
  ];
}

/** What a token must never carry: the API key and a private key (specification section 5). */
export function sensitiveReasons(
  { header, payload }: Token,
  apiKey: string | undefined,
): readonly string[] {
  const texts = [header, payload].flatMap(({ text, members }) => [
    text,
    JSON.stringify([...(members ?? [])]),
  ]);
  const carries = (secret: string): boolean => texts.some((text) => text.includes(secret));
  return [
    ...when(!!apiKey && carries(apiKey), 'token carries the API key'),
    ...when(carries('PRIVATE KEY'), 'token carries a private key'),
  ];
}
