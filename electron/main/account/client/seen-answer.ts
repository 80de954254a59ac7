import { defined } from '../../../../shared/defined';
import type { FailureParams, Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import type { AnswerHeader } from '../../../../shared/requests';
import { encodingOf } from '../../../../shared/text-encoding';
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

/** What an answer says it is, both in small letters: `application/json`, `utf-8`; empty where it does not say. */
export interface ContentType {
  readonly essence: string;
  readonly charset: string;
}

/** Of an answer that says nothing of itself. */
export const unlabelled: ContentType = { essence: '', charset: '' };

/** Reads the `Content-Type` of an answer (RFC 9110 section 8.3). */
export const contentTypeOf = (headers: HttpHeaders): ContentType => {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((text) => text.startsWith('charset=')) ?? '';
  return { essence, charset: charset.slice('charset='.length).replaceAll('"', '').trim() };
};

/** Longest text of the service passed on, in UTF-16 units. */
const longest = 2000;

/** Longest name of an error or of a request passed on. */
const longestName = 200;

/** Where JSON errors say what is wrong. */
const wordFields = ['message', 'error_description', 'detail', 'error', 'title', 'reason'];

/** Where JSON errors name or number what is wrong. */
const nameFields = ['error', 'code', 'errorCode', 'error_code'];

/** Where JSON errors say what the service calls the request. */
const idFields = ['requestId', 'request_id', 'requestID'];

/** Words: a text, or a list of texts as lines; undefined for anything else. */
const asWords = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const isLines = Array.isArray(value) && value.length > 0;
  return isLines && value.every((line) => typeof line === 'string') ? value.join('\n') : undefined;
};

/** A name: a text, or a number; undefined for anything else. */
const asName = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

/** What a service says of an error, in JSON or not. */
interface Said {
  readonly words?: string | undefined;
  /** Where the words are no repetition of it. */
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** The parts of a JSON error that are worth telling apart; none of a text that is no JSON, or a list or number. */
const fromJson = (text: string): Said => {
  const json = parseJson(text);
  if (typeof json === 'string') return { words: json };
  const whole = entriesOf(json);
  // Many put all of it into one object. Of several errors none is left out: they are shown as they came.
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
  // Some, such as Spring Boot, have a field for words and leave it empty.
  const words = told.find((text) => text.trim() !== '') ?? told[0];
  const error = allOf(nameFields, asName).find((name) => name !== words);
  return { words, error, id: allOf(idFields, asName)[0] };
};

/** Where a text begins, behind what may stand before a page: a declaration of XML, and comments. */
const beginningOf = (text: string): string => {
  const before = /\s*(?:<\?[^>]*>|<!--[^]*?-->)/uy;
  let start = 0;
  while (before.test(text)) start = before.lastIndex;
  return text.slice(start).trimStart();
};

const isPage = (text: string, { essence }: ContentType): boolean => {
  const beginning = beginningOf(text);
  if (/^(?:<!doctype html|<html|<head|<body)/iu.test(beginning)) return true;
  // Some say so of whatever they send, JSON above all.
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(essence) && beginning.startsWith('<');
};

/** Title of an HTML page as plain text, or undefined when the text is not a page. */
export const pageTitle = (text: string, type: ContentType): string | undefined => {
  if (!isPage(text, type)) return undefined;
  const title = /<title[^>]{0,400}>([^<]{0,400})/iu.exec(text)?.[1] ?? '';
  return title.replace(/\s+/gu, ' ').trim().slice(0, 120);
};

/**
 * Decodes whatever came by the encoding that it is said to be in, UTF-8 where none is; a mark of UTF-16 at its beginning
 * goes first. What is not text shows as replacement characters.
 */
export const decodeLoosely = (bytes: Uint8Array, { charset }: ContentType): string => {
  const marked = encodingOf(bytes);
  try {
    return new TextDecoder(marked === 'utf-8' && charset !== '' ? charset : marked).decode(bytes);
  } catch {
    // Nobody knows an encoding of that name.
    return new TextDecoder().decode(bytes);
  }
};

/**
 * The service's own words from an error's body, whose shape is not specified (specification section 7):
 * the usual field of a JSON object, the title of a page, or the text itself. To be cleaned of secrets before, in whole:
 * half a quote may not be known for one.
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
