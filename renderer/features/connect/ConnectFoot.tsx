import { Button } from '../../ui/Button';
import { ImportProfiles } from '../../ui/ImportProfiles';
import { words } from '../../i18n/window';
import styles from './ConnectFoot.module.css';
import { isKeychainClosed, Outcome } from './Outcome';
import type { ConnectForm } from './use-connect-form';

/** What is done with the form, and above it what came of that: always in sight, wherever its steps are scrolled to. */
export function ConnectFoot({ form }: { readonly form: ConnectForm }) {
  const isBusy = form.work !== 'none';
  return (
    <div className={styles['foot']}>
      <Outcome form={form} />
      <ImportProfiles />
      <div className={styles['actions']}>
        <Button aria-disabled={isBusy || undefined} onClick={form.test}>
          {words.connect.test}
        </Button>
        <Button
          kind={isKeychainClosed(form) ? 'plain' : 'primary'}
          type="submit"
          form={form.id}
          aria-disabled={isBusy || undefined}
        >
          {words.connect.save}
        </Button>
      </div>
    </div>
  );
}
