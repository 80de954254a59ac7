import type { ListName } from '../../../../shared/account';
import { AccountEmptyState } from '../../account/AccountEmptyState';
import { compareDropped } from '../../../store/comparison-actions';
import { useWindow } from '../../../store/store';
import { useFileDrop } from '../../../ui/use-file-drop';
import { Skeleton } from '../../../ui/Skeleton';
import { lazyComponent } from '../../../ui/lazy-component';
import { compareWords } from '../../../i18n/compare';
import { EmptyList } from './bar/NoMatch';
import { forList } from './columns';
import styles from './list.module.css';
import { RecordList } from './RecordList';

const CompareScreen = lazyComponent(
  async () => (await import('../../compare/CompareScreen')).CompareScreen,
);

/** One of the two lists of the account on screen, or what it is compared with. */
function Shown({ list }: { readonly list: ListName }) {
  const account = useWindow((state) => state.account);
  const comparing = useWindow((state) => state.comparing);
  if (account && comparing?.list === list) {
    return <CompareScreen key={list} comparing={comparing} />;
  }
  if (account?.[list]?.length === 0) return <EmptyList list={list} />;
  const shown = forList(list, account, (definition, rows) => (
    <RecordList key={list} definition={definition} rows={rows} />
  ));
  if (shown) return shown;
  return (
    <AccountEmptyState
      places={
        <div className={styles['later']}>
          <Skeleton />
        </div>
      }
    />
  );
}

/** One of the two lists. A file that is dropped on it is compared with it. */
export function ListScreen({ list }: { readonly list: ListName }) {
  const isRead = useWindow(({ account }) => account !== null);
  const { isOver, handlers } = useFileDrop((file) => {
    if (isRead) void compareDropped(list, file);
  });
  return (
    <div className={styles['screen']} {...handlers}>
      <Shown list={list} />
      {isOver && isRead && (
        <p aria-hidden="true" className={styles['drop']}>
          {compareWords.drop}
        </p>
      )}
    </div>
  );
}
