import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { fieldText, type SmartContract, type Wallet } from '../../../../../shared/account';
import type { ListGroup } from '../../../../../shared/list-view';
import { addressKey, shortAddress } from '../../../../../shared/address';
import { formatOf, writtenAddress } from '../../../../ui/address/checksum-state';
import { Identicon } from '../../../../ui/address/Identicon';
import { useValuesHidden } from '../../../../store/store';
import { CodeText, Mask, NameText, ServiceText } from '../../../../ui/text/ServiceText';
import { showMonth } from '../../../../ui/text/dates';
import { isCode } from '../../../../ui/text/visible';
import { Icon } from '../../../../ui/Icon';
import { Monogram } from '../../../../ui/Monogram';
import typography from '../../../../ui/typography.module.css';
import { VisuallyHidden } from '../../../../ui/Status';
import { words } from '../../../../i18n/window';
import { pictureOfDeployer } from '../columns/cell-views';
import type { Grouping } from '../model/groups';
import type { CellContext } from './grid-column';
import styles from './RecordGrid.module.css';

interface SharedProps {
  readonly by: ListGroup;
  readonly grouping: Grouping;
  readonly group: number;
  readonly rows: readonly (Wallet | SmartContract)[];
  readonly context: CellContext;
}

/** Longest value in a group's head, in UTF-16 units. */
const longest = 80;

/** The value that the records of a group share. A deployer's address is spelled as in one of the records. */
function Shared({ by, grouping, group, rows, context }: SharedProps) {
  const isHidden = useValuesHidden();
  const record = grouping.samples[group] ?? 0;
  const row = rows[record];
  const deployer = row && 'deployedBy' in row && by === 'deployer' ? row : null;
  const shared = deployer ? fieldText(deployer.deployedBy) : (grouping.keys[group] ?? null);
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
  const name = deployer ? (context.deployerOf(record)?.name ?? null) : null;
  const picture = deployer && pictureOfDeployer(deployer.deployedBy, deployer.asset, context);
  const address = shortAddress(writtenAddress(shared, formatOf(deployer?.asset ?? null, context)));
  return (
    <>
      {picture !== null && <Identicon address={addressKey(picture)} size={16} />}
      {name !== null && <NameText text={name} longest={longest} />}
      {/* The address is shown beside a name, too: two wallets may have the same name. */}
      <span className={name === null ? typography['mono'] : styles['beside']}>
        <ServiceText text={address} longest={longest} kind="exact" />
      </span>
    </>
  );
}

interface Props extends SharedProps {
  /** Index of the item in the grid, from 0. */
  readonly item: number;
  readonly columns: number;
  readonly folded: boolean;
  /** Whether the head is the active cell. */
  readonly active: boolean;
  /** Number of records in the group, as a number and as text. */
  readonly count: number;
  readonly counted: string;
}

/**
 * The head of a group: one cell over all columns, with the shared value and the number of records. A click folds the
 * group. Sticks to the top while the group's rows are visible.
 */
export const GroupHead = memo(function GroupHead(props: Props) {
  const { item, columns, folded, active, count, counted, ...shared } = props;
  return (
    <div
      role="row"
      aria-rowindex={item + 2}
      aria-level={1}
      aria-expanded={!folded}
      className={styles['groupHead']}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns}
        // On the row, too: screen readers tell a change of state only of the element that has the focus.
        aria-expanded={!folded}
        tabIndex={active ? 0 : -1}
        className={styles['groupCell']}
        title={words.list.foldHint}
      >
        <span className={styles['groupTitle']}>
          <Icon of={ChevronDown} className={styles['chevron']} />
          <span className={styles['shared']}>
            <Shared {...shared} />
          </span>
          <span aria-hidden="true" className={styles['count']}>
            {words.list.count(count)}
          </span>
          <VisuallyHidden>{counted}</VisuallyHidden>
        </span>
      </div>
    </div>
  );
});
