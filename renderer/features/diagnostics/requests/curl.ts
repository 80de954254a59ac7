import type { RequestDetails } from '../../../../shared/requests';

/** One word of a POSIX shell, whatever is in it. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Characters that curl would take for a pattern of several addresses. */
const pattern = /[[\]{}]/u;

/** The request as a shell command, with a placeholder for each secret. */
export const curlCommand = ({
  method,
  url,
  body,
}: Pick<RequestDetails, 'method' | 'url' | 'body'>): string =>
  [
    'curl',
    ...(pattern.test(url) ? ['--globoff'] : []),
    ...(method === 'GET' ? [] : ['-X', quote(method)]),
    '-H',
    quote('Authorization: Bearer <JWT>'),
    '-H',
    quote('x-api-key: <API_KEY>'),
    '-H',
    quote('Accept: application/json'),
    // --data-raw, because --data would read a file where the body begins with "@".
    ...(body.sent === ''
      ? []
      : ['-H', quote('Content-Type: application/json'), '--data-raw', quote(body.sent)]),
    quote(url),
  ].join(' ');
