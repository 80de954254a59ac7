import { licences } from 'virtual:licences';
import { aboutWords } from '../../../i18n/settings';
import styles from './about.module.css';

/** The packages in the app, each with the text of its licence. */
export function Licences() {
  return (
    <div className={styles['licences']}>
      <p className={styles['hint']}>{aboutWords.chromium}</p>
      {licences.map(({ name, version, kind, text }) => (
        <details key={name} className={styles['licence']}>
          <summary>
            {name} {version} <span className={styles['kind']}>{kind}</span>
          </summary>
          <pre lang="en" className={styles['text']} tabIndex={0}>
            {text}
          </pre>
        </details>
      ))}
    </div>
  );
}
