import { KeyRound, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Code, failureOf, type Failure, isOfKeychain } from '../../../shared/failure';
import type { KeyHome } from '../../../shared/file-state';
import type { Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { checkNewKeys, useProblems } from '../connect/check-form';
import { DiscardQuestion } from '../connect/DiscardQuestion';
import { KeyChooser } from '../connect/KeyChooser';
import { StopTest, useTestEnding } from '../connect/StopTest';
import { useKeyChoice } from '../connect/use-key-choice';
import { reopen } from '../../store/account-actions';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { Dialog, useLeaveQuestion, useOpenDialog } from '../../ui/Dialog';
import { FailureNotice, Notice } from '../../ui/Notice';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { messageOf } from '../../i18n/failures';
import { Said } from '../../ui/Status';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';
import { Private } from '../../ui/text/ServiceText';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { PublicKeyActions } from '../../ui/PublicKeyActions';
import { entered, KeysFrom, useKeyHolders } from './KeysFrom';
import { Row, SettingsCard } from './SettingsCard';

/** Failures for which neither other keys nor skipping the test would help. */
const ofThisComputer: ReadonlySet<Code> = new Set(['FILE_NOT_WRITTEN', 'BUSY']);

/** Whether saving without a test may be offered. A test that was ended, but not by the user, is repeated first. */
const canGoUntested = ({ code, endedBy }: Failure): boolean =>
  !ofThisComputer.has(code) && endedBy === undefined;

/** Failures of storing the keys, which do not concern keys for this run only. */
const isOfStore = (failure: Failure): boolean =>
  isOfKeychain(failure) || failure.code === 'SETTINGS_NEWER';

/** How to switch: with or without a test; permanently or for this run. */
interface How {
  readonly secrets: KeyHome;
  readonly untested: boolean;
}

const properly: How = { secrets: 'keychain', untested: false };

interface Props {
  readonly profile: Profile;
  readonly onSwitch: () => void;
  readonly onClose: () => void;
}

/**
 * Gives a profile new keys: stages them, tests them, then switches. When the dialog closes, everything entered is
 * discarded.
 */
function NewKeys({ profile, onSwitch, onClose }: Props) {
  const dialog = useOpenDialog();
  const form = useId();
  // As on the first screen, the API key stays in its input element.
  const apiKey = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { problems, complain, forget } = useProblems(form);
  const [busy, setBusy] = useState(false);

  // Damaged credentials must be replaced completely: neither the API key nor the private key can stay.
  const isDamaged = useWindow((state) => state.failure?.failure.code === 'CREDENTIALS_DAMAGED');
  const hasKeys = profile.secrets !== 'none' && !isDamaged;
  /** The result of the previous keys does not apply to changed ones. */
  const change = (): void => {
    setFailure(null);
    complain({});
  };
  const holders = useKeyHolders(profile);
  const [wished, setWished] = useState(entered);
  // The other profile may have lost its keys meanwhile.
  const keysOf = holders.some(({ id }) => id === wished) ? wished : entered;
  const choice = useKeyChoice({
    onChange: change,
    onBegin: () => {
      forget('key');
    },
  });
  const { chosen: key } = choice;
  const leaving = useLeaveQuestion({
    dialog,
    isAtStake: () => choice.isBegun || (apiKey.current?.value ?? '') !== '',
    onLeft: onClose,
  });

  useTestEnding(busy);

  const switchKeys = async (how: How): Promise<void> => {
    if (busy) return;
    // The buttons of the previous result disappear, and one of them may have the focus.
    setFailure(null);
    if (failure) submit.current?.focus();
    const typed = apiKey.current?.value.trim() ?? '';
    const isEntered = keysOf === entered;
    if (isEntered && complain(checkNewKeys({ hasKeys, apiKey: typed, key: choice }))) return;
    setBusy(true);
    const changed = await main.changeKeys({
      profileId: profile.id,
      apiKey: isEntered && typed !== '' ? typed : null,
      stagedKeyId: isEntered ? (key?.stagedKeyId ?? null) : null,
      ...(isEntered ? {} : { keysOf }),
      ...how,
    });
    if (changed.ok) void reopen(profile.id);
    setBusy(false);
    const failed = failureOf(changed);
    if (failed?.code === 'API_KEY_INVALID') complain({ apiKey: messageOf(failed).message });
    else setFailure(failed);
    if (!changed.ok) return;
    leaving.leave();
    onSwitch();
  };

  return (
    <>
      <Dialog
        dialog={dialog}
        title={hasKeys ? words.settings.newKeys : words.settings.firstKeys}
        size="form"
        onLeave={leaving.onLeave}
        onClose={leaving.onClose}
        foot={
          <>
            {busy && <StopTest begins={submit} />}
            {!busy && <Button onClick={leaving.cancel}>{words.common.cancel}</Button>}
            <Button ref={submit} type="submit" form={form} kind="primary" disabled={busy}>
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
          <p className={typography['muted']}>
            {hasKeys ? words.settings.newKeysHint : words.settings.firstKeysHint}
          </p>
          <KeysFrom
            holders={holders}
            value={keysOf}
            onChange={(from) => {
              setWished(from);
              change();
            }}
          />
          {/* Stays in the document, because the API key exists only in its input element. */}
          <div className={styles['fields']} hidden={keysOf !== entered}>
            <Field
              label={words.connect.apiKey}
              hint={hasKeys ? words.settings.newApiKeyHint : words.connect.apiKeyHint}
              type="password"
              aria-required={!hasKeys}
              inputRef={apiKey}
              onChange={change}
              problem={problems.apiKey}
            />
            <KeyChooser
              choice={choice}
              problem={problems.key}
              toSave={words.settings.toSave[hasKeys ? 'new' : 'first']}
            />
          </div>
          {failure && (
            <FailureNotice failure={failure}>
              <div className={styles['offer']}>
                {isOfStore(failure) ? (
                  <>
                    <p>{words.connect.thisRunHint}</p>
                    <Button onClick={() => void switchKeys({ ...properly, secrets: 'this-run' })}>
                      {words.connect.thisRun}
                    </Button>
                  </>
                ) : (
                  canGoUntested(failure) && (
                    <Button onClick={() => void switchKeys({ ...properly, untested: true })}>
                      {words.settings.switchAnyway}
                    </Button>
                  )
                )}
              </div>
            </FailureNotice>
          )}
        </form>
      </Dialog>
      <DiscardQuestion
        question={leaving.question}
        text={
          key?.origin === 'generated'
            ? words.connect.discardPairText
            : words.settings.discardKeysText
        }
        onDiscard={leaving.leave}
      />
    </>
  );
}

/** The known facts about a profile's keys, where they are stored, and how to replace them. */
export function KeysCard({ profile }: { readonly profile: Profile }) {
  const { publicKey, secrets, importedFingerprint } = profile;
  const [isChanging, setChanging] = useState(false);
  const [switched, setSwitched] = useState(false);
  const isOwn = profile.kind === 'service';
  const { settings, connect } = words;

  const open = (): void => {
    setSwitched(false);
    setChanging(true);
  };

  return (
    <SettingsCard title={settings.keys} setting="keys" onReach={isOwn ? open : undefined}>
      {publicKey && !profile.accepted && <Notice kind="warning">{settings.waiting}</Notice>}
      {!publicKey && <p>{settings.noKeys}</p>}
      <dl className={styles['rows']}>
        <Row term={settings.keptIn}>
          <span className={styles['kept']} data-home={secrets}>
            {secrets === 'keychain' && <Icon of={Lock} />}
            {settings.homes[secrets]}
          </span>
          {publicKey && <p className={typography['muted']}>{settings.whoSees}</p>}
        </Row>
        {publicKey && (
          <>
            <Row
              term={settings.fingerprint}
              action={
                <CopyButton label={words.account.copyFingerprint} text={publicKey.fingerprint} />
              }
              isExact
            >
              <Private text={publicKey.fingerprint} />
            </Row>
            <Row term={connect.privateKey}>{settings.keyLength(publicKey.bits)}</Row>
            <Row term={connect.apiKey}>{settings.neverShown}</Row>
          </>
        )}
        {!publicKey && importedFingerprint !== undefined && (
          <Row term={settings.importedKey} isExact>
            <Private text={importedFingerprint} />
          </Row>
        )}
      </dl>
      <div className={actions['actions']}>
        {isOwn && (
          <Button icon={KeyRound} kind={publicKey ? 'plain' : 'primary'} onClick={open}>
            {publicKey ? words.account.changeKeys : settings.enterKeys}
          </Button>
        )}
        {publicKey && <PublicKeyActions spki={publicKey.spki} of={{ profileId: profile.id }} />}
      </div>
      <Said>{switched && settings.switched}</Said>
      {isChanging && (
        <NewKeys
          profile={profile}
          onSwitch={() => {
            setSwitched(true);
          }}
          onClose={() => {
            setChanging(false);
          }}
        />
      )}
    </SettingsCard>
  );
}
