import type { Result } from '../../../../shared/failure';
import type { AnswerHeader } from '../../../../shared/requests';
import type { HttpHeaders } from './http-client';
import type { SentSecrets } from './without-secrets';

/** What came of one request, without anything that it was sent with. */
export interface SeenAnswer {
  readonly result: Result<unknown>;
  /** HTTP status; undefined where no answer came, or only a redirect. */
  readonly status?: number;
  readonly headers: readonly AnswerHeader[];
  /** Decoded bytes of the body. */
  readonly bytes: number;
  /** Beginning of an answer that is no account, as text; empty for an account. */
  readonly text: string;
}

/** Where services and proxies say what they call a request. */
const idHeaders = [
  'x-request-id',
  'request-id',
  'x-correlation-id',
  'x-amzn-requestid',
  'x-trace-id',
  'cf-ray',
] as const;

/** The only headers of an answer that are kept: none of them is there to carry a secret. */
const keptHeaders = [
  'date',
  'age',
  'content-type',
  'content-length',
  'content-encoding',
  'retry-after',
  'server',
  'via',
  ...idHeaders,
] as const;

/** Longest value kept, and how much of one is searched for secrets before it is cut, both in UTF-16 units. */
const longestValue = 200;
const searchedLength = 4096;

const readHeader = (
  headers: HttpHeaders,
  name: string,
  { withoutSecrets }: SentSecrets,
): string => {
  const value = headers.get(name) ?? '';
  const isCut = value.length > searchedLength;
  return withoutSecrets(value.slice(0, searchedLength), isCut).slice(0, longestValue);
};

/** Those of the list that an answer has, without what was sent in secret. */
export const seenHeaders = (headers: HttpHeaders, sent: SentSecrets): readonly AnswerHeader[] =>
  keptHeaders
    .map((name) => ({ name, value: readHeader(headers, name, sent) }))
    .filter(({ value }) => value !== '');

/** What the service calls a request, as far as its headers say; undefined where they do not. */
export const requestIdOf = (headers: readonly AnswerHeader[]): string | undefined =>
  idHeaders
    .map((id) => headers.find(({ name }) => name === id)?.value)
    .find((value) => value !== undefined);
