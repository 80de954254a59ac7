import { useId, useState } from 'react';
import { keyLengths, type KeyLength } from '../../shared/profile';
import { Button } from '../ui/Button';
import { words } from '../words';
import styles from './KeyChooser.module.css';

interface Props {
  readonly busy: boolean;
  readonly onGenerate: (bits: KeyLength) => void;
  readonly onCancel: () => void;
}

const isLength = (bits: number): bits is KeyLength => keyLengths.some((length) => length === bits);

/** Makes a key pair inside the app; the private half goes straight to main's keeping. */
export function GenerateKey({ busy, onGenerate, onCancel }: Props) {
  const id = useId();
  const [bits, setBits] = useState<KeyLength>(4096);
  if (busy) {
    return (
      <div className={styles['generating']}>
        <progress aria-label={words.connect.generating} className={styles['progress']} />
        <span role="status">{words.connect.generating}</span>
        <Button kind="quiet" onClick={onCancel}>
          {words.common.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['generate']}>
      <Button
        onClick={() => {
          onGenerate(bits);
        }}
      >
        {words.connect.generate}
      </Button>
      <label htmlFor={id} className={styles['hidden']}>
        {words.connect.keyLength}
      </label>
      <select
        id={id}
        className={styles['length']}
        value={bits}
        onChange={(event) => {
          const length = Number(event.target.value);
          if (isLength(length)) setBits(length);
        }}
      >
        {keyLengths.map((length) => (
          <option key={length} value={length}>
            {words.connect.bits(length)}
          </option>
        ))}
      </select>
    </div>
  );
}
