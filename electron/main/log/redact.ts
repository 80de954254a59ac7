const mark = '[redacted]';

/**
 * What a secret, or something of a person, looks like. Only the second net: events have no field that such a text
 * could be in.
 */
const patterns: readonly RegExp[] = [
  // PEM, whole or cut off.
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/gu,
  // A header or field that holds a secret, up to the end of its value.
  /(?:authorization|x-api-key|api[ _-]?key|passphrase|password|secret)\\?["']?\s*[:=]\s*(?:bearer\s+)?(?:\\?"[^"]*"?|'[^']*'?|[^\s,;"'}]+)/giu,
  /bearer\s+[^\s"',;]+/giu,
  // A JWT, whole or cut off.
  /eyJ[\w-]{4,}(?:\.[\w-]*){0,2}/gu,
  /[^\s"'<>@:,;()[\]\\]+(?:@|%40)[^\s"'<>@:,;()[\]\\]+\.[a-z]{2,}/giu,
  // The person's name in a path of theirs.
  /(?:\/home\/|\/Users\/|\\+Users\\+)[^\s"'/\\]+/gu,
  // Long runs of base64, base64url, hex, or any of them URL-encoded.
  /[A-Za-z0-9+/_=%-]{32,}/gu,
];

/** A text without what looks like a secret: header values, PEM, JWTs, e-mail addresses, home folders, long codes. */
export const redact = (text: string): string =>
  patterns.reduce((clean, pattern) => clean.replace(pattern, mark), text);
