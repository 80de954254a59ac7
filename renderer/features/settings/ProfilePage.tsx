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
import print from '../../ui/print.module.css';
import actions from '../../ui/actions.module.css';

interface TextSettingProps {
  readonly label: string;
  readonly hint: string;
  /** The text in force. */
  readonly value: string;
  /** Has the text written; answers with what is wrong with it, in words, or null. */
  readonly onSave: (text: string) => Promise<string | null>;
  /** What was said of the text before is over. */
  readonly onType: () => void;
}

/** A text that saves itself on Enter, after a pause, and when it is left. What is typed stays until it is in force. */
function TextSetting({ label, hint, value, onSave, onType }: TextSettingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Of the text that it was said of, and of no other that has been typed since. */
  const [problem, setProblem] = useState<{ readonly of: string; readonly text: string } | null>(
    null,
  );

  const save = async (text: string | null, leaves: boolean): Promise<void> => {
    if (text === null) return;
    const wrong = text === value ? null : await onSave(text);
    setProblem(wrong === null ? null : { of: text, text: wrong });
    // While it is being typed nothing is taken away, such as a space at its end.
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

/** How a profile is told from others. */
function ProfileCard({ profile }: { readonly profile: Profile }) {
  const { name: current } = profile;
  const { saving, change, forget } = useProfileSettings(profile);

  const rename = async (name: string): Promise<string | null> => {
    const stays = words.settings.nameStays(current);
    const problem = nameProblem(name);
    if (problem !== undefined) return `${problem} ${stays}`;
    const failure = await change({ name });
    if (failure?.code !== 'NAME_TAKEN') return null;
    // It is said beside the field.
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

/** Taking profiles along without keys. */
function AllProfilesCard() {
  const { everything, everythingHint, export: label, exported } = words.settings;
  const exportAll: OutcomeButton = {
    label,
    act: (follow) => follow(main.exportProfiles(), exported),
  };
  return (
    <SettingsCard title={everything}>
      <p className={print['muted']}>{everythingHint}</p>
      <div className={actions['actions']}>
        <OutcomeButtons buttons={[exportAll, importButton()]} />
      </div>
    </SettingsCard>
  );
}

/** What a profile is called, what is taken along of it and of all, and their end. */
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
