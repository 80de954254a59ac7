import { AppWindow, BookOpen, EyeOff, IdCard, Info, Plug, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { Profile } from '../../../shared/profile';
import { AboutCard } from './AboutCard';
import { ConnectionCheck } from '../diagnostics/ConnectionCheck';
import { Requests } from '../diagnostics/Requests';
import { showSettings } from '../../store/navigate';
import { useActiveProfile, useWindow } from '../../store/store';
import { settingsPages, type SettingsPage } from '../../store/window-state';
import { useIsNarrow } from '../../store/window-width';
import { useFocusHandover } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { words } from '../../i18n/window';
import { AppPage } from './AppPage';
import { KeysCard } from './KeysCard';
import { PrivacyCard } from './PrivacyCard';
import { ProfilePage } from './ProfilePage';
import { ReadingPage } from './ReadingPage';
import { ServiceCard } from './ServiceCard';
import typography from '../../ui/typography.module.css';
import styles from './settings.module.css';

const icons: Readonly<Record<SettingsPage, LucideIcon>> = {
  profile: IdCard,
  connection: Plug,
  reading: BookOpen,
  privacy: EyeOff,
  app: AppWindow,
  about: Info,
};

interface PagesProps {
  readonly current: SettingsPage;
  /** Whether the pages had the focus in their other form. */
  readonly had: RefObject<boolean>;
}

/** The pages as a drop-down list, where there is no room for links. */
function PageChoice({ current, had }: PagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place, had);
  const { pages, pagesTitle } = words.settings;
  return (
    <div ref={place} className={styles['pages']}>
      {/* Directly below the title "Settings", no visible label is needed. */}
      <select
        aria-label={pagesTitle}
        value={current}
        onChange={({ target }) => {
          const chosen = settingsPages.find((page) => page === target.value);
          if (chosen !== undefined) showSettings(chosen);
        }}
      >
        {settingsPages.map((page) => (
          <option key={page} value={page}>
            {pages[page]}
          </option>
        ))}
      </select>
    </div>
  );
}

function PageLinks({ current, had }: PagesProps) {
  const place = useRef<HTMLElement>(null);
  useFocusHandover(place, had);
  const { pages, pagesTitle } = words.settings;
  return (
    <nav ref={place} aria-label={pagesTitle} className={styles['pages']}>
      {settingsPages.map((page) => (
        <a
          key={page}
          href={`#settings/${page}`}
          className={styles['page']}
          aria-current={page === current ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            showSettings(page);
          }}
        >
          <Icon of={icons[page]} />
          <span>{pages[page]}</span>
        </a>
      ))}
    </nav>
  );
}

/** The pages of the settings, as links or in a narrow window as a drop-down list. */
function Pages({ current }: Pick<PagesProps, 'current'>) {
  const had = useRef(false);
  const Form = useIsNarrow() ? PageChoice : PageLinks;
  return <Form {...{ current, had }} />;
}

const contentsOf = (page: SettingsPage, profile: Profile): ReactNode => {
  switch (page) {
    case 'profile':
      return <ProfilePage profile={profile} />;
    case 'connection':
      return (
        <>
          <ServiceCard profile={profile} />
          <KeysCard profile={profile} />
          <ConnectionCheck profile={profile} />
          <Requests profile={profile} />
        </>
      );
    case 'reading':
      return <ReadingPage profile={profile} />;
    case 'privacy':
      return <PrivacyCard />;
    case 'app':
      return <AppPage />;
    case 'about':
      return <AboutCard />;
  }
};

/** The settings of the active profile and of the app. */
export function SettingsScreen() {
  const profile = useActiveProfile();
  const page = useWindow((state) => state.settingsPage);
  if (!profile) return null;
  return (
    <div className={styles['screen']} key={profile.id}>
      <Pages current={page} />
      <div className={styles['settings']} key={page}>
        {page !== 'about' && <p className={typography['muted']}>{words.settings.savedAtOnce}</p>}
        {contentsOf(page, profile)}
      </div>
    </div>
  );
}
