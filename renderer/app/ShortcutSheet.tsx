import { closeSheet } from '../store/navigate';
import { Dialog, useOpenDialog } from '../ui/Dialog';
import { system } from '../ui/system';
import { shortcutWords } from '../i18n/shell';
import { words } from '../i18n/window';
import { shortcutGroups, shownKeys } from './shortcut-groups';
import styles from './ShortcutSheet.module.css';

/** Mac keyboards have no menu key. */
const isOfSystem = ({ does }: { readonly does: string }): boolean =>
  does !== 'menu' || system !== 'mac';

/** A dialog with all keyboard shortcuts, grouped by where they work. */
export function ShortcutSheet() {
  const dialog = useOpenDialog();
  return (
    <Dialog dialog={dialog} title={words.shortcuts} onClose={closeSheet}>
      <div className={styles['groups']}>
        {shortcutGroups.map(({ place, shortcuts }) => (
          <section key={place}>
            <h3>{shortcutWords.places[place]}</h3>
            <dl className={styles['list']}>
              {shortcuts.filter(isOfSystem).map(({ does, keys }) => (
                <div key={does} className={styles['shortcut']}>
                  <dt>{shortcutWords.does[does]}</dt>
                  <dd>
                    {keys.map((chord) => (
                      <kbd key={chord}>{shownKeys(chord, system, shortcutWords.keys)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
