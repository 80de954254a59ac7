import { useEffect, useRef } from 'react';
import { explorerTemplates, type Explorer, type ExplorerProblem } from '../../../shared/explorer';
import type { ExplorerRow } from '../../store/store';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { templateProblem } from '../../i18n/explorers';
import { isOpen } from './explorer-rows';
import styles from './settings.module.css';
import { CheckboxRow } from './SettingsCard';
import { usePause } from './use-saving';

interface Props {
  readonly row: ExplorerRow;
  /** What is wrong with this entry; null when nothing is. */
  readonly found: Pick<ExplorerProblem, 'part' | 'problem'> | null;
  /** Whether the entry has just been added, and the person goes on in it. */
  readonly isNew: boolean;
  readonly id: string;
  readonly onChange: (explorer: Explorer) => void;
  /** A field is done with; `leaves` where the whole entry is. */
  readonly onTake: (leaves: boolean) => void;
  readonly onRemove: () => void;
}

/** The fields of one entry, which save themselves as soon as all of them can be used. */
export function ExplorerFields({ row, found, isNew, id, onChange, onTake, onRemove }: Props) {
  const { typed, inForce } = row;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
  }, [isNew]);
  const { later, cancel } = usePause(() => {
    onTake(false);
  });
  const problem = (part: ExplorerProblem['part']): string | undefined =>
    found?.part === part ? templateProblem(found.problem) : undefined;
  const change = (changed: Partial<Explorer>): void => {
    onChange({ ...typed, ...changed });
    later();
  };
  return (
    <div
      ref={fields}
      id={id}
      className={styles['explorerFields']}
      onBlur={({ currentTarget, relatedTarget }) => {
        cancel();
        onTake(!currentTarget.contains(relatedTarget));
      }}
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        if (!(target instanceof HTMLInputElement)) return;
        cancel();
        onTake(true);
      }}
    >
      <Field
        label={words.explorers.asset}
        value={typed.asset}
        problem={problem('asset')}
        onChange={({ target }) => {
          change({ asset: target.value });
        }}
      />
      {explorerTemplates.map((name) => (
        <Field
          key={name}
          label={words.explorers[name]}
          value={typed[name] ?? ''}
          problem={problem(name)}
          inputMode="url"
          onChange={({ target }) => {
            const text = target.value;
            change({ [name]: text === '' && name !== 'address' ? null : text });
          }}
        />
      ))}
      <CheckboxRow
        label={words.explorers.evm}
        checked={typed.evm}
        onChange={(evm) => {
          change({ evm });
        }}
      />
      <div className={styles['actions']}>
        <Button kind="quiet" flush onClick={onRemove}>
          {words.explorers.remove(typed.asset)}
        </Button>
        <span role="status" className={styles['open']}>
          {found && isOpen(row) && words.explorers[inForce ? 'beforeStays' : 'notYet']}
        </span>
      </div>
    </div>
  );
}
