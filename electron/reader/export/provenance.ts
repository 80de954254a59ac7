import { absenceOf, type Field, type ListName } from '../../../shared/account';
import type { AccountIdentity } from '../../../shared/activity';
import type { FileOrigin } from '../../../shared/file-facts';
import type { Account } from '../read-account';

/** A fact in a file, after its name. */
type Fact = readonly [name: string, value: Field];

/** Facts as the cells of one line, each after its name. */
export const lineOfFacts = (facts: readonly Fact[]): readonly Field[] => facts.flat();

/** A number as a fact; null when it is not known. */
export const numberField = (count: number | null): Field => (count === null ? null : String(count));

/** Origin of the answer, for readers who have only the file. */
export const sourceOf = ({ source }: FileOrigin): 'service' | 'offline-copy' =>
  source === 'copy' ? 'offline-copy' : 'service';

/** Number of records that the answer has of a list; null when the answer did not have that list. */
export const recordsInAnswer = (
  account: Pick<Account, ListName | 'differences'>,
  list: ListName,
): number | null => (absenceOf(account.differences, list) ? null : account[list].length);

/** First names in the first line of a table. Others may follow, but these stay: this app reads such files again. */
const firstNames = ['host', 'fetchedAt', 'account', 'userId', 'records'] as const;

/** Whether a line says where the records below it are from, and is not a record. */
export const isProvenance = (cells: readonly string[]): boolean =>
  firstNames.every((name, at) => cells[2 * at] === name);

/** Where records are from, each fact after its name; `records` is the number of records below, or compared. */
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
