import type { FailureParams } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';

/** Longest text of the service passed on, in UTF-16 units. */
const longest = 2000;

/** Longest name of an error or of a request passed on. */
const longestName = 200;

const usual = ['message', 'error_description', 'detail', 'error', 'title', 'reason'];

/** Where JSON errors say what the service calls the request. */
const ids = ['requestId', 'request_id', 'requestID'];

type Entries = ReadonlyMap<string, unknown>;

const textAt = (entries: Entries, names: readonly string[]): string | undefined => {
  const found = names.map((name) => entries.get(name)).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : undefined;
};

/** The parts of a JSON error that are worth telling apart. */
const fromJson = (
  text: string,
): Pick<FailureParams, 'serverText' | 'serverError' | 'requestId'> => {
  const json = parseJson(text);
  if (typeof json === 'string') return { serverText: json };
  if (typeof json !== 'object' || json === null) return {};
  const entries: Entries = new Map(Object.entries(json));
  const [words, error] = [textAt(entries, usual), textAt(entries, ['error'])];
  const id = textAt(entries, ids);
  return {
    ...(words === undefined ? {} : { serverText: words }),
    ...(error === undefined || error === words ? {} : { serverError: error }),
    ...(id === undefined ? {} : { requestId: id }),
  };
};

/** Title of an HTML page as plain text, or undefined when the text is not a page. */
export const pageTitle = (text: string): string | undefined => {
  if (!/^\s*(<!doctype html|<html|<head|<body)/iu.test(text)) return undefined;
  const title = /<title[^>]{0,400}>([^<]{0,400})/iu.exec(text)?.[1] ?? '';
  return title.replace(/\s+/gu, ' ').trim().slice(0, 120);
};

/** Decodes whatever came; what is not text shows as replacement characters. */
export const decodeLoosely = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);

/**
 * The service's own words from an error's body, whose shape is not specified (specification section 7):
 * the usual field of a JSON object, the title of a page, or the text itself. They are cleaned before they are cut,
 * because half a quote may not be known for one.
 */
export const readErrorWords = (body: string, clean: (text: string) => string): FailureParams => {
  const text = body.trim();
  const title = pageTitle(text);
  if (title !== undefined) return { title };
  const said = fromJson(text);
  const words = clean(said.serverText ?? text).slice(0, longest);
  const error = clean(said.serverError ?? '').slice(0, longestName);
  const id = clean(said.requestId ?? '').slice(0, longestName);
  return {
    ...(words === '' ? {} : { serverText: words }),
    ...(error === '' ? {} : { serverError: error }),
    ...(id === '' ? {} : { requestId: id }),
  };
};
