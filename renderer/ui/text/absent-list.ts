import { absenceOf, type AccountHead, type ListName } from '../../../shared/account';
import { words } from '../../i18n/window';

/** Says that an answer had no such list, and what it had in its place; null for a list that came, with records or none. */
export const absentList = (
  head: Pick<AccountHead, 'differences'> | undefined,
  list: ListName,
): string | null => {
  const absence = absenceOf(head?.differences ?? [], list);
  if (!absence) return null;
  const { noList, notList } = words.account;
  if (absence.problem === 'missing') return noList[list];
  const { is, something } = words.differences;
  return notList[list](absence.is ? is[absence.is] : something);
};
