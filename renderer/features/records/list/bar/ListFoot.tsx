import { Check } from 'lucide-react';
import type { ListName } from '../../../../../shared/account';
import { GroupedAddress } from '../../../../ui/address/GroupedAddress';
import { isPlain, shortAddress } from '../../../../../shared/address';
import { select } from '../../../../store/list-actions';
import { noSelection } from '../../../../store/selection';
import type { Announcement } from '../../../../store/window-state';
import { useSaidInFoot } from '../../../../ui/Announcer';
import { NameText, ServiceText } from '../../../../ui/text/ServiceText';
import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { ZoneButton } from '../../../../ui/ZoneButton';
import { system } from '../../../../ui/system';
import { classOf } from '../../../../ui/class-of';
import frame from '../../../../ui/frame.module.css';
import typography from '../../../../ui/typography.module.css';
import { words } from '../../../../i18n/window';
import { focusGrid } from '../focus';
import type { ShownList } from '../use-list';
import { FoundMarks, GoneMark, SearchOrder } from './FoundMarks';
import styles from './ListFoot.module.css';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
  readonly onCopy: () => void;
}

const isGiven = (asset: string | null): boolean => asset !== null && asset.trim() !== '';

/** Longest address shown whole, in UTF-16 units. */
const longestWhole = 80;

type Copied = NonNullable<Announcement['copied']>;

/** The address in the clipboard, for comparison at a glance. */
function CopiedAddress({ name, address }: Copied) {
  const isWhole = address.length <= longestWhole && isPlain(address);
  return (
    <span aria-hidden="true" className={styles['copied']}>
      <span className={styles['name']}>
        {words.copying.done} {name !== null && <NameText text={name} />}
      </span>
      <span className={styles['address']}>
        {isWhole ? (
          <GroupedAddress text={address} />
        ) : (
          <ServiceText text={shortAddress(address)} kind="exact" />
        )}
      </span>
    </span>
  );
}

/** The result of the last action, in its own half of the foot so that nothing moves; otherwise the keys of the list. */
function Said() {
  const said = useSaidInFoot();
  return (
    <>
      {/* Always rendered: screen readers announce text only in a status region that already exists. */}
      <p role="status" className={styles['said']} title={said?.text} data-address={!!said?.copied}>
        {said && (
          <>
            <Icon of={Check} />
            <span className={said.copied ? typography['visuallyHidden'] : styles['text']}>
              {said.text}
            </span>
            {said.copied && <CopiedAddress {...said.copied} />}
          </>
        )}
      </p>
      {!said && <p className={styles['keys']}>{words.list.keyHint(system === 'mac')}</p>}
    </>
  );
}

/** Number of records and of selected rows, actions on the selection, and the result of the last action. */
export function ListFoot<Name extends ListName>({ view, onCopy }: Props<Name>) {
  const { definition, rows, model, shown, found } = view;
  const { length: undated } = found.undated;
  const { list, operators } = definition;
  const { count: selected } = view.selection;
  const { kinds: assets } = model.values('asset', 0, isGiven);
  const isWhole = shown.length === rows.length;
  const count = words.list.shown(shown.length, definition.count(rows.length), rows.length);
  const others = undated > 0 ? ` · ${words.list.undated(undated)}` : '';
  // Number of different assets, if there are several. The first part to be hidden.
  const ofAssets = !isWhole || assets < 2 ? '' : ` · ${words.list.assetCount(assets)}`;
  return (
    <footer className={classOf(frame['foot'], styles['foot'])}>
      <div className={styles['found']}>
        <p role="status" className={styles['count']} title={`${count}${ofAssets}${others}`}>
          {selected > 0 && <strong>{words.list.selected(selected)}</strong>}
          <span className={styles['facts']}>
            {' '}
            {count}
            <span className={styles['assets']}>{ofAssets}</span>
            {others}
            {!found.complete && ` ${words.list.checking}`}
          </span>
        </p>
        {selected > 0 && (
          <>
            <Button onClick={onCopy}>{words.list.copyRows(selected)}</Button>
            <Button
              kind="quiet"
              onClick={() => {
                select(list, noSelection(rows.length));
                focusGrid();
              }}
            >
              {words.list.clearSelection}
            </Button>
          </>
        )}
        {/* The marks count all rows, so they would be misleading beside the count of some rows. */}
        {selected === 0 && isWhole && (
          <>
            <FoundMarks view={view} />
            <GoneMark list={list} />
          </>
        )}
        <SearchOrder view={view} />
        {operators.dates === 'dated' && <ZoneButton className={styles['zone']} />}
      </div>
      <Said />
    </footer>
  );
}
