import { useState } from 'react';
import { profileColours, type Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { ColourDot } from '../../ui/ColourDot';
import { Field } from '../../ui/Field';
import { OutcomeButtons, type OutcomeButton } from '../../ui/OutcomeButtons';
import { RadioGroup } from '../../ui/RadioGroup';
import { messageOf } from '../../i18n/failures';
import { words } from '../../i18n/window';
import { nameProblem } from '../connect/check-form';
import { importButton } from '../connect/import-button';
import { NotesFileCard } from '../notes/NotesFileCard';
import { RemoveCard } from './RemoveCard';
import { ValueFields, Saves, SettingsCard, CheckboxRow } from './SettingsCard';
import { usePause, useProfileSettings } from './use-saving';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';

interface TextSettingProps {
  readonly label: string;
  readonly hint: string;
  /** The saved text. */
  readonly value: string;
  /** Saves the text. Resolves to the problem as text; null if there is none. */
  readonly onSave: (text: string) => Promise<string | null>;
  /** Called on every change: earlier messages about the text no longer apply. */
  readonly onType: () => void;
}

/** A text that saves on Enter, after a pause, and on blur. Typed text stays until it is saved. */
function TextSetting({ label, hint, value, onSave, onType }: TextSettingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** The problem and the text it is about; later text is not affected. */
  const [problem, setProblem] = useState<{ readonly of: string; readonly text: string } | null>(
    null,
  );

  const save = async (text: string | null, leaves: boolean): Promise<void> => {
    if (text === null) return;
    const wrong = text === value ? null : await onSave(text);
    setProblem(wrong === null ? null : { of: text, text: wrong });
    // While the user types, the field is not normalized: a space at the end, for example, must stay.
    if (wrong === null && leaves) setTyped((now) => (now === text ? null : now));
  };
  const { later, cancel } = usePause(() => void save(typed, false));
  const saveNow = (): void => {
    cancel();
    void save(typed, true);
  };

  return (
    <Saves>
      <Field
        label={label}
        hint={hint}
        value={typed ?? value}
        problem={problem?.of === typed ? problem.text : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onType();
          later();
        }}
        onBlur={saveNow}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) saveNow();
        }}
      />
    </Saves>
  );
}

/** How a profile is distinguished from others: its name, colour and production mark. */
function ProfileCard({ profile }: { readonly profile: Profile }) {
  const { name: current } = profile;
  const { saving, change, forget } = useProfileSettings(profile);

  const rename = async (name: string): Promise<string | null> => {
    const stays = words.settings.nameStays(current);
    const problem = nameProblem(name);
    if (problem !== undefined) return `${problem} ${stays}`;
    const failure = await change({ name });
    if (failure?.code !== 'NAME_TAKEN') return null;
    // Shown beside the field instead.
    forget();
    return `${messageOf(failure).message} ${stays}`;
  };

  return (
    <SettingsCard title={words.settings.pages.profile} saving={saving}>
      <ValueFields>
        <TextSetting
          label={words.connect.name}
          hint={words.connect.nameHint}
          value={current}
          onSave={rename}
          onType={forget}
        />
        <Saves>
          <RadioGroup
            name={words.settings.colour}
            named="above"
            look="list"
            options={profileColours.map((value) => ({
              value,
              mark: <ColourDot colour={value} />,
              label: words.colours[value],
            }))}
            value={profile.colour}
            onChange={(colour) => void change({ colour })}
          />
        </Saves>
        <CheckboxRow
          label={words.settings.production}
          hint={words.settings.productionHint}
          checked={profile.production}
          onChange={(production) => void change({ production })}
        />
      </ValueFields>
    </SettingsCard>
  );
}

/** Exports and imports all profiles, without keys. */
function AllProfilesCard() {
  const { everything, everythingHint, export: label, exported } = words.settings;
  const exportAll: OutcomeButton = {
    label,
    act: (follow) => follow(main.exportProfiles(), exported),
  };
  return (
    <SettingsCard title={everything}>
      <p className={typography['muted']}>{everythingHint}</p>
      <div className={actions['actions']}>
        <OutcomeButtons buttons={[exportAll, importButton()]} />
      </div>
    </SettingsCard>
  );
}

/** The name of a profile, exports of its notes and of all profiles, and its removal. */
export function ProfilePage({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <ProfileCard profile={profile} />
      <NotesFileCard profile={profile} />
      <AllProfilesCard />
      <RemoveCard profile={profile} />
    </>
  );
}
