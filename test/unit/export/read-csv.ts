/** One CSV cell (RFC 4180), and the separator or line end after it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/uy;

/** Reads CSV strictly by RFC 4180: a header, and CRLF after every line. Throws on anything else. */
export const readCsv = (bytes: Uint8Array): readonly (readonly string[])[] => {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\ufeff')) throw new Error('no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`no cell at ${at}`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('half a line');
  if (rows.some(({ length }) => length !== rows[0]?.length)) throw new Error('uneven lines');
  return rows;
};

/** Like `readCsv`, below a first line of facts, which has one cell per fact. */
export const readCsvBelowFacts = (bytes: Uint8Array) => {
  const end = Buffer.from(bytes).indexOf('\r\n') + 2;
  const below = Buffer.concat([Buffer.from('\ufeff'), bytes.subarray(end)]);
  return { facts: readCsv(bytes.subarray(0, end))[0] ?? [], rows: readCsv(below) };
};
