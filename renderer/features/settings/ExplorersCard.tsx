import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useRef, useId, useState, type RefObject } from 'react';
import {
  explorerTemplates,
  mostExplorers,
  siteOf,
  type Explorer,
  type ExplorerProblem,
} from '../../../shared/explorer';
import { useWindow } from '../../store/store';
import type { ExplorerRow } from '../../store/window-state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { templateProblem } from '../../i18n/settings';
import { isOpen, blankRow, rowsAfter, rowsOf, taking } from './explorer-rows';
import { Said } from '../../ui/Status';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';
import { CheckboxRow, Saves, SettingsCard, ValueFields } from './SettingsCard';
import { usePause, useSaving } from './use-saving';
import { Icon } from '../../ui/Icon';
import { forgetApplied, rowsNow, sendRows, setRows, withAsset } from './explorer-edit';

type Found = Pick<ExplorerProblem, 'part' | 'problem'> & { readonly place: number };

interface Unfolded {
  readonly place: number;
  /** Whether the entry was just added, so that it takes the focus. */
  readonly isNew: boolean;
}

const none: readonly Explorer[] = [];

/** State of the explorers while edited, and actions on an entry by its index. */
const useExplorers = (addButton: RefObject<HTMLButtonElement | null>) => {
  const explorers = useWindow((state) => state.app?.explorers) ?? none;
  const edit = useWindow((state) => state.explorerEdit);
  const rows = edit ? rowsAfter(edit, explorers) : rowsOf(explorers);
  const { saving, save, forget } = useSaving();
  const [found, setFound] = useState<Found | null>(null);
  const [told, tell] = useState<'full' | { readonly removed: string } | null>(null);
  // One entry is open at a time; at first an unfinished one from the last visit.
  const [unfolded, setUnfolded] = useState<Unfolded | null>(() => {
    const place = rowsNow().findIndex(isOpen);
    return place === -1 ? null : { place, isNew: false };
  });

  const change = (next: readonly ExplorerRow[]): void => {
    setRows(next);
    setFound(null);
    tell(null);
    forget();
  };

  /** Saves the applied entries. If that fails, the previous entries stay in force. */
  const write = async (next: readonly ExplorerRow[], before: readonly ExplorerRow[]) => {
    const failure = await save(sendRows(next));
    if (failure !== null) {
      setRows(rowsNow().map((row, place) => ({ ...row, inForce: before[place]?.inForce ?? null })));
    } else forgetApplied();
  };

  /**
   * Applies an entry when one of its fields, or with `leaves` the whole entry, is left, if it is valid. Reports a
   * problem only once the field has text or the entry is left.
   */
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

  const { full, removed: wasRemoved } = words.explorers;
  return {
    rows,
    saving,
    found,
    said: told === 'full' ? full : told && wasRemoved(told.removed),
    unfolded,
    take,
    type: (place: number, row: ExplorerRow) => {
      change(rows.with(place, row));
    },
    fold: (place: number) => {
      take(place, true);
      setUnfolded((now) => (now?.place === place ? null : { place, isNew: false }));
    },
    add: () => {
      if (rows.length >= mostExplorers) {
        tell('full');
        return;
      }
      change([...rows, blankRow]);
      setUnfolded({ place: rows.length, isNew: true });
    },
    remove: async (place: number): Promise<void> => {
      const before = rowsNow();
      const removed = before[place];
      change(before.toSpliced(place, 1));
      setUnfolded(null);
      // The pressed button is gone.
      addButton.current?.focus();
      if (!removed?.inForce) return;
      const failure = await save(sendRows(rowsNow()));
      if (failure !== null) setRows(rowsNow().toSpliced(place, 0, removed));
      else {
        forgetApplied();
        tell({ removed: removed.inForce.asset });
      }
    },
  };
};

interface Props {
  readonly explorers: ReturnType<typeof useExplorers>;
  readonly row: ExplorerRow;
  /** Index among all entries. The asset's name may be changing, so nothing else identifies an entry. */
  readonly place: number;
}

/** The fields of one entry, which save as soon as all are valid. */
function ExplorerFields({ explorers, row, place, id }: Props & { readonly id: string }) {
  const { typed, inForce } = row;
  const { take, type, remove, unfolded } = explorers;
  const found = explorers.found?.place === place ? explorers.found : null;
  const isNew = unfolded?.isNew === true;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
  }, [isNew]);
  const { later, cancel } = usePause(() => {
    take(place, false);
  });
  const problem = (part: ExplorerProblem['part']): string | undefined =>
    found?.part === part ? templateProblem(found.problem) : undefined;
  const change = (changed: Partial<Explorer>): void => {
    type(place, { ...row, typed: { ...typed, ...changed } });
    later();
  };
  return (
    <div
      ref={fields}
      id={id}
      className={styles['explorerFields']}
      onBlur={({ currentTarget, relatedTarget }) => {
        cancel();
        take(place, !currentTarget.contains(relatedTarget));
      }}
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        if (!(target instanceof HTMLInputElement)) return;
        cancel();
        take(place, true);
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
        <Button kind="quiet" flush onClick={() => void remove(place)}>
          {words.explorers.remove(typed.asset)}
        </Button>
        <span role="status" className={typography['muted']}>
          {found && isOpen(row) && words.explorers[inForce ? 'beforeStays' : 'notYet']}
        </span>
      </div>
    </div>
  );
}

/** The pages of one asset: a line with its name and website, and the fields below once unfolded. */
function ExplorerEntry(props: Props) {
  const { explorers, row, place } = props;
  const isUnfolded = explorers.unfolded?.place === place;
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
          onClick={() => {
            explorers.fold(place);
          }}
        >
          <Icon of={isUnfolded ? ChevronDown : ChevronRight} />
          <span className={styles['explorerAsset']}>{asset || words.explorers.newAsset}</span>{' '}
          <span className={styles['explorerSite']}>{site}</span>{' '}
          {!isUnfolded && isOpen(row) && (
            <span className={styles['explorerState']}>{words.explorers.notYet}</span>
          )}
        </button>
        {isUnfolded && <ExplorerFields {...props} id={id} />}
      </fieldset>
    </Saves>
  );
}

/** The explorer pages for the addresses of each asset. No page opens without a click. */
export function ExplorersCard() {
  const addButton = useRef<HTMLButtonElement>(null);
  const explorers = useExplorers(addButton);
  return (
    <SettingsCard title={words.explorers.title} saving={explorers.saving}>
      <ValueFields>
        <p className={typography['muted']}>{words.explorers.hint}</p>
        <div className={styles['explorers']}>
          {explorers.rows.map((row, place) => (
            <ExplorerEntry key={place} {...{ explorers, row, place }} />
          ))}
        </div>
        <div className={actions['actions']}>
          <Button ref={addButton} icon={Plus} onClick={explorers.add}>
            {words.explorers.add}
          </Button>
          <Said>{explorers.said}</Said>
        </div>
      </ValueFields>
    </SettingsCard>
  );
}
