import { useId, useState } from 'react';
import type { Failure } from '../../shared/failure';
import { contrasts, dateZones, themes, type Preferences } from '../../shared/profile';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../words';
import { Choice } from './Choice';
import { LanguageChoice } from './LanguageChoice';
import { Section } from './Section';
import styles from './settings.module.css';

/** How the app looks, and what it writes down about itself. */
export function AppSection() {
  const id = useId();
  const preferences = useWindow((state) => state.app?.preferences);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState(false);
  if (!preferences) return null;

  const change = async (changed: Partial<Preferences>): Promise<void> => {
    const set = await main.setPreferences(changed);
    setFailure(set.ok ? null : set.error);
  };
  const deleteLogs = async (): Promise<void> => {
    const deleted = await main.deleteLogs();
    setSaid(deleted.ok);
    setFailure(deleted.ok ? null : deleted.error);
  };

  return (
    <Section title={words.appearance.title}>
      <LanguageChoice
        value={preferences.language}
        onChange={(language) => void change({ language })}
      />
      <Choice
        label={words.appearance.theme}
        options={themes.map((theme) => ({ value: theme, label: words.appearance.themes[theme] }))}
        value={preferences.theme}
        onChange={(theme) => void change({ theme })}
      />
      <Choice
        label={words.appearance.contrast}
        options={contrasts.map((contrast) => ({
          value: contrast,
          label: words.appearance.contrasts[contrast],
        }))}
        value={preferences.contrast}
        onChange={(contrast) => void change({ contrast })}
      />
      <Choice
        label={words.appearance.dates}
        options={dateZones.map((zone) => ({ value: zone, label: words.appearance.zones[zone] }))}
        value={preferences.dates}
        onChange={(dates) => void change({ dates })}
      />
      <label className={styles['choice']}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={preferences.log === 'info'}
          onChange={({ target }) => void change({ log: target.checked ? 'info' : 'off' })}
        />
        {words.appearance.log}
      </label>
      <p id={id} className={styles['hint']}>
        {words.appearance.logHint}
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => void deleteLogs()}>{words.appearance.deleteLogs}</Button>
        <span role="status" className={styles['said']}>
          {said && words.appearance.logsDeleted}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </Section>
  );
}
