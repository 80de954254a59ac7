import { KeyRound, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Profile } from '../../../shared/profile';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PublicKeyActions } from '../../ui/PublicKeyActions';
import { words } from '../../i18n/window';
import { NewKeys } from './NewKeys';
import { Row, SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** What may be known of a profile's keys, where they are, and how to give it new ones. */
export function KeysCard({ profile }: { readonly profile: Profile }) {
  const { publicKey, secrets, importedFingerprint } = profile;
  const dialog = useRef<HTMLDialogElement>(null);
  const [switched, setSwitched] = useState(false);
  const [closed, setClosed] = useState(0);
  const isOwn = profile.kind === 'service';
  const { settings, connect } = words;

  const open = (): void => {
    setSwitched(false);
    dialog.current?.showModal();
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
          {publicKey && <p className={styles['hint']}>{settings.whoSees}</p>}
        </Row>
        {publicKey && (
          <>
            <Row
              term={settings.fingerprint}
              action={
                <CopyButton label={words.account.copyFingerprint} text={publicKey.fingerprint} />
              }
            >
              <span className={styles['mono']}>
                <Private text={publicKey.fingerprint} />
              </span>
            </Row>
            <Row term={connect.privateKey}>{settings.keyLength(publicKey.bits)}</Row>
            <Row term={connect.apiKey}>{settings.neverShown}</Row>
          </>
        )}
        {!publicKey && importedFingerprint !== undefined && (
          <Row term={settings.importedKey}>
            <span className={styles['mono']}>
              <Private text={importedFingerprint} />
            </span>
          </Row>
        )}
      </dl>
      <div className={styles['actions']}>
        {isOwn && (
          <Button icon={KeyRound} kind={publicKey ? 'plain' : 'primary'} onClick={open}>
            {publicKey ? words.account.changeKeys : settings.enterKeys}
          </Button>
        )}
        {publicKey && <PublicKeyActions spki={publicKey.spki} of={{ profileId: profile.id }} />}
      </div>
      <span role="status" className={styles['said']}>
        {switched && settings.switched}
      </span>
      {isOwn && (
        <NewKeys
          // Each time it is a new form.
          key={closed}
          dialog={dialog}
          profile={profile}
          onSwitch={() => {
            setSwitched(true);
          }}
          onClose={() => {
            setClosed((count) => count + 1);
          }}
        />
      )}
    </SettingsCard>
  );
}
