import { licences } from 'virtual:licences';
import { aboutWords } from '../../i18n/settings';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import typography from '../../ui/typography.module.css';
import styles from './settings.module.css';

/** The packages in the app, each with the text of its licence, in a dialog. */
export function Licences({ onClose }: { readonly onClose: () => void }) {
  const dialog = useOpenDialog();
  return (
    <Dialog dialog={dialog} title={aboutWords.licences} onClose={onClose}>
      <div className={styles['rows']}>
        <p className={typography['muted']}>{aboutWords.chromium}</p>
        {licences.map(({ name, version, kind, text }) => (
          <details key={name} className={styles['licence']}>
            <summary>
              {name} {version} <span className={typography['muted']}>{kind}</span>
            </summary>
            <pre lang="en" className={styles['licenceText']} tabIndex={0}>
              {text}
            </pre>
          </details>
        ))}
      </div>
    </Dialog>
  );
}
