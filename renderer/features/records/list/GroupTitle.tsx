import { memo } from 'react';
import type { Field } from '../../../../shared/account';
import type { ListGroup } from '../../../../shared/list-view';
import { shortAddress } from '../../../../shared/address';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import { useValuesHidden } from '../../../store/selectors';
import { CodeText, Mask, NameText, ServiceText } from '../../../ui/text/ServiceText';
import { showMonth } from '../../../ui/text/dates';
import { isCode } from '../../../ui/text/visible';
import { Monogram } from '../../../ui/Monogram';
import print from '../../../ui/print.module.css';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { words } from '../../../i18n/window';
import type { CellContext } from './grid/grid-column';
import styles from './grid/RecordGrid.module.css';

interface Props {
  readonly by: ListGroup;
  /** What the records share, as `Grouping` has it: of a deployer, the address as one of them has it. */
  readonly shared: string | null;
  /** Of that record. */
  readonly asset: Field;
  /** Of the record of the account that is the deployer, if one is. */
  readonly name: string | null;
  readonly context: CellContext;
  /** How many records there are, as a number and in words. */
  readonly count: number;
  readonly counted: string;
}

/** Longest value of a head, in UTF-16 units. */
const longest = 80;

function Shared({ by, shared, asset, name, context }: Omit<Props, 'count' | 'counted'>) {
  const isHidden = useValuesHidden();
  if (shared === null) return <ServiceText text={null} />;
  if (by === 'month' && shared === '') return words.list.noCertainTime;
  if (by === 'asset' || by === 'type') {
    return (
      <>
        {by === 'asset' && isCode(shared) && <Monogram code={shared} />}
        <CodeText text={shared} longest={longest} />
      </>
    );
  }
  if (isHidden) return <Mask />;
  if (by === 'month') return showMonth(shared);
  const address = shortAddress(writtenAddress(shared, formatOf(asset, context)));
  return (
    <>
      {name !== null && <NameText text={name} longest={longest} />}
      {/* Beside a name, too: nothing keeps two wallets from having the same. */}
      <span className={name === null ? print['mono'] : styles['beside']}>
        <ServiceText text={address} longest={longest} kind="exact" />
      </span>
    </>
  );
}

/** What the head of a group says: what its records share, and how many they are. */
export const GroupTitle = memo(function GroupTitle({ count, counted, ...shared }: Props) {
  return (
    <>
      <span className={styles['shared']}>
        <Shared {...shared} />
      </span>
      <span aria-hidden="true" className={styles['count']}>
        {words.list.count(count)}
      </span>
      <span className={visuallyHidden['visuallyHidden']}>{counted}</span>
    </>
  );
});
