import { absenceOf, type Field, type ListName } from '../../../shared/account';
import type { AccountIdentity } from '../../../shared/activity';
import type { FileOrigin } from '../../../shared/file-facts';
import type { Account } from '../read-account';

/** A fact of a file behind its name. */
type Fact = readonly [name: string, value: Field];

/** Facts as the cells of one line, each behind its name. */
export const lineOfFacts = (facts: readonly Fact[]): readonly Field[] => facts.flat();

/** A number as a fact; empty where it is not known. */
export const numberField = (count: number | null): Field => (count === null ? null : String(count));

/** What the answer was, to whoever has nothing but the file. */
export const sourceOf = ({ source }: FileOrigin): 'service' | 'offline-copy' =>
  source === 'copy' ? 'offline-copy' : 'service';

/** How many records the answer has of a list; null where the list did not come with it. */
export const recordsInAnswer = (
  account: Pick<Account, ListName | 'differences'>,
  list: ListName,
): number | null => (absenceOf(account.differences, list) ? null : account[list].length);

/** These begin the first line of a table of records. Others may follow: files that have them are read back. */
const firstNames = ['host', 'fetchedAt', 'account', 'userId', 'records'] as const;

/** Whether a line says where the records below it are from, and is none of them. */
export const isProvenance = (cells: readonly string[]): boolean =>
  firstNames.every((name, at) => cells[2 * at] === name);

/** Where records are from, each fact behind its name; `records` is how many there are below, or were compared. */
export const provenanceOf = (
  { name, userId }: Pick<AccountIdentity, 'name' | 'userId'>,
  origin: FileOrigin,
  records: number,
  further: readonly Fact[],
): readonly Field[] => {
  const first: Readonly<Record<(typeof firstNames)[number], Field>> = {
    host: origin.host,
    fetchedAt: new Date(origin.receivedAt).toISOString(),
    account: name,
    userId,
    records: String(records),
  };
  return lineOfFacts([
    ...firstNames.map((fact): Fact => [fact, first[fact]]),
    ['source', sourceOf(origin)],
    ['openAlarms', numberField(origin.openAlarms)],
    ...further,
  ]);
};
