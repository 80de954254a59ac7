import type { SettingsNotice as Notice } from '../../shared/profile';
import { words } from '../i18n/window';
import styles from './SettingsNotice.module.css';

/** Says what became of a settings file that could not be used. */
export function SettingsNotice({ notice }: { readonly notice: Notice }) {
  return (
    <p role="alert" className={styles['notice']}>
      {notice.kind === 'damaged'
        ? words.settings.damaged(notice.keptAs)
        : words.settings[notice.kind]}
    </p>
  );
}
