import { FileQuestionMark, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { refresh } from '../../store/account-actions';
import { showSetting } from '../../store/navigate';
import { useActiveProfile, useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { lazyComponent } from '../../ui/lazy-component';
import { words } from '../../i18n/window';
import frame from '../../ui/frame.module.css';

const FailureState = lazyComponent(async () => (await import('./RefreshFailure')).FailureState);

interface Props {
  /** Placeholder for the content of the screen while the account loads. */
  readonly places?: ReactNode;
}

function Loading({ places }: Props) {
  return (
    <div className={frame['loading']}>
      {places}
      <footer className={frame['foot']}>
        <p>{words.account.loading}</p>
      </footer>
    </div>
  );
}

/** Shown in place of an account that is loading, could not be read, or has no keys. */
export function AccountEmptyState({ places = <Skeleton /> }: Props) {
  const profile = useActiveProfile();
  const hasFailed = useWindow((state) => state.failure !== null && state.account === null);
  // The answer and its list arrive one after the other: the screen counts as loading until both are here.
  const reading = useWindow(
    ({ refreshing, account }) => refreshing !== null || (account !== null && !account.lacksList),
  );
  if (profile?.secrets === 'none') {
    return (
      <EmptyState
        icon={KeyRound}
        title={words.settings.noKeys}
        actions={
          <Button
            kind="primary"
            onClick={() => {
              showSetting('keys');
            }}
          >
            {words.settings.enterKeys}
          </Button>
        }
      />
    );
  }
  if (hasFailed) return <FailureState />;
  if (reading) return <Loading places={places} />;
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={words.account.notRead}
      actions={
        <Button kind="primary" onClick={() => void refresh()}>
          {words.common.retry}
        </Button>
      }
    />
  );
}
