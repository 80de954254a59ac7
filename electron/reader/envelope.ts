import { answerFields } from '../../shared/account';
import type { AccountValue, Envelope } from '../../shared/reader-messages';
import { own, parseJson } from './json';
import { identityFields, type Account } from './read-account';

/** Most values told, and most of the name and of the text of each, in UTF-16 units: 4 MB at most. */
const most = { values: 100, name: 200, text: 20_000 };

const listNames: readonly string[] = Object.values(answerFields);

/**
 * The values of an account that no other place shows: its fields that the specification does not know, and what came in
 * place of a list. In the order in which they came, each as far as it can be looked at.
 */
export const describeEnvelope = ({ envelope }: Pick<Account, 'envelope'>): Envelope => {
  const parsed = parseJson(envelope);
  if (!parsed?.isObject(parsed.value)) return { values: [], total: 0 };
  const { value: account, textOf } = parsed;
  const names = Object.keys(account).filter(
    (name) =>
      !identityFields.includes(name) && !(listNames.includes(name) && own(account, name) === null),
  );
  const values = names.slice(0, most.values).map((name): AccountValue => {
    const value = own(account, name);
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
