import { useId, useRef, useState, type RefObject } from 'react';
import { failureOf, type Failure } from '../../../shared/failure';
import type { KeyHome } from '../../../shared/homes';
import type { Profile, StagedKey } from '../../../shared/profile';
import { main } from '../../bridge';
import { KeyChooser } from '../connect/KeyChooser';
import { reopen } from '../../store/account-actions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/FailureNotice';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { messageOf } from '../../i18n/failures';
import styles from './settings.module.css';

/** How to go on: tested, or although the test failed; for good, or for this run. */
interface How {
  readonly secrets: KeyHome;
  readonly untested: boolean;
}

/** Nothing misses in the form. */
const nothing = { apiKey: false, key: false };

const properly: How = { secrets: 'keychain', untested: false };

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly profile: Profile;
  readonly onSwitch: () => void;
}

/** Gives a profile new keys: staged, tested, then switched. */
export function NewKeys({ dialog, profile, onSwitch }: Props) {
  const form = useId();
  // As on the first screen, the API key stays in its input element.
  const apiKey = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState<StagedKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [missing, setMissing] = useState(nothing);
  const [busy, setBusy] = useState(false);

  const hasKeys = profile.secrets !== 'none';
  const missingKey = hasKeys ? words.settings.nothingNew : words.connect.missing.privateKey;

  const switchKeys = async (how: How): Promise<void> => {
    const typed = apiKey.current?.value.trim() ?? '';
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
    setFailure(failureOf(changed));
    if (!changed.ok) return;
    dialog.current?.close();
    onSwitch();
  };

  /** What came of the keys before says nothing of these. */
  const change = (): void => {
    setFailure(null);
    setMissing(nothing);
  };
  /** Leaves nothing of what was entered, and no call that uses it. */
  const empty = (): void => {
    if (busy) void main.stopTests();
    setKey(null);
    change();
    if (apiKey.current) apiKey.current.value = '';
  };

  const wrongApiKey = failure?.code === 'API_KEY_INVALID';
  const apiKeyProblem = (): string | undefined => {
    if (missing.apiKey) return words.connect.missing.apiKey;
    return failure && wrongApiKey ? messageOf(failure).message : undefined;
  };
  const ofKeychain = failure?.code.startsWith('KEYCHAIN_') ?? false;
  return (
    <Dialog
      dialog={dialog}
      title={hasKeys ? words.settings.newKeys : words.settings.firstKeys}
      size="form"
      onClose={empty}
      foot={
        <>
          {busy && (
            <Button kind="quiet" onClick={() => void main.stopTests()}>
              {words.refreshing.stop}
            </Button>
          )}
          <Button type="submit" form={form} kind="primary" disabled={busy}>
            {busy ? words.settings.switching : words.settings.switchKeys}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void switchKeys(properly);
        }}
      >
        <p className={styles['hint']}>
          {hasKeys ? words.settings.newKeysHint : words.settings.firstKeysHint}
        </p>
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
      </form>
    </Dialog>
  );
}
