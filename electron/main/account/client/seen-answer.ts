import { defined } from '../../../../shared/defined';
import type { FailureParams, Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import type { AnswerHeader } from '../../../../shared/requests';
import { encodingOf } from '../../../../shared/text-encoding';
import type { HttpHeaders } from './http-client';
import type { SentSecrets } from './redact-secrets';

/** The outcome of one request, without the secrets that it was sent with. */
export interface SeenAnswer {
  readonly result: Result<unknown>;
  /** HTTP status; undefined when there was no response, or only a redirect. */
  readonly status?: number;
  readonly headers: readonly AnswerHeader[];
  /** Decoded bytes of the body. */
  readonly bytes: number;
  /** Beginning of a response that is not an account, as text; empty for an account. */
  readonly text: string;
}

/** Headers in which services and proxies send the ID of a request. */
const idHeaders = [
  'x-request-id',
  'request-id',
  'x-correlation-id',
  'x-amzn-requestid',
  'x-trace-id',
  'cf-ray',
] as const;

/** The only headers of a response that are kept. None of them is meant to carry a secret. */
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

/** Longest header value kept, and longest part of a value that is searched for secrets first, in UTF-16 units. */
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

/** The headers of a response that are in `keptHeaders`, without the secrets that were sent. */
export const seenHeaders = (headers: HttpHeaders, sent: SentSecrets): readonly AnswerHeader[] =>
  keptHeaders
    .map((name) => ({ name, value: readHeader(headers, name, sent) }))
    .filter(({ value }) => value !== '');

/** The request ID in the headers of a response; undefined when there is none. */
export const requestIdOf = (headers: readonly AnswerHeader[]): string | undefined =>
  idHeaders
    .map((id) => headers.find(({ name }) => name === id)?.value)
    .find((value) => value !== undefined);

/** Media type and charset of a response, in lower case: `application/json`, `utf-8`; empty when not declared. */
export interface ContentType {
  readonly essence: string;
  readonly charset: string;
}

/** Type of a response without a `Content-Type`. */
export const unlabelled: ContentType = { essence: '', charset: '' };

/** Reads the `Content-Type` of a response (RFC 9110 section 8.3). */
export const contentTypeOf = (headers: HttpHeaders): ContentType => {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((text) => text.startsWith('charset=')) ?? '';
  return { essence, charset: charset.slice('charset='.length).replaceAll('"', '').trim() };
};

/** Longest text of an error passed on, in UTF-16 units. */
const longest = 2000;

/** Longest name of an error or ID of a request passed on, in UTF-16 units. */
const longestName = 200;

/** Fields in which JSON errors describe the error. */
const wordFields = ['message', 'error_description', 'detail', 'error', 'title', 'reason'];

/** Fields in which JSON errors name or number the error. */
const nameFields = ['error', 'code', 'errorCode', 'error_code'];

/** Fields in which JSON errors have the ID of the request. */
const idFields = ['requestId', 'request_id', 'requestID'];

/** A text as it is, or a list of texts joined as lines; undefined for anything else. */
const asWords = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const isLines = Array.isArray(value) && value.length > 0;
  return isLines && value.every((line) => typeof line === 'string') ? value.join('\n') : undefined;
};

/** A text or a number as text; undefined for anything else. */
const asName = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

/** What a JSON error says. */
interface Said {
  readonly words?: string | undefined;
  /** Name of the error; absent when the words are the same. */
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** Reads the words, name and ID of a JSON error; finds none in a text that is not JSON, or in a list or number. */
const fromJson = (text: string): Said => {
  const json = parseJson(text);
  if (typeof json === 'string') return { words: json };
  const whole = entriesOf(json);
  // Many services put everything into an object `error` or the only entry of `errors`. Several errors are shown as
  // received, so that none is left out.
  const errors = whole.get('errors');
  const only = Array.isArray(errors) && errors.length === 1 ? entriesOf(errors[0]) : new Map();
  const places = [whole, entriesOf(whole.get('error')), only];
  const allOf = (
    names: readonly string[],
    read: (value: unknown) => string | undefined,
  ): readonly string[] =>
    places
      .flatMap((entries) => names.map((name) => read(entries.get(name))))
      .filter((value) => value !== undefined);
  const told = allOf(wordFields, asWords);
  // Some services, such as those on Spring Boot, send an empty field for the words.
  const words = told.find((text) => text.trim() !== '') ?? told[0];
  const error = allOf(nameFields, asName).find((name) => name !== words);
  return { words, error, id: allOf(idFields, asName)[0] };
};

/** The text after any XML declaration and comments, which may precede a page. */
const beginningOf = (text: string): string => {
  const before = /\s*(?:<\?[^>]*>|<!--[^]*?-->)/uy;
  let start = 0;
  while (before.test(text)) start = before.lastIndex;
  return text.slice(start).trimStart();
};

const isPage = (text: string, { essence }: ContentType): boolean => {
  const beginning = beginningOf(text);
  if (/^(?:<!doctype html|<html|<head|<body)/iu.test(beginning)) return true;
  // Some services declare every response as HTML, even JSON.
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(essence) && beginning.startsWith('<');
};

/** Title of an HTML page as plain text, or undefined when the text is not a page. */
export const pageTitle = (text: string, type: ContentType): string | undefined => {
  if (!isPage(text, type)) return undefined;
  const title = /<title[^>]{0,400}>([^<]{0,400})/iu.exec(text)?.[1] ?? '';
  return title.replace(/\s+/gu, ' ').trim().slice(0, 120);
};

/**
 * Decodes a body in UTF-16 if it begins with that byte order mark, otherwise in its declared charset, otherwise in
 * UTF-8. Bytes that are not text become replacement characters.
 */
export const decodeLoosely = (bytes: Uint8Array, { charset }: ContentType): string => {
  const marked = encodingOf(bytes);
  try {
    return new TextDecoder(marked === 'utf-8' && charset !== '' ? charset : marked).decode(bytes);
  } catch {
    // The declared charset is unknown.
    return new TextDecoder().decode(bytes);
  }
};

/**
 * The service's own words from the body of an error, whose shape is not specified (specification section 7): the usual
 * fields of a JSON object, the title of a page, or the text itself. Secrets must have been removed from the whole body
 * before, because half a quote may not be recognised.
 */
export const readErrorWords = (body: string, type: ContentType): FailureParams => {
  const text = body.trim();
  const title = pageTitle(text, type);
  if (title !== undefined) return { title };
  const { words = text, error = '', id = '' } = fromJson(text);
  return defined({
    serverText: words.slice(0, longest) || undefined,
    serverError: error.slice(0, longestName) || undefined,
    requestId: id.slice(0, longestName) || undefined,
  });
};
