import { useRef, useState } from 'react';
import { accountUrl } from '../../../shared/base-url';
import { longestSilence, waits, type Profile } from '../../../shared/profile';
import { reopen } from '../../store/account-actions';
import { useValuesHidden } from '../../store/selectors';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { words } from '../../i18n/window';
import { activityWords } from '../../i18n/activity';
import { privacyWords } from '../../i18n/privacy';
import { AddressDialog } from './AddressDialog';
import { Choice, Row, SettingsCard, CheckboxRow } from './SettingsCard';
import styles from './settings.module.css';
import { useTraits } from './use-saving';

const fullPath = (baseUrl: string): string => new URL(accountUrl(baseUrl)).pathname;

/** Where a profile's calls go, what they sign, and how long an answer may take. */
export function ServiceCard({ profile }: { readonly profile: Profile }) {
  const { saving, change, forget } = useTraits(profile);
  const hidden = useValuesHidden();
  const dialog = useRef<HTMLDialogElement>(null);
  const [moved, setMoved] = useState(false);
  const isOwn = profile.kind === 'service';
  const path = fullPath(profile.baseUrl);
  const { settings, connect } = words;

  const open = (): void => {
    setMoved(false);
    forget();
    dialog.current?.showModal();
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
            <span className={styles['mono']}>
              <Private text={profile.baseUrl} />
            </span>
          ) : (
            activityWords.other.demo
          )}
        </Row>
        <Row term={settings.callsGoTo}>
          <span className={styles['mono']}>
            <Private text={accountUrl(profile.baseUrl)} />
          </span>
        </Row>
      </dl>
      <span role="status" className={styles['said']}>
        {moved && settings.moved}
      </span>
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
        options={waits.map((value) => ({
          value,
          label: settings.waitOf(value, longestSilence(value)),
        }))}
        value={profile.waitSeconds}
        onChange={(waitSeconds) => void change({ waitSeconds })}
      />
      {isOwn && (
        <AddressDialog
          dialog={dialog}
          profile={profile}
          onMove={() => {
            setMoved(true);
          }}
        />
      )}
    </SettingsCard>
  );
}
