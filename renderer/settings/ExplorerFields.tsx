import { useEffect, useRef } from 'react';
import { explorerTemplates, type Explorer, type ExplorerProblem } from '../../shared/explorer';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { words } from '../words';
import { templateProblem } from '../words/links';
import styles from './settings.module.css';

interface Props {
  readonly explorer: Explorer;
  /** What is wrong with this entry; null when nothing is. */
  readonly found: ExplorerProblem | null;
  /** Whether the entry has just been added, and the person goes on in it. */
  readonly isNew: boolean;
  readonly onChange: (explorer: Explorer) => void;
  readonly onRemove: () => void;
}

/** The pages of one asset. */
export function ExplorerFields({ explorer, found, isNew, onChange, onRemove }: Props) {
  const { asset, evm } = explorer;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (found) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found]);
  const problem = (part: ExplorerProblem['part']): string | undefined =>
    found?.part === part ? templateProblem(found.problem) : undefined;
  return (
    <fieldset ref={fields} className={styles['explorer']}>
      <legend>{asset || words.explorers.newAsset}</legend>
      <Field
        label={words.explorers.asset}
        value={asset}
        problem={problem('asset')}
        onChange={({ target }) => {
          onChange({ ...explorer, asset: target.value });
        }}
      />
      {explorerTemplates.map((name) => (
        <Field
          key={name}
          label={words.explorers[name]}
          value={explorer[name] ?? ''}
          problem={problem(name)}
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
        <Button kind="quiet" flush onClick={onRemove}>
          {words.explorers.remove(asset)}
        </Button>
      </div>
    </fieldset>
  );
}
