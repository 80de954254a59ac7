import { words } from '../../i18n/window';
import styles from './ScriptMark.module.css';
import { hasForeignCharacters, mixedScripts } from './scripts';

interface Props {
  /** Text of the service. */
  readonly text: string;
}

/** A badge for a name that mixes scripts, nothing for any other. */
export function ScriptMark({ text }: Props) {
  const scripts = mixedScripts(text);
  if (scripts.length === 0) return null;
  return (
    <span className={styles['badge']} title={words.scripts.mixedHint}>
      {words.scripts.mixed(scripts)}
    </span>
  );
}

/** A badge for an address with characters that belong in none, spaces as well, nothing for any other. */
export function ForeignMark({ text }: Props) {
  if (!hasForeignCharacters(text) && !text.includes(' ')) return null;
  return (
    <span className={styles['badge']} title={words.scripts.foreignHint}>
      {words.scripts.foreign}
    </span>
  );
}
