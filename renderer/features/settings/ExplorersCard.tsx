import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useRef, useId, useState, type ComponentProps } from 'react';
import {
  explorerTemplates,
  mostExplorers,
  siteOf,
  type Explorer,
  type ExplorerProblem,
} from '../../../shared/explorer';
import { useWindow, type ExplorerRow } from '../../store/store';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { templateProblem } from '../../i18n/explorers';
import { isOpen, blankRow, rowsAfter, rowsOf, taking } from './explorer-rows';
import { Said } from '../../ui/Status';
import print from '../../ui/print.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';
import { CheckboxRow, Saves, SettingsCard, ValueFields } from './SettingsCard';
import { usePause, useSaving } from './use-saving';
import { Icon } from '../../ui/Icon';
import { forgetApplied, rowsNow, sendRows, setRows, withAsset } from './explorer-edit';

interface ExplorerFieldsProps {
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
function ExplorerFields({
  row,
  found,
  isNew,
  id,
  onChange,
  onTake,
  onRemove,
}: ExplorerFieldsProps) {
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
        label={words.fields.asset}
        value={typed.asset}
        problem={problem('asset')}
        onChange={({ target }) => {
          change(inForce ? { asset: target.value } : withAsset(typed, target.value));
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
      <div className={actions['actions']}>
        <Button kind="quiet" flush onClick={onRemove}>
          {words.explorers.remove(typed.asset)}
        </Button>
        <span role="status" className={print['muted']}>
          {found && isOpen(row) && words.explorers[inForce ? 'beforeStays' : 'notYet']}
        </span>
      </div>
    </div>
  );
}

interface Props extends Omit<ComponentProps<typeof ExplorerFields>, 'id'> {
  readonly isUnfolded: boolean;
  readonly onFold: () => void;
}

/** The pages of one asset: a line that names it and its website, with the fields below it once it is unfolded. */
function ExplorerEntry({ isUnfolded, onFold, ...fields }: Props) {
  const { row } = fields;
  const { asset } = row.typed;
  const site = siteOf(row.typed.address);
  const id = useId();
  const entry = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isUnfolded) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded]);
  return (
    <Saves>
      <fieldset
        ref={entry}
        className={styles['explorer']}
        aria-label={asset || words.explorers.newAsset}
      >
        <button
          type="button"
          className={styles['explorerLine']}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          onClick={onFold}
        >
          <Icon of={isUnfolded ? ChevronDown : ChevronRight} />
          <span className={styles['explorerAsset']}>{asset || words.explorers.newAsset}</span>{' '}
          <span className={styles['explorerSite']}>{site}</span>{' '}
          {!isUnfolded && isOpen(row) && (
            <span className={styles['explorerState']}>{words.explorers.notYet}</span>
          )}
        </button>
        {isUnfolded && <ExplorerFields {...fields} id={id} />}
      </fieldset>
    </Saves>
  );
}

type Found = Pick<ExplorerProblem, 'part' | 'problem'> & { readonly place: number };

interface Unfolded {
  readonly place: number;
  /** Whether it was added, to go on in at once. */
  readonly isNew: boolean;
}

const none: readonly Explorer[] = [];

/** Which pages a person is sent to for the addresses of an asset. Nothing is opened without a click. */
export function ExplorersCard() {
  const explorers = useWindow((state) => state.app?.explorers) ?? none;
  const edit = useWindow((state) => state.explorerEdit);
  const rows = edit ? rowsAfter(edit, explorers) : rowsOf(explorers);
  const { saving, save, forget } = useSaving();
  const [found, setFound] = useState<Found | null>(null);
  const [said, setSaid] = useState('');
  // One at a time; first what was not finished when the view was left.
  const [unfolded, setUnfolded] = useState<Unfolded | null>(() => {
    const place = rowsNow().findIndex(isOpen);
    return place === -1 ? null : { place, isNew: false };
  });
  const addButton = useRef<HTMLButtonElement>(null);

  const change = (next: readonly ExplorerRow[]): void => {
    setRows(next);
    setFound(null);
    setSaid('');
    forget();
  };

  /** Writes what applies now; where that fails, what applied before does. */
  const write = async (next: readonly ExplorerRow[], before: readonly ExplorerRow[]) => {
    const failure = await save(sendRows(next));
    if (failure !== null) {
      setRows(rowsNow().map((row, place) => ({ ...row, inForce: before[place]?.inForce ?? null })));
    } else forgetApplied();
  };

  /** Has a row take effect if it can. What is wrong with a field is said once something is in it, or the row is left. */
  const take = (place: number, leaves: boolean): void => {
    const before = rowsNow();
    const row = before[place];
    if (!row || !isOpen(row)) return;
    const taken = taking(before, place);
    if ('rows' in taken) {
      setFound(null);
      void write(taken.rows, before);
      return;
    }
    const isEmpty = (row.typed[taken.problem.part] ?? '').trim() === '';
    if (leaves || !isEmpty) setFound({ ...taken.problem, place });
  };

  const fold = (place: number): void => {
    take(place, true);
    setUnfolded((now) => (now?.place === place ? null : { place, isNew: false }));
  };

  const remove = async (place: number): Promise<void> => {
    const before = rowsNow();
    const removed = before[place];
    change(before.toSpliced(place, 1));
    setUnfolded(null);
    // The button that was pressed is gone.
    addButton.current?.focus();
    if (!removed?.inForce) return;
    const failure = await save(sendRows(rowsNow()));
    if (failure !== null) setRows(rowsNow().toSpliced(place, 0, removed));
    else {
      forgetApplied();
      setSaid(words.explorers.removed(removed.inForce.asset));
    }
  };

  return (
    <SettingsCard title={words.explorers.title} saving={saving}>
      <ValueFields>
        <p className={print['muted']}>{words.explorers.hint}</p>
        <div className={styles['explorers']}>
          {rows.map((row, place) => (
            <ExplorerEntry
              // An asset's name is being typed here, so its place is all that tells one from another.
              key={place}
              row={row}
              found={found?.place === place ? found : null}
              isUnfolded={unfolded?.place === place}
              isNew={unfolded?.place === place && unfolded.isNew}
              onFold={() => {
                fold(place);
              }}
              onChange={(typed) => {
                change(rows.with(place, { ...row, typed }));
              }}
              onTake={(leaves) => {
                take(place, leaves);
              }}
              onRemove={() => void remove(place)}
            />
          ))}
        </div>
        <div className={actions['actions']}>
          <Button
            ref={addButton}
            icon={Plus}
            onClick={() => {
              if (rows.length >= mostExplorers) {
                setSaid(words.explorers.full);
                return;
              }
              change([...rows, blankRow]);
              setUnfolded({ place: rows.length, isNew: true });
            }}
          >
            {words.explorers.add}
          </Button>
          <Said>{said}</Said>
        </div>
      </ValueFields>
    </SettingsCard>
  );
}
