import type { FailureParams } from '../../../shared/failure';

/** Longest text of the service passed on, in UTF-16 units. */
const longest = 2000;

const usual = ['message', 'error_description', 'detail', 'error', 'title', 'reason'];

const fromJson = (text: string): string | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof json === 'string') return json;
  if (typeof json !== 'object' || json === null) return undefined;
  const entries = new Map(Object.entries(json));
  const key = usual.find((name) => typeof entries.get(name) === 'string');
  return key === undefined ? undefined : String(entries.get(key));
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
  const words = clean(fromJson(text) ?? text).slice(0, longest);
  return words === '' ? {} : { serverText: words };
};
