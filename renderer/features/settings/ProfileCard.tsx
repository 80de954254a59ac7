import { profileColours, type Profile } from '../../../shared/profile';
import { useValuesHidden } from '../../store/values-hidden';
import { ColourDot } from '../../ui/ColourDot';
import { RadioGroup } from '../../ui/RadioGroup';
import { words } from '../../i18n';
import { messageOf } from '../../i18n/failures';
import { HiddenForm } from './HiddenForm';
import { Saves } from './Saves';
import { SettingsCard } from './SettingsCard';
import { TextSetting } from './TextSetting';
import { Tick } from './Tick';
import { useTraits } from './use-saving';

/** How a profile is told from others. */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const hidden = useValuesHidden();
  const { name: current } = profile;
  const { saving, change, forget } = useTraits(profile);

  const rename = async (name: string): Promise<string | null> => {
    const failure = await change({ name });
    if (failure?.code !== 'NAME_TAKEN' && failure?.code !== 'BAD_REQUEST') return null;
    // It is said beside the field.
    forget();
    const problem =
      failure.code === 'NAME_TAKEN' ? messageOf(failure).message : words.connect.missing.name;
    return `${problem} ${words.settings.nameStays(current)}`;
  };

  if (hidden) {
    return (
      <SettingsCard title={words.settings.profile}>
        <HiddenForm />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard title={words.settings.profile} saving={saving}>
      <TextSetting
        label={words.connect.name}
        hint={words.connect.nameHint}
        value={current}
        onSave={rename}
        onType={forget}
      />
      <Saves>
        <RadioGroup
          legend={words.settings.colour}
          options={profileColours.map((value) => ({
            value,
            label: (
              <>
                <ColourDot colour={value} />
                {words.colours[value]}
              </>
            ),
          }))}
          value={profile.colour}
          onChange={(colour) => void change({ colour })}
        />
      </Saves>
      <Tick
        label={words.settings.production}
        hint={words.settings.productionHint}
        checked={profile.production}
        onChange={(production) => void change({ production })}
      />
    </SettingsCard>
  );
}
