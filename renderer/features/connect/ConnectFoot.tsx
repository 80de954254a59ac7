import { RefreshCw } from 'lucide-react';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { useValuesHidden } from '../../store/selectors';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { ImportProfiles } from '../../ui/ImportProfiles';
import { words } from '../../i18n/window';
import type { ConnectForm } from './use-connect-form';
import styles from './ConnectFoot.module.css';

/** What is under way, and whether main waits for the person before it goes on. */
function Work({ work }: Pick<ConnectForm, 'work'>) {
  const isAsked = useWindow((state) => state.addressAsked);
  const { testing, saving, addressAsked } = words.connect;
  const said = work === 'testing' ? testing : saving;
  return (
    <div className={styles['work']}>
      <progress aria-label={said} className={styles['bar']} />
      <span role="status" className={styles['said']}>
        {isAsked ? addressAsked : said}
      </span>
      {work === 'testing' && (
        <Button kind="quiet" onClick={() => void main.stopTests()}>
          {words.refreshing.stop}
        </Button>
      )}
    </div>
  );
}

/** Whether the keys could not be kept, so that saving is tried again where that is said. */
const isKeychainClosed = ({ outcome }: Pick<ConnectForm, 'outcome'>): boolean =>
  outcome.kind === 'failed' && outcome.failure.code.startsWith('KEYCHAIN_');

function Found({ form }: { readonly form: ConnectForm }) {
  const hidden = useValuesHidden();
  const { outcome, choice } = form;
  const { connect } = words;
  if (outcome.kind === 'tested') {
    const { name, walletCount, contractCount, milliseconds } = outcome.report;
    return (
      <Notice kind="good">
        <bdi>{connect.tested(hidden ? null : name, walletCount, contractCount, milliseconds)}</bdi>
      </Notice>
    );
  }
  if (outcome.kind === 'cancelled') return <p role="status">{connect.nothingSent}</p>;
  if (outcome.kind !== 'failed') return null;
  return (
    <FailureNotice failure={outcome.failure}>
      {outcome.failure.code === 'AUTH' && choice.chosen?.origin === 'generated' && (
        <p>{connect.notRegistered}</p>
      )}
      {isKeychainClosed(form) && (
        <>
          <p>{connect.thisRunHint}</p>
          <div className={styles['ways']}>
            <Button
              kind="primary"
              icon={RefreshCw}
              onClick={() => {
                form.save('keychain');
              }}
            >
              {words.common.retry}
            </Button>
            <Button
              onClick={() => {
                form.save('this-run');
              }}
            >
              {connect.thisRun}
            </Button>
          </div>
        </>
      )}
    </FailureNotice>
  );
}

/** What a test or saving does now, or what came of it. Nothing before the first of them. */
function Outcome({ form }: { readonly form: ConnectForm }) {
  if (form.work === 'none' && form.outcome.kind === 'none') return null;
  return (
    <div className={styles['outcome']}>
      {form.work === 'none' ? <Found form={form} /> : <Work work={form.work} />}
    </div>
  );
}

/** What is done with the form, and above it what came of that: always in sight, wherever its steps are scrolled to. */
export function ConnectFoot({ form }: { readonly form: ConnectForm }) {
  const isBusy = form.work !== 'none';
  return (
    <div className={styles['foot']}>
      <Outcome form={form} />
      <ImportProfiles />
      <div className={styles['actions']}>
        <Button disabled={isBusy} onClick={form.test}>
          {words.connect.test}
        </Button>
        <Button
          kind={isKeychainClosed(form) ? 'plain' : 'primary'}
          type="submit"
          form={form.id}
          disabled={isBusy}
        >
          {words.connect.save}
        </Button>
      </div>
    </div>
  );
}
