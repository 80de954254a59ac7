import type { Explorer } from '../../shared/explorer';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { words } from '../words';
import styles from './settings.module.css';

interface Props {
  readonly explorer: Explorer;
  readonly onChange: (explorer: Explorer) => void;
  readonly onRemove: () => void;
}

const templates = ['address', 'code', 'verification'] as const;

/** The pages of one asset. */
export function ExplorerFields({ explorer, onChange, onRemove }: Props) {
  const { asset, evm } = explorer;
  return (
    <fieldset className={styles['explorer']}>
      <legend>{asset || words.explorers.newAsset}</legend>
      <Field
        label={words.explorers.asset}
        value={asset}
        onChange={({ target }) => {
          onChange({ ...explorer, asset: target.value });
        }}
      />
      {templates.map((name) => (
        <Field
          key={name}
          label={words.explorers[name]}
          value={explorer[name] ?? ''}
          inputMode="url"
          onChange={({ target }) => {
            const text = target.value;
            onChange({ ...explorer, [name]: text === '' && name !== 'address' ? null : text });
          }}
        />
      ))}
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={evm}
          onChange={({ target }) => {
            onChange({ ...explorer, evm: target.checked });
          }}
        />
        {words.explorers.evm}
      </label>
      <div>
        <Button kind="quiet" onClick={onRemove}>
          {words.explorers.remove(asset)}
        </Button>
      </div>
    </fieldset>
  );
}
