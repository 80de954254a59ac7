import { main } from '../bridge';
import { words } from '../i18n/window';
import { classOf } from './class-of';
import styles from './ZoneButton.module.css';
import { useLocalZone } from '../store/now';
import { useZone } from '../store/store';

/** Switches all dates between local time and UTC; for the foot of a screen with dates. */
export function ZoneButton({ className }: { readonly className?: string | undefined }) {
  const zone = useZone();
  const localZone = useLocalZone();
  return (
    <button
      type="button"
      className={classOf(styles['zone'], className)}
      title={words.list.datesHint}
      onClick={() => void main.setPreferences({ dates: zone === 'utc' ? 'local' : 'utc' })}
    >
      {words.list.datesIn[zone]}
      {zone === 'local' && (
        <span className={styles['here']}> {words.list.localZone(localZone)}</span>
      )}
    </button>
  );
}
