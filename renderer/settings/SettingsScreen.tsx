import { AboutSection } from '../about/AboutSection';
import { DoctorSection } from '../doctor/DoctorSection';
import { useActiveProfile } from '../state/active-profile';
import { AddressSection } from './AddressSection';
import { AllProfilesSection } from './AllProfilesSection';
import { AppSection } from './AppSection';
import { ExplorersSection } from './ExplorersSection';
import { KeysSection } from './KeysSection';
import { OfflineCopySection } from './OfflineCopySection';
import { PreferencesSection } from './PreferencesSection';
import { PrivacySection } from './PrivacySection';
import { RemoveSection } from './RemoveSection';
import styles from './settings.module.css';
import { TraitsSection } from './TraitsSection';

/** Everything about the active profile that can be changed, and what concerns all of them. */
export function SettingsScreen() {
  const profile = useActiveProfile();
  if (!profile) return null;
  return (
    <div className={styles['settings']} key={profile.id}>
      <TraitsSection profile={profile} />
      {profile.kind === 'service' && <AddressSection profile={profile} />}
      <KeysSection profile={profile} />
      <PreferencesSection />
      <PrivacySection />
      <AppSection />
      <OfflineCopySection profile={profile} />
      <ExplorersSection />
      <DoctorSection profile={profile} />
      <RemoveSection profile={profile} />
      <AllProfilesSection />
      <AboutSection />
    </div>
  );
}
