/** Size of a portion in UTF-16 units: a few milliseconds of work, between which calls get their turn. */
const portionSize = 256 * 1024;

/** Joins lines to portions of about a quarter of a megabyte, in UTF-8. Nothing is made before it is asked for. */
export function* inPortions(lines: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < portionSize) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  if (text !== '') yield Buffer.from(text, 'utf8');
}
