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

/** Nothing misses in the form. */
const nothing = { apiKey: false, key: false };

const properly: How = { secrets: 'keychain', untested: false };

/** Replaces a profile's keys: staged, tested, then switched. */
export function NewKeys({ profile }: { readonly profile: Profile }) {
  // As on the first screen, the API key stays in its input element.
  const apiKey = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState<StagedKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [missing, setMissing] = useState(nothing);
  const [switched, setSwitched] = useState(false);
  const [busy, setBusy] = useState(false);

  const hasKeys = profile.secrets !== 'none';
  const missingKey = hasKeys ? words.settings.nothingNew : words.connect.missing.privateKey;

  const switchKeys = async (how: How): Promise<void> => {
    const typed = apiKey.current?.value.trim() ?? '';
    setSwitched(false);
    // Either is enough where there is an old one of the other.
    const isEnough = hasKeys ? typed !== '' || key !== null : typed !== '' && key !== null;
    setMissing({ apiKey: !hasKeys && typed === '', key: !isEnough && key === null });
    if (!isEnough) return;
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

  /** What came of the keys before says nothing of these. */
  const change = (): void => {
    setFailure(null);
    setMissing(nothing);
    setSwitched(false);
  };
  const wrongApiKey = failure?.code === 'API_KEY_INVALID';
  const apiKeyProblem = (): string | undefined => {
    if (missing.apiKey) return words.connect.missing.apiKey;
    return failure && wrongApiKey ? sentenceOf(failure).what : undefined;
  };
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
      <p className={styles['hint']}>
        {hasKeys ? words.settings.newKeysHint : words.settings.firstKeysHint}
      </p>
      {profile.publicKey === null && profile.importedFingerprint !== undefined && (
        <p className={styles['hint']}>
          {words.settings.importedKey}:{' '}
          <span className={styles['mono']}>
            <Private text={profile.importedFingerprint} />
          </span>
        </p>
      )}
      <Field
        label={words.connect.apiKey}
        hint={hasKeys ? words.settings.newApiKeyHint : words.connect.apiKeyHint}
        type="password"
        inputRef={apiKey}
        onChange={change}
        problem={apiKeyProblem()}
      />
      <KeyChooser
        chosen={key}
        onChoose={(chosen) => {
          setKey(chosen);
          change();
        }}
        problem={missing.key ? missingKey : undefined}
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
