import type { GridColumn } from './grid/grid-column';
import type { HitMarks } from './grid/mark-hits';
import { shortest } from './model/hits';
import type { ListModelView } from './model/list-model';
import { wantedText, type Search } from './model/search';

/** What to mark of a search, by column; null when it looks for no text. */
export const hitMarks = <Row>(
  { words, terms }: Search,
  reach: ListModelView['reach'],
  columns: readonly GridColumn<Row>[],
): HitMarks | null => {
  if (words.length === 0 && terms.length === 0) return null;
  const formsFor = ({ name, kind, role }: GridColumn<Row>): readonly string[] => {
    const isCode = kind === 'address' || role === 'id';
    const own = words
      .flatMap((word) => (kind === 'date' && !word.date ? [] : word.forms))
      .filter((form) => !isCode || form.length >= shortest || reach === 'addresses');
    const asked = terms.filter(({ column }) => column === name);
    return [...own, ...asked.map(({ text }) => wantedText(text))];
  };
  return new Map(
    columns.map((column) => [
      column.name,
      { forms: formsFor(column), where: column.kind === 'date' ? 'first-word' : 'anywhere' },
    ]),
  );
};
