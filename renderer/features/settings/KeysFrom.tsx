import type { Profile } from '../../../shared/profile';
import { useWindow } from '../../store/store';
import { useProfileName } from '../../ui/text/names';
import { words } from '../../i18n/window';
import { Choice } from './SettingsCard';

/** Used instead of a profile's id: the user enters the keys. */
export const entered = '';

/** Whether keys may be taken from another profile: only if they were given for the same service address. */
const hasKeysFor = (other: Profile, { id, kind, baseUrl }: Profile): boolean =>
  other.id !== id && other.kind === kind && other.baseUrl === baseUrl && other.secrets !== 'none';

/** The other profiles that a profile may take keys from. Updates when a profile loses its keys. */
export const useKeyHolders = (profile: Profile): readonly Profile[] => {
  const profiles = useWindow(({ app }) => app?.profiles);
  return profiles?.filter((other) => hasKeysFor(other, profile)) ?? [];
};

interface Props {
  readonly holders: readonly Profile[];
  /** Id of a profile, or `entered`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Asks whether to enter new keys or take those of another profile. Empty if no other profile has keys for this address.
 */
export function KeysFrom({ holders, value, onChange }: Props) {
  const nameOf = useProfileName();
  const others = new Map(holders.map((other) => [other.id, other]));
  const { keysFrom, keysOf, keysOfHint, keysEntered } = words.settings;
  if (others.size === 0) return null;
  return (
    <Choice
      label={keysFrom}
      {...(value !== entered && { hint: keysOfHint })}
      values={[entered, ...others.keys()]}
      nameOf={(id) => {
        const other = others.get(id);
        return other ? keysOf(nameOf(other)) : keysEntered;
      }}
      value={value}
      onChange={onChange}
    />
  );
}
