import { absenceOf, type AccountHead, type ListName } from '../../../shared/account';
import { words } from '../../i18n/window';

/** The text for an answer without this list, and what it had instead; null if the list came, even without records. */
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
