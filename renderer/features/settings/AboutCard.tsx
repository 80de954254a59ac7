import { useState } from 'react';
import { hostOf } from '../../../shared/base-url';
import { Row, SettingsCard } from './SettingsCard';
import { openSheet } from '../../store/navigate';
import { useActiveProfile, useWindow } from '../../store/store';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazy-component';
import { words } from '../../i18n/window';
import { aboutWords, updateWords } from '../../i18n/settings';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';

const Licences = lazyComponent(async () => (await import('./Licences')).Licences);

/** The versions of the app and its components, the hosts it connects to, and the licences. */
export function AboutCard() {
  const app = useWindow((state) => state.app);
  const profile = useActiveProfile();
  const [isReading, setReading] = useState(false);
  if (!app || !profile) return null;
  const { electron, chromium, node } = app.versions;
  const { host: releaseHost } = app.updates;
  const looks = app.updates.place === 'possible' && app.preferences.checkUpdates;
  const version = app.development ? aboutWords.development(app.version) : app.version;
  return (
    <SettingsCard title={aboutWords.title}>
      <dl className={styles['rows']}>
        {[
          [words.app.name, version],
          ['Electron', electron],
          ['Chromium', chromium],
          ['Node.js', node],
        ].map(([name, value]) => (
          <Row key={name} term={name ?? ''}>
            {value}
          </Row>
        ))}
      </dl>
      <p>
        {profile.kind === 'demo' ? (
          looks ? (
            aboutWords.accountTalksToDemo
          ) : (
            aboutWords.talksToDemo
          )
        ) : (
          <>
            {looks ? aboutWords.accountTalksTo : aboutWords.talksTo}{' '}
            <Private text={hostOf(profile.baseUrl)} />
          </>
        )}
      </p>
      {looks && releaseHost !== null && <p>{updateWords.alsoTalksTo(releaseHost)}</p>}
      <p className={typography['muted']}>{aboutWords.promise}</p>
      <div className={actions['actions']}>
        <Button
          onClick={() => {
            setReading(true);
          }}
        >
          {aboutWords.licences}
        </Button>
        <Button onClick={openSheet}>{words.shortcuts}</Button>
      </div>
      {isReading && (
        <Licences
          onClose={() => {
            setReading(false);
          }}
        />
      )}
    </SettingsCard>
  );
}
