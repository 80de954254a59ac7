import { RefreshCw } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { isOfKeychain } from '../../../shared/failure';
import { useWindow, useValuesHidden } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { OutcomeButtons } from '../../ui/OutcomeButtons';
import { words } from '../../i18n/window';
import { importButton } from './import-button';
import { StopTest } from './StopTest';
import type { ConnectForm } from './use-connect-form';
import actions from '../../ui/actions.module.css';
import { classOf } from '../../ui/class-of';
import styles from './connect-form.module.css';

/** Whether the keychain refused the keys. The failure then has its own buttons to save again. */
const isKeychainClosed = ({ outcome }: Pick<ConnectForm, 'outcome'>): boolean =>
  outcome.kind === 'failed' && isOfKeychain(outcome.failure);

/** The result of a connection test, or why none was made. */
function Found({ outcome }: Pick<ConnectForm, 'outcome'>) {
  const hidden = useValuesHidden();
  const { tested, nothingSent, stopped } = words.connect;
  if (outcome.kind === 'cancelled') return nothingSent;
  if (outcome.kind === 'stopped') return stopped;
  if (outcome.kind !== 'tested') return null;
  const { name, walletCount, contractCount, milliseconds } = outcome.report;
  return (
    <Notice kind="good" isSpokenAround>
      <bdi>{tested(hidden ? null : name, walletCount, contractCount, milliseconds)}</bdi>
    </Notice>
  );
}

/** Why a test or saving failed, and what to do. */
function Failed({ form }: { readonly form: ConnectForm }) {
  const { outcome, choice } = form;
  const { connect } = words;
  if (outcome.kind !== 'failed') return null;
  return (
    <FailureNotice failure={outcome.failure}>
      {outcome.failure.code === 'AUTH' && choice.chosen?.origin === 'generated' && (
        <p>{connect.notRegistered}</p>
      )}
      {isKeychainClosed(form) && (
        <>
          <p>{connect.thisRunHint}</p>
          <div className={actions['actions']}>
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

/**
 * The running test or saving, main's pending question to the user, or the result. The status region is always rendered:
 * screen readers announce text only in a region that already exists.
 */
function Outcome({
  form,
  begins,
}: {
  readonly form: ConnectForm;
  readonly begins: RefObject<HTMLButtonElement | null>;
}) {
  const { work, outcome } = form;
  const isAsked = useWindow((state) => state.addressAsked);
  const { testing, saving, addressAsked } = words.connect;
  const doing = work === 'testing' ? testing : saving;
  const isBusy = work !== 'none';
  const hasFailed = !isBusy && outcome.kind === 'failed';
  const isSilent = !isBusy && (hasFailed || outcome.kind === 'none');
  return (
    <>
      <div className={isSilent ? actions['silent'] : styles['outcome']}>
        <div className={isBusy ? styles['work'] : undefined}>
          {isBusy && <progress aria-label={doing} className={styles['bar']} />}
          <div role="status" className={styles['said']}>
            {isBusy && (isAsked ? addressAsked : doing)}
            {!isBusy && <Found outcome={outcome} />}
          </div>
          {work === 'testing' && <StopTest begins={begins} />}
        </div>
      </div>
      {hasFailed && (
        <div className={styles['outcome']}>
          <Failed form={form} />
        </div>
      )}
    </>
  );
}

/** The buttons of the form, with the result above. Always visible, however far the steps are scrolled. */
export function ConnectFoot({ form }: { readonly form: ConnectForm }) {
  const isBusy = form.work !== 'none';
  const test = useRef<HTMLButtonElement>(null);
  return (
    <div className={classOf(actions['actions'], styles['foot'])}>
      <Outcome form={form} begins={test} />
      <OutcomeButtons buttons={[importButton()]} />
      <div className={classOf(actions['actions'], styles['end'])}>
        <Button ref={test} disabled={isBusy} onClick={form.test}>
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
