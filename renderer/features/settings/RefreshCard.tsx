import { refreshIntervals } from '../../../shared/profile';
import { words } from '../../i18n/window';
import { Choice, SettingsCard, Tick } from './SettingsCard';
import { usePreferences } from './use-saving';

/** How often accounts are read, and by which clock calls are signed. */
export function RefreshCard() {
  const { preferences, saving, change } = usePreferences();
  if (!preferences) return null;
  return (
    <SettingsCard title={words.refreshing.title} saving={saving}>
      <Choice
        label={words.refreshing.every}
        hint={words.refreshing.everyHint}
        options={refreshIntervals.map((seconds) => ({
          value: seconds,
          label: words.refreshing.intervals[seconds],
        }))}
        value={preferences.refreshSeconds}
        onChange={(refreshSeconds) => void change({ refreshSeconds })}
      />
      <Tick
        label={words.refreshing.correct}
        hint={words.refreshing.correctHint}
        checked={preferences.correctClock}
        onChange={(correctClock) => void change({ correctClock })}
      />
    </SettingsCard>
  );
}
