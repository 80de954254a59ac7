import { useRef, useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { KeyHome } from '../../shared/kept';
import type { Profile, StagedKey } from '../../shared/profile';
import { main } from '../bridge';
import { KeyChooser } from '../connect/KeyChooser';
import { reopen } from '../state/account-actions';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Private } from '../text/Private';
import { Field } from '../ui/Field';
import { words } from '../words';
import { sentenceOf } from '../words/failures';
import styles from './settings.module.css';

/** How to go on: tested, or although the test failed; for good, or for this run. */
interface How {
  readonly secrets: KeyHome;
  readonly untested: boolean;
}

const properly: How = { secrets: 'keychain', untested: false };

/** Replaces a profile's keys: staged, tested, then switched. */
export function NewKeys({ profile }: { readonly profile: Profile }) {
  // As on the first screen, the API key stays in its input element.
  const apiKey = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState<StagedKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [nothing, setNothing] = useState(false);
  const [switched, setSwitched] = useState(false);
  const [busy, setBusy] = useState(false);

  const switchKeys = async (how: How): Promise<void> => {
    const typed = apiKey.current?.value.trim() ?? '';
    setSwitched(false);
    setNothing(typed === '' && !key);
    if (typed === '' && !key) return;
    setBusy(true);
    const changed = await main.changeKeys({
      profileId: profile.id,
      apiKey: typed === '' ? null : typed,
      stagedKeyId: key?.stagedKeyId ?? null,
      ...how,
    });
    if (changed.ok) void reopen(profile.id);
    setBusy(false);
    setFailure(changed.ok || changed.error.code === 'CANCELLED' ? null : changed.error);
    setSwitched(changed.ok);
    if (!changed.ok) return;
    setKey(null);
    if (apiKey.current) apiKey.current.value = '';
  };

  const wrongApiKey = failure?.code === 'API_KEY_INVALID';
  const ofKeychain = failure?.code.startsWith('KEYCHAIN_') ?? false;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void switchKeys(properly);
      }}
    >
      <h2>{words.settings.newKeys}</h2>
      <p className={styles['hint']}>{words.settings.newKeysHint}</p>
      {profile.publicKey === null && profile.importedFingerprint !== undefined && (
        <p className={styles['hint']}>
          {words.settings.importedKey}: <Private text={profile.importedFingerprint} />
        </p>
      )}
      <Field
        label={words.connect.apiKey}
        hint={profile.secrets === 'none' ? words.connect.apiKeyHint : words.settings.newApiKeyHint}
        type="password"
        inputRef={apiKey}
        problem={failure && wrongApiKey ? sentenceOf(failure).what : undefined}
      />
      <KeyChooser
        chosen={key}
        onChoose={setKey}
        problem={nothing ? words.settings.nothingNew : undefined}
      />
      {failure && !wrongApiKey && (
        <FailureNotice failure={failure}>
          <div className={styles['offer']}>
            {ofKeychain ? (
              <>
                <p>{words.connect.thisRunHint}</p>
                <Button onClick={() => void switchKeys({ ...properly, secrets: 'this-run' })}>
                  {words.connect.thisRun}
                </Button>
              </>
            ) : (
              <Button onClick={() => void switchKeys({ ...properly, untested: true })}>
                {words.settings.switchAnyway}
              </Button>
            )}
          </div>
        </FailureNotice>
      )}
      <div className={styles['actions']}>
        <Button type="submit" disabled={busy}>
          {busy ? words.settings.switching : words.settings.switchKeys}
        </Button>
        {busy && (
          <Button kind="quiet" onClick={() => void main.stopTests()}>
            {words.refreshing.stop}
          </Button>
        )}
        <span role="status" className={styles['said']}>
          {switched && words.settings.switched}
        </span>
      </div>
    </form>
  );
}
