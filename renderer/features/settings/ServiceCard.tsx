import { useId, useState } from 'react';
import { failureOf, type Failure } from '../../../shared/failure';
import { longestSilence, waits, type Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { reopen } from '../../store/account-actions';
import { useValuesHidden } from '../../store/store';
import { BaseUrlField } from '../../ui/BaseUrlField';
import { Button } from '../../ui/Button';
import { Dialog, useLeaveQuestion, useOpenDialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { messageOf } from '../../i18n/failures';
import { DiscardQuestion } from '../connect/DiscardQuestion';
import { ValueFields, Choice, Row, SettingsCard, CheckboxRow } from './SettingsCard';
import { Said } from '../../ui/Status';
import typography from '../../ui/typography.module.css';
import styles from './settings.module.css';
import { accountUrl } from '../../../shared/base-url';
import { Private } from '../../ui/text/ServiceText';
import { activityWords } from '../../i18n/activity';
import { privacyWords } from '../../i18n/privacy';
import { useProfileSettings } from './use-saving';

interface Props {
  readonly profile: Profile;
  /** Not called if the address is unchanged. */
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Changes the address of a profile. Main asks the user before keys go to another host. */
function AddressDialog({ profile, onMove, onClose }: Props) {
  const dialog = useOpenDialog();
  const form = useId();
  const hidden = useValuesHidden();
  const [baseUrl, setBaseUrl] = useState(profile.baseUrl);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSame = baseUrl.trim() === profile.baseUrl;
  const leaving = useLeaveQuestion({ dialog, isAtStake: () => !isSame, onLeft: onClose });
  const wrongAddress = failure?.code === 'BASE_URL_INVALID';

  const move = async (): Promise<void> => {
    const moved = await main.moveProfile({ profileId: profile.id, baseUrl });
    setFailure(failureOf(moved));
    if (!moved.ok) return;
    void reopen(profile.id);
    leaving.leave();
    if (moved.value.baseUrl !== profile.baseUrl) onMove();
  };

  return (
    <>
      <Dialog
        dialog={dialog}
        title={words.settings.moveTitle}
        size="form"
        onLeave={leaving.onLeave}
        onClose={leaving.onClose}
        foot={
          <>
            <Button onClick={leaving.cancel}>{words.common.cancel}</Button>
            <Button type="submit" form={form} kind="primary" disabled={hidden || isSame}>
              {words.settings.move}
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
            if (!isSame) void move();
          }}
        >
          <ValueFields>
            <BaseUrlField
              baseUrl={baseUrl}
              signedPath={profile.signedPath}
              problem={failure && wrongAddress ? messageOf(failure).message : undefined}
              onChange={(text) => {
                setBaseUrl(text);
                setFailure(null);
              }}
            />
          </ValueFields>
          {profile.accepted && <p className={typography['muted']}>{words.settings.moveHint}</p>}
          {failure && !wrongAddress && <FailureNotice failure={failure} />}
        </form>
      </Dialog>
      <DiscardQuestion
        question={leaving.question}
        text={words.settings.discardAddressText}
        onDiscard={leaving.leave}
      />
    </>
  );
}

const fullPath = (baseUrl: string): string => new URL(accountUrl(baseUrl)).pathname;

/** The address of a profile's requests, the path they sign, and how long a response may take. */
export function ServiceCard({ profile }: { readonly profile: Profile }) {
  const { saving, change, forget } = useProfileSettings(profile);
  const hidden = useValuesHidden();
  const [isMoving, setMoving] = useState(false);
  const [moved, setMoved] = useState(false);
  const isOwn = profile.kind === 'service';
  const path = fullPath(profile.baseUrl);
  const { settings, connect } = words;

  const open = (): void => {
    setMoved(false);
    forget();
    setMoving(true);
  };
  const sign = async (isFull: boolean): Promise<void> => {
    const failure = await change({ signedPath: isFull ? 'full' : 'endpoint' });
    if (failure === null) void reopen(profile.id);
  };

  return (
    <SettingsCard
      title={settings.service}
      setting="address"
      onReach={isOwn ? open : undefined}
      saving={saving}
    >
      <dl className={styles['rows']}>
        <Row
          term={connect.baseUrl}
          action={isOwn && <Button onClick={open}>{settings.change}</Button>}
        >
          {isOwn ? (
            <span className={typography['mono']}>
              <Private text={profile.baseUrl} />
            </span>
          ) : (
            activityWords.other.demo
          )}
        </Row>
        <Row term={connect.requestsGoTo} isExact>
          <Private text={accountUrl(profile.baseUrl)} />
        </Row>
      </dl>
      <Said>{moved && settings.moved}</Said>
      {path !== fullPath('http://localhost') && (
        <CheckboxRow
          label={settings.signFull}
          hint={settings.signFullHint(hidden ? privacyWords.mask : path)}
          checked={profile.signedPath === 'full'}
          onChange={(isFull) => void sign(isFull)}
        />
      )}
      <Choice
        label={settings.wait}
        hint={settings.waitHint}
        values={waits}
        nameOf={(value) => settings.waitOf(value, longestSilence(value))}
        value={profile.waitSeconds}
        onChange={(waitSeconds) => void change({ waitSeconds })}
      />
      {isMoving && (
        <AddressDialog
          profile={profile}
          onMove={() => {
            setMoved(true);
          }}
          onClose={() => {
            setMoving(false);
          }}
        />
      )}
    </SettingsCard>
  );
}
