import { languageChoices } from '../../../shared/language';
import { contrasts, dateZones, themes } from '../../../shared/profile';
import { words } from '../../i18n/window';
import { Choice, SettingsCard } from './SettingsCard';
import { usePreferences } from './use-saving';

/** Options with their names. */
const named = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: names[value] }));

/** How the app speaks and looks. */
export function AppearanceCard() {
  const { preferences, saving, change } = usePreferences();
  if (!preferences) return null;
  const { appearance } = words;
  return (
    <SettingsCard title={appearance.title} saving={saving}>
      <Choice
        label={appearance.language}
        options={named(languageChoices, appearance.languages)}
        value={preferences.language}
        onChange={(language) => void change({ language })}
      />
      <Choice
        label={appearance.theme}
        options={named(themes, appearance.themes)}
        value={preferences.theme}
        onChange={(theme) => void change({ theme })}
      />
      <Choice
        label={appearance.contrast}
        options={named(contrasts, appearance.contrasts)}
        value={preferences.contrast}
        onChange={(contrast) => void change({ contrast })}
      />
      <Choice
        label={appearance.dates}
        options={named(dateZones, appearance.zones)}
        value={preferences.dates}
        onChange={(dates) => void change({ dates })}
      />
    </SettingsCard>
  );
}
