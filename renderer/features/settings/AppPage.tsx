import { useState } from 'react';
import { languageChoices } from '../../../shared/language';
import { contrasts, dateZones, themes } from '../../../shared/profile';
import type { Updates } from '../../../shared/updates';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { openReleasePage } from '../../store/navigate';
import { useOutcome } from '../../store/use-outcome';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { OutcomeButtons, type OutcomeButton } from '../../ui/OutcomeButtons';
import { useMoment } from '../../ui/text/dates';
import { updateWords } from '../../i18n/settings';
import { words } from '../../i18n/window';
import { ExplorersCard } from './ExplorersCard';
import { Choice, SettingsCard, CheckboxRow } from './SettingsCard';
import { usePreferences } from './use-saving';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';

/** Language, theme, contrast and time zone of the app. */
function AppearanceCard() {
  const { preferences, saving, change } = usePreferences();
  if (!preferences) return null;
  const { appearance } = words;
  return (
    <SettingsCard title={appearance.title} saving={saving}>
      <Choice
        label={appearance.language}
        values={languageChoices}
        nameOf={(value) => appearance.languages[value]}
        // Each language is written in itself.
        languageOf={(value) => (value === 'system' ? undefined : value)}
        value={preferences.language}
        onChange={(language) => void change({ language })}
      />
      <Choice
        label={appearance.theme}
        values={themes}
        nameOf={(value) => appearance.themes[value]}
        value={preferences.theme}
        onChange={(theme) => void change({ theme })}
      />
      <Choice
        label={appearance.contrast}
        values={contrasts}
        nameOf={(value) => appearance.contrasts[value]}
        value={preferences.contrast}
        onChange={(contrast) => void change({ contrast })}
      />
      <Choice
        label={appearance.dates}
        values={dateZones}
        nameOf={(value) => appearance.zones[value]}
        value={preferences.dates}
        onChange={(dates) => void change({ dates })}
      />
    </SettingsCard>
  );
}

const outcomeOf = (
  { newer, last }: Updates,
  releaseHost: string,
  moment: (at: number) => string,
): string | null => {
  const when = last ? moment(last.at) : '';
  switch (last?.outcome) {
    case 'not-reached':
      return updateWords.notReached(releaseHost, when);
    case 'not-valid':
      return updateWords.notValid(releaseHost, when);
    case 'outdated':
      return updateWords.outdated(releaseHost, when);
    case 'newest':
      return updateWords.newest(when);
    case 'newer':
    case undefined:
      return newer === null ? null : updateWords.available(newer);
  }
};

/** Whether the app checks for newer versions, and the last result. */
function UpdatesCard() {
  const app = useWindow((state) => state.app);
  const moment = useMoment();
  const [checking, setChecking] = useState(false);
  const { saving, change } = usePreferences();
  const { failure, tell, follow } = useOutcome();
  if (!app) return null;
  const { updates, preferences } = app;
  const { host: releaseHost } = updates;
  if (updates.place !== 'possible' || releaseHost === null) {
    const why = updates.place === 'off-by-system' ? updateWords.bySystem : updateWords.noFeed;
    return (
      <SettingsCard title={updateWords.title}>
        <p className={typography['muted']}>{why}</p>
      </SettingsCard>
    );
  }

  const check = async (): Promise<void> => {
    setChecking(true);
    await follow(main.checkForUpdate(), '');
    setChecking(false);
  };
  const choose = async (checkUpdates: boolean): Promise<void> => {
    tell('');
    const refused = await change({ checkUpdates });
    // A user who turns the check on gets the first result at once.
    if (refused === null && checkUpdates) await check();
  };

  return (
    <SettingsCard title={updateWords.title} saving={saving}>
      <CheckboxRow
        label={updateWords.choice}
        hint={updateWords.about(releaseHost)}
        checked={preferences.checkUpdates}
        onChange={(checkUpdates) => void choose(checkUpdates)}
      />
      <div className={actions['actions']}>
        <Button disabled={checking} onClick={() => void check()}>
          {updateWords.check}
        </Button>
        {updates.newer !== null && (
          <Button onClick={() => void openReleasePage()}>{updateWords.open}</Button>
        )}
        <span role="status">
          {checking ? updateWords.checking : outcomeOf(updates, releaseHost, moment)}
        </span>
        {failure && <FailureNotice failure={failure} />}
      </div>
    </SettingsCard>
  );
}

/** Whether the app writes a log, and a button to delete the logs. */
function LogCard() {
  const { preferences, saving, change } = usePreferences();
  if (!preferences) return null;
  const { logTitle, log, logHint, deleteLogs } = words.appearance;
  // Reads the text when called, because the language can be changed on the same page.
  const act: OutcomeButton['act'] = (follow) =>
    follow(main.deleteLogs(), () => words.appearance.logsDeleted);
  return (
    <SettingsCard title={logTitle} saving={saving}>
      <CheckboxRow
        label={log}
        hint={logHint}
        checked={preferences.log === 'info'}
        onChange={(isKept) => void change({ log: isKept ? 'info' : 'off' })}
      />
      <div className={actions['actions']}>
        <OutcomeButtons buttons={[{ label: deleteLogs, act }]} />
      </div>
    </SettingsCard>
  );
}

/** Settings of the app, not of one profile. */
export function AppPage() {
  return (
    <>
      <AppearanceCard />
      <UpdatesCard />
      <LogCard />
      <ExplorersCard />
    </>
  );
}
