import { ChevronDown, OctagonAlert, Plus, Settings2 } from 'lucide-react';
import { hostOf } from '../../shared/base-url';
import type { Profile } from '../../shared/profile';
import { showSettings, startConnecting } from '../store/navigate';
import { selectProfile } from '../store/profiles';
import { useActiveProfile, useValuesHidden, useWindow } from '../store/store';
import { NameText } from '../ui/text/ServiceText';
import { plainName, useProfileName, longestHolder, useHolder } from '../ui/text/names';
import { ColourDot } from '../ui/ColourDot';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { Menu, MenuItem, MenuLine } from '../ui/Menu';
import { VisuallyHidden } from '../ui/Status';
import { words } from '../i18n/window';
import styles from './ProfileMenu.module.css';

/** What the user must know about a profile besides its name; null where there is nothing. */
const markOf = ({ production, kind }: Profile): string | null => {
  if (production) return words.settings.productionMark;
  return kind === 'demo' ? words.app.demo : null;
};

/** Number of unacknowledged alarms of a profile, as far as this run knows. */
function OpenAlarms({ count }: { readonly count: number }) {
  const said = words.shell.openAlarms(count);
  return (
    <span className={styles['alarms']} title={said}>
      <Icon of={OctagonAlert} size={14} />
      <span aria-hidden="true">{words.list.count(count)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

function Items({ active }: { readonly active: Profile }) {
  const profiles = useWindow((state) => state.app?.profiles ?? []);
  const openAlarms = useWindow((state) => state.app?.openAlarms ?? {});
  const nameOf = useProfileName();
  return (
    <>
      <div role="group" className={styles['profiles']}>
        {profiles.map((profile) => {
          const name = nameOf(profile);
          const alarms = openAlarms[profile.id] ?? 0;
          return (
            <MenuItem
              key={profile.id}
              chosen={profile.id === active.id}
              detail={
                <span className={styles['details']}>
                  <span data-production={profile.production}>{markOf(profile)}</span>
                  {alarms > 0 && <OpenAlarms count={alarms} />}
                </span>
              }
              onPress={() => {
                if (profile.id !== active.id) void selectProfile(profile.id);
              }}
            >
              <span className={styles['choice']} title={name}>
                <ColourDot colour={profile.colour} />
                <bdi>{name}</bdi>
              </span>
            </MenuItem>
          );
        })}
      </div>
      <MenuLine />
      <MenuItem icon={Plus} onPress={startConnecting}>
        {words.account.addProfile}
      </MenuItem>
      <MenuItem
        icon={Settings2}
        onPress={() => {
          showSettings('profile');
        }}
      >
        {words.shell.manageProfiles}
      </MenuItem>
    </>
  );
}

/** Number of profiles not on screen that have open alarms, as far as this run knows. */
const useOthersAlarmed = (): number =>
  useWindow(
    ({ app }) =>
      app?.profiles.filter(({ id }) => id !== app.activeProfileId && (app.openAlarms[id] ?? 0) > 0)
        .length ?? 0,
  );

/** The profile whose account is on screen, with a menu that leads to the other profiles. */
export function ProfileMenu() {
  const active = useActiveProfile();
  const nameOf = useProfileName();
  const hidden = useValuesHidden();
  const holder = useHolder();
  const othersAlarmed = useOthersAlarmed();
  if (!active) return null;
  const name = nameOf(active);
  const mark = markOf(active);
  const host = hidden || active.kind === 'demo' ? null : hostOf(active.baseUrl);
  const named = holder === null ? null : plainName(holder);
  const alarmed = othersAlarmed === 0 ? null : words.shell.otherAlarms(othersAlarmed);
  const about = [named, mark, host, alarmed].filter((part) => part !== null);
  return (
    <Menu
      quiet
      title={words.shell.profiles}
      hint={words.shell.profile(name, about.length === 0 ? null : about.join(', '))}
      className={styles['profile']}
      label={
        <>
          <span className={styles['mark']} data-production={active.production}>
            <Logo size={32} />
            {alarmed !== null && <span aria-hidden="true" className={styles['alarm']} />}
          </span>
          <span className={styles['who']}>
            <VisuallyHidden>{words.account.profile}: </VisuallyHidden>
            <bdi className={styles['name']}>{name}</bdi>
            {holder !== null && (
              <span className={styles['holder']}>
                <NameText text={holder} longest={longestHolder} />
              </span>
            )}
            <span className={styles['kind']} data-production={active.production}>
              <ColourDot colour={active.colour} />
              {mark !== null && <span className={styles['known']}>{mark}</span>}
              {host !== null && (
                <span className={styles['host']}>
                  <bdi dir="ltr">{host}</bdi>
                </span>
              )}
            </span>
            {alarmed !== null && <VisuallyHidden>{alarmed}</VisuallyHidden>}
          </span>
          <Icon of={ChevronDown} size={12} className={styles['arrow']} />
        </>
      }
    >
      {() => <Items active={active} />}
    </Menu>
  );
}
