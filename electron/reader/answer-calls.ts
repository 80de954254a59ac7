import type { ListName, RowOf } from '../../shared/account';
import type { ExplorerLink } from '../../shared/explorer';
import {
  type Account,
  identityFields,
  listFieldNames,
  readAccount,
  summaryOf,
} from './read-account';
import { fail, mapResult, succeed } from '../../shared/failure';
import { createPieceCollector, inPieces, largestPiece } from '../../shared/pieces';
import type {
  AccountValue,
  Envelope,
  FromReader,
  ListPiece,
  ReaderCallName,
  ToReader,
} from '../../shared/reader-messages';
import { packRows } from '../../shared/row-columns';
import { createExpectedCalls } from './expected/expected-calls';
import { createExportCalls } from './export/export-calls';
import type { HandlerResult, Handlers } from './handlers';
import { ownProperty, withDigits } from './json';
import { createChangeCalls, type Handed } from './changes/change-calls';
import { createOwnershipCalls } from './ownership/ownership-calls';
import { readCopy } from './read-offline-copy';

/** The field with the address that a link leads to. Links that a list does not have are left out. */
const linkFields: Readonly<Record<ListName, Readonly<Partial<Record<ExplorerLink, string>>>>> = {
  wallets: { address: 'walletAddress' },
  contracts: {
    address: 'address',
    code: 'address',
    verification: 'address',
    deployer: 'deployedBy',
  },
};

/** Longest text that may be a part of a link, in UTF-16 units. */
const longestLinked = 2048;

const isLinked = (field: unknown): field is string =>
  typeof field === 'string' && field.length <= longestLinked;

/**
 * Returns the asset of a record and the address that a link of the record leads to; null when one of them is missing or
 * too long for a link. Undefined when there is no such record.
 */
const linkedAddress = (
  account: Pick<Account, ListName>,
  {
    list,
    row,
    link,
  }: { readonly list: ListName; readonly row: number; readonly link: ExplorerLink },
): { readonly asset: string; readonly address: string } | null | undefined => {
  const { [row]: record } = account[list];
  if (!record) return undefined;
  const { asset } = record;
  const address = ownProperty(record, linkFields[list][link] ?? '');
  return isLinked(asset) && isLinked(address) ? { asset, address } : null;
};

/** Most values that are returned, and longest name and text of each, in UTF-16 units: 4 MB at most. */
const most = { values: 100, name: 200, text: 20_000 };

/**
 * Returns the values of an account that are shown nowhere else: fields that the specification does not have, and values
 * in place of a list. They are in the order of the answer, each cut to the limits above.
 */
export const describeEnvelope = ({ envelope }: Pick<Account, 'envelope'>): Envelope => {
  const { value: account, isObject, textOf } = withDigits(envelope, JSON.parse(envelope), false);
  if (!isObject(account)) return { values: [], total: 0 };
  const names = Object.keys(account).filter(
    (name) =>
      !identityFields.includes(name) &&
      !(listFieldNames.includes(name) && ownProperty(account, name) === null),
  );
  const values = names.slice(0, most.values).map((name): AccountValue => {
    const value = ownProperty(account, name);
    const isText = typeof value === 'string';
    const text = isText ? value : textOf(value);
    return {
      name: name.slice(0, most.name),
      text: text.slice(0, most.text),
      kind: isText ? 'text' : 'json',
      length: text.length,
    };
  });
  return { values, total: names.length };
};

/** Texts are sent as UTF-16, with two bytes per unit. */
const mostUnits = largestPiece / 2;

/** Estimated length of the JSON text of a row. A character that has to be escaped takes up to six times as much. */
const roughUnits = (row: unknown): number => {
  let units = 2;
  const fields = row as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    const value = fields[name];
    units += 3 + (typeof value === 'string' ? value.length : 0);
  }
  return units;
};

/** The rows from an index on, packed by `packRows`: as many as fit into one message, and at least one. */
export const pieceOfList = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
  from: number,
): ListPiece => {
  let units = 2;
  let next = from;
  while (next < rows.length) {
    units += roughUnits(rows[next]);
    if (next > from && units > mostUnits) break;
    next += 1;
  }
  let text = packRows(list, rows.slice(from, next));
  while (text.length > mostUnits && next > from + 1) {
    next = from + Math.floor((next - from) / 2);
    text = packRows(list, rows.slice(from, next));
  }
  return { text, next: next < rows.length ? next : null };
};

/** Returns a function that takes main's messages one by one, and posts their results. */
export const serveReader = (post: (message: FromReader) => void): ((data: ToReader) => void) => {
  const answer = createAnswerer();
  const pieces = createPieceCollector();
  return (data) => {
    if ('piece' in data) {
      pieces.add(data);
      return;
    }
    const { id, name, request } = data;
    const { bytes, ...result } = answer(name, request, pieces.take(id));
    for (const piece of inPieces(bytes ?? new Uint8Array())) post({ id, piece });
    post({ id, result });
  };
};

type OpensAccount = 'readAnswer' | 'readCopy' | 'close';

/** The calls about the open account, if there is one, and about its baseline. */
const callsFor = (
  account: Account | undefined,
  changeCalls: ReturnType<typeof createChangeCalls>['calls'],
): Omit<Handlers, OpensAccount> => ({
  readRows: ({ list, from }) =>
    account && from <= account[list].length
      ? succeed(pieceOfList(list, account[list], from))
      : fail('BAD_REQUEST'),
  readEnvelope: () => (account ? succeed(describeEnvelope(account)) : fail('BAD_REQUEST')),
  readLinked: (request) => {
    const linked = account && linkedAddress(account, request);
    return linked === undefined ? fail('BAD_REQUEST') : succeed(linked);
  },
  ...changeCalls,
  ...createExportCalls(account),
  ...createOwnershipCalls(),
  ...createExpectedCalls(account),
});

type AnyHandler = (request: unknown, bytes: Uint8Array) => HandlerResult<unknown>;

/** Returns a function that answers main's calls. It has one account open at a time, with its baseline and an export. */
export const createAnswerer = () => {
  let changes = createChangeCalls(undefined);
  let calls = callsFor(undefined, changes.calls);
  const open = (account: Account | undefined, remembered?: Handed): void => {
    changes = createChangeCalls(account, remembered);
    calls = callsFor(account, changes.calls);
  };

  // The baseline may have been handed over before the account was read, so it is kept.
  const opening: Pick<Handlers, OpensAccount> = {
    readAnswer: (_request, body) => {
      const read = readAccount(body);
      open(read.ok ? read.value : undefined, changes.handOn());
      return mapResult(read, summaryOf);
    },
    readCopy: ({ version }, content) => {
      const read = readCopy(content, version);
      open(read.ok ? read.value.account : undefined, changes.handOn());
      if (!read.ok) return read;
      const { account, ...copy } = read.value;
      return succeed({ ...summaryOf(account), ...copy });
    },
    close: () => {
      open(undefined);
      return succeed(null);
    },
  };

  return (name: ReaderCallName, request: unknown, bytes: Uint8Array): HandlerResult<unknown> => {
    try {
      const handlers: Handlers = { ...calls, ...opening };
      return (handlers[name] as AnyHandler)(request, bytes);
    } catch {
      // The message of the error may quote the account.
      return fail('INTERNAL');
    }
  };
};
