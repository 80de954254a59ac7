import type { ListName } from '../../shared/account';
import { goToRecord } from '../state/list-actions';
import { useWindow } from '../state/store';
import { fieldText } from '../text/field';
import { NameText } from '../text/NameText';

interface Props {
  readonly list: ListName;
  readonly record: number;
  readonly className: string | undefined;
}

/** Longest name of a link, in UTF-16 units. */
const longestName = 120;

/** Leads to the details of a record, by its name. */
export function RecordLink({ list, record, className }: Props) {
  const row = useWindow(({ account }) => account?.[list]?.[record]);
  if (!row) return null;
  const name = fieldText('walletName' in row ? row.walletName : row.name);
  return (
    <button
      type="button"
      role="link"
      className={className}
      onClick={() => {
        goToRecord(list, record);
      }}
    >
      <NameText text={name} longest={longestName} />
    </button>
  );
}
