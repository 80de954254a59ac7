import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type Failure, failureOf, isOfKeychain } from '../../../shared/failure';
import type { Profile, Removal, WipeReport } from '../../../shared/profile';
import { main } from '../../bridge';
import { show } from '../../store/navigate';
import { announce, causeOf } from '../../store/announce';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { keptWords } from '../../i18n/kept';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import { SettingsCard } from './SettingsCard';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';

/** A sentence about these profiles, if there are any; masks their names while values are hidden. */
const ofNamed = (names: readonly string[], say: (names: string) => string): readonly string[] => {
  const { valuesHidden } = useWindow.getState();
  return names.length > 0 ? [say(valuesHidden ? privacyWords.mask : names.join(', '))] : [];
};

/** Announces the result of a removal. Not shown in the card, which may have disappeared with its profile. */
const tell = (parts: readonly string[], isGood: boolean, until: 'profiles' | 'app'): void => {
  announce({ kind: isGood ? 'good' : 'warning', text: parts.join(' ') }, causeOf(until));
};

const tellWiped = ({ left, filesLeft, absent, unknown, earlierLeft }: WipeReport): void => {
  const { wiped, wipedProfiles, wipeLeft, wipedAbsent, wipedUnknown } = words.settings;
  const failed = [
    ...ofNamed(left, wipeLeft),
    ...ofNamed(filesLeft, keptWords.filesLeft),
    ...(filesLeft.length > 0 ? [keptWords.filesUnreadable] : []),
    ...(earlierLeft > 0 ? [keptWords.earlierLeft(earlierLeft)] : []),
  ];
  const parts = [
    ...(failed.length > 0 ? failed : [unknown > 0 ? wipedProfiles : wiped]),
    ...ofNamed(absent, wipedAbsent),
    ...(unknown > 0 ? [wipedUnknown(unknown)] : []),
  ];
  tell(parts, failed.length === 0 && parts.length === 1, 'app');
};

const tellRemoved = ({ name }: Profile, { keys, filesLeft }: Removal): void => {
  const parts = [
    words.settings.keysLeft[keys],
    ...(filesLeft ? ofNamed([name], keptWords.filesLeft) : []),
    ...(filesLeft && keys !== 'unknown' ? [keptWords.filesUnreadable] : []),
  ];
  const isGood = (keys === 'removed' || keys === 'none') && !filesLeft;
  // A success message disappears with the next step; a message about remaining data stays until read.
  tell(parts, isGood, isGood ? 'profiles' : 'app');
};

/** Whether the removal failed because of the settings file. Nothing is removed then. */
const isOfSettings = ({ code }: Failure): boolean =>
  code === 'FILE_NOT_WRITTEN' || code === 'SETTINGS_NEWER';

function RemovalFailure({
  failure,
  children,
}: {
  readonly failure: Failure;
  readonly children?: ReactNode;
}) {
  return (
    <FailureNotice failure={failure}>
      {isOfSettings(failure) && <p>{words.settings.settingsFirst}</p>}
      {/* Without the keychain, the profile can still be removed. Its keys are deleted once it answers. */}
      {isOfKeychain(failure) && children}
    </FailureNotice>
  );
}

/** Removes all profiles with all their data. */
function RemoveEverything() {
  const [failure, setFailure] = useState<Failure | null>(null);

  const wipe = async (): Promise<void> => {
    const done = await main.removeEverything();
    setFailure(failureOf(done));
    if (done.ok) tellWiped(done.value);
  };

  return (
    <>
      {failure && <RemovalFailure failure={failure} />}
      <p className={typography['muted']}>{words.settings.wipeHint}</p>
      <div className={actions['actions']}>
        <Button kind="danger" onClick={() => void wipe()}>
          {words.settings.wipe}
        </Button>
      </div>
    </>
  );
}

/** Removes a profile with its keys. If the keychain fails, says so and offers to remove the profile anyway. */
export function RemoveCard({ profile }: { readonly profile: Profile }) {
  const [failure, setFailure] = useState<Failure | null>(null);

  const remove = async (leaveKeys: boolean): Promise<void> => {
    const removed = await main.removeProfile({ profileId: profile.id, leaveKeys });
    if (removed.ok) {
      show('overview');
      tellRemoved(profile, removed.value);
    }
    setFailure(failureOf(removed));
  };

  return (
    <SettingsCard title={words.settings.removeSection}>
      <p>{words.settings.removeHint}</p>
      <ul className={styles['goes']}>
        {words.settings.goesAlong.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={typography['muted']}>{words.settings.stays}</p>
      {failure && (
        <RemovalFailure failure={failure}>
          <div className={styles['offer']}>
            <Button kind="danger" onClick={() => void remove(true)}>
              {words.settings.forgetAnyway}
            </Button>
          </div>
        </RemovalFailure>
      )}
      <div className={actions['actions']}>
        <Button kind="danger" icon={Trash2} onClick={() => void remove(false)}>
          {words.overview.remove}
        </Button>
      </div>
      <hr className={styles['rule']} />
      <RemoveEverything />
    </SettingsCard>
  );
}
