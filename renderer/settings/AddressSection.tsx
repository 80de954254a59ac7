import { useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { Profile } from '../../shared/profile';
import { main } from '../bridge';
import { reopen } from '../state/account-actions';
import { useValuesHidden } from '../state/values-hidden';
import { BaseUrlField } from '../ui/BaseUrlField';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { sentenceOf } from '../words/failures';
import { HiddenForm } from './HiddenForm';
import { Section } from './Section';
import styles from './settings.module.css';

/** Where a profile's calls go. Main asks the person before keys go to another host. */
export function AddressSection({ profile }: { readonly profile: Profile }) {
  const hidden = useValuesHidden();
  const [baseUrl, setBaseUrl] = useState(profile.baseUrl);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [moved, setMoved] = useState(false);

  const move = async (): Promise<void> => {
    const changed = await main.moveProfile({ profileId: profile.id, baseUrl });
    if (changed.ok) void reopen(profile.id);
    setMoved(changed.ok);
    setFailure(changed.ok || changed.error.code === 'CANCELLED' ? null : changed.error);
  };

  const wrongAddress = failure?.code === 'BASE_URL_INVALID';
  if (hidden) {
    return (
      <Section title={words.settings.address} setting="address">
        <HiddenForm />
      </Section>
    );
  }
  return (
    <Section title={words.settings.address} setting="address">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <BaseUrlField
          baseUrl={baseUrl}
          signedPath={profile.signedPath}
          problem={failure && wrongAddress ? sentenceOf(failure).what : undefined}
          onChange={(typed) => {
            setBaseUrl(typed);
            setMoved(false);
            setFailure(null);
          }}
        />
        {failure && !wrongAddress && <FailureNotice failure={failure} />}
        <div className={styles['actions']}>
          <Button type="submit">{words.settings.move}</Button>
          <span role="status" className={styles['said']}>
            {moved && words.settings.moved}
          </span>
        </div>
      </form>
    </Section>
  );
}
