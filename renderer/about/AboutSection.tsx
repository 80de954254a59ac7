import { lazy, Suspense, useRef, useState } from 'react';
import type { Profile } from '../../shared/profile';
import { Section } from '../settings/Section';
import { openSheet } from '../state/actions';
import { useActiveProfile } from '../state/active-profile';
import { useWindow } from '../state/store';
import { Private } from '../text/Private';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { words } from '../words';
import { aboutWords } from '../words/about';
import { UpdateChoice } from './UpdateChoice';
import facts from '../ui/facts.module.css';
import styles from './about.module.css';

const Licences = lazy(async () => ({ default: (await import('./Licences')).Licences }));

const hostOf = ({ baseUrl }: Profile): string => new URL(baseUrl).host;

/** What this app is made of, and whom it talks to. */
export function AboutSection() {
  const app = useWindow((state) => state.app);
  const profile = useActiveProfile();
  const licences = useRef<HTMLDialogElement>(null);
  const [reading, setReading] = useState(false);
  if (!app || !profile) return null;
  const { electron, chromium, node } = app.versions;
  const looks = app.updates.place === 'possible' && app.preferences.checkUpdates;
  const version = app.development ? aboutWords.development(app.version) : app.version;
  return (
    <Section title={aboutWords.title}>
      <dl className={facts['facts']}>
        {[
          [words.app.name, version],
          ['Electron', electron],
          ['Chromium', chromium],
          ['Node.js', node],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
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
            <Private text={hostOf(profile)} />
          </>
        )}
      </p>
      <UpdateChoice />
      <p className={styles['hint']}>{aboutWords.promise}</p>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            setReading(true);
            licences.current?.showModal();
          }}
        >
          {aboutWords.licences}
        </Button>
        <Button onClick={openSheet}>{words.shortcuts}</Button>
      </div>
      <Dialog
        dialog={licences}
        title={aboutWords.licences}
        onClose={() => {
          setReading(false);
        }}
      >
        {reading && (
          <Suspense>
            <Licences />
          </Suspense>
        )}
      </Dialog>
    </Section>
  );
}
