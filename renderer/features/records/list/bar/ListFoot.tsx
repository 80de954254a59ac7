import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { GroupedAddress, isComparable } from '../../../../ui/address/GroupedAddress';
import { shortAddress } from '../../../../../shared/address';
import { isSaidInFoot } from '../../../../store/announce';
import { useWindow, type Announcement } from '../../../../store/store';
import { useIsAlone } from '../../../../store/window-width';
import { NameText, ServiceText } from '../../../../ui/text/ServiceText';
import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { ZoneButton } from '../../../../ui/ZoneButton';
import { system } from '../../../../ui/system';
import { classOf } from '../../../../ui/class-of';
import frame from '../../../../ui/frame.module.css';
import visuallyHidden from '../../../../ui/visually-hidden.module.css';
import { words } from '../../../../i18n/window';
import styles from './ListFoot.module.css';

interface Props {
  readonly count: string;
  /** How many assets they are of, where there are several; what gives way first. */
  readonly assets: string;
  /** How many are left out because the search is for a time, and theirs is not certain. */
  readonly undated: number;
  /** Addresses are still being checked for the filter. */
  readonly checking: boolean;
  /** What is said of the order of what a search has found. */
  readonly order: ReactNode;
  /** What there is to say of some of the records. */
  readonly marks: ReactNode;
  /** Whether the records have times. */
  readonly dated: boolean;
  readonly selected: number;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

/** Longest address that is shown whole, in UTF-16 units. */
const longestWhole = 80;

type Copied = NonNullable<Announcement['copied']>;

/** What the clipboard holds now, to be compared at a glance. */
function CopiedAddress({ name, address }: Copied) {
  const isWhole = address.length <= longestWhole && isComparable(address);
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

/** The foot's own half for what has just been done, so that nothing moves; the keys of the list when nothing has. */
function Said() {
  const isAlone = useIsAlone();
  const said = useWindow((state) => (isSaidInFoot(state, isAlone) ? state.announcement : null));
  return (
    <>
      {/* Always in the document: only then is its text read aloud. */}
      <p role="status" className={styles['said']} title={said?.text} data-address={!!said?.copied}>
        {said && (
          <>
            <Icon of={Check} />
            <span className={said.copied ? visuallyHidden['visuallyHidden'] : styles['text']}>
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

/** How many records there are, how many are selected, what can be done with these, and what was copied last. */
export function ListFoot(props: Props) {
  const { count, assets, undated, checking, order, marks, dated, selected, onCopy, onClear } =
    props;
  const others = undated > 0 ? ` · ${words.list.undated(undated)}` : '';
  const ofAssets = assets === '' ? '' : ` · ${assets}`;
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
            {checking && ` ${words.list.checking}`}
          </span>
        </p>
        {selected > 0 && (
          <>
            <Button onClick={onCopy}>{words.list.copyRows(selected)}</Button>
            <Button kind="quiet" onClick={onClear}>
              {words.list.clearSelection}
            </Button>
          </>
        )}
        {selected === 0 && marks}
        {order}
        {dated && <ZoneButton className={styles['zone']} />}
      </div>
      <Said />
    </footer>
  );
}
