import { hidingDelays } from '../../../shared/profile';
import { useWindow } from '../../store/store';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import { Choice, SettingsCard, CheckboxRow } from './SettingsCard';
import typography from '../../ui/typography.module.css';
import { usePreferences } from './use-saving';

/** When values are hidden automatically, and whether other programs may capture the window. */
export function PrivacyCard() {
  const app = useWindow((state) => state.app);
  const { saving, change } = usePreferences();
  if (!app) return null;
  const { preferences, captureProtection, canDetectLock } = app;
  return (
    <SettingsCard title={words.settings.pages.privacy} saving={saving}>
      <p className={typography['muted']}>{privacyWords.about}</p>
      {canDetectLock ? (
        <CheckboxRow
          label={privacyWords.onLock}
          checked={preferences.hideOnLock}
          onChange={(hideOnLock) => void change({ hideOnLock })}
        />
      ) : (
        <p className={typography['muted']}>{privacyWords.noLock}</p>
      )}
      <Choice
        label={privacyWords.after}
        values={hidingDelays}
        nameOf={(value) => privacyWords.delays[value]}
        value={preferences.hideAfterMinutes}
        onChange={(hideAfterMinutes) => void change({ hideAfterMinutes })}
      />
      {captureProtection !== 'not-available' && (
        <CheckboxRow
          label={privacyWords.capture}
          hint={
            captureProtection === 'off-for-this-run'
              ? privacyWords.captureOff
              : privacyWords.captureHint
          }
          checked={preferences.captureProtection}
          onChange={(protects) => void change({ captureProtection: protects })}
        />
      )}
    </SettingsCard>
  );
}
