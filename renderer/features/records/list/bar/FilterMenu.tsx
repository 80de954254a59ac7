import { ChevronRight, ListFilter } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { ListName } from '../../../../../shared/account';
import { useValuesHidden } from '../../../../store/store';
import { Icon } from '../../../../ui/Icon';
import { Popover } from '../../../../ui/Popover';
import { words } from '../../../../i18n/window';
import { toolWords } from '../../../../i18n/list';
import { deployerColumn } from '../model/list-query';
import { operatorNames } from '../model/operators';
import { valueOfOperator } from '../model/search-tokens';
import { searchLanguage } from '../search-language';
import type { ShownList } from '../use-list';
import styles from './FilterMenu.module.css';
import { AddressCheck, dateOperators, Dates, DeployerKinds, Marks, Values } from './filter-choices';
import { ClearAll } from './FilterChips';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
}

interface Section {
  readonly name: string;
  readonly title: string;
  readonly chosen: number;
  readonly content: ReactNode;
}

/** Collapsible sections, of which one is open at a time: at first the one with chosen filters, or the first. */
function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const id = useId();
  const [open, setOpen] = useState(
    () => (sections.find(({ chosen }) => chosen > 0) ?? sections[0])?.name,
  );
  return sections.map(({ name, title, chosen, content }) => {
    const isOpen = name === open;
    return (
      <section key={name} className={styles['section']}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-${name}` : undefined}
          className={styles['head']}
          onClick={() => {
            setOpen(isOpen ? undefined : name);
          }}
        >
          <Icon of={ChevronRight} className={styles['arrow']} />
          {title}
          {chosen > 0 && <span className={styles['chosen']}>{words.list.count(chosen)}</span>}
        </button>
        {isOpen && (
          <div id={`${id}-${name}`} className={styles['content']}>
            {content}
          </div>
        )}
      </section>
    );
  });
}

/**
 * Drops the second click of a double click on a section's head: the section has opened or closed, and another control
 * may now be under the pointer.
 */
const useMeantClicks = () => {
  const head = useRef<Element | null>(null);
  return (event: MouseEvent<HTMLElement>): void => {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    if (detail === 1) head.current = target.closest('[aria-expanded]');
    if (detail < 2 || head.current === null || head.current.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
};

function Panel<Name extends ListName>({ close, view }: Props<Name> & { close: () => void }) {
  const { definition, state, parts } = view;
  const { list, choices, columns } = definition;
  const { filters, search: text } = state;
  const isHidden = useValuesHidden();
  const onClickCapture = useMeantClicks();
  const chosenIn = (column: string): number => filters.values[column]?.length ?? 0;
  const valuesOf = (column: string) => {
    const { label = column } = columns.find(({ name }) => name === column) ?? {};
    const content = <Values key={column} {...{ view, column, label }} />;
    return { name: column, title: label, chosen: chosenIn(column), content };
  };
  const deployer: Section = {
    name: 'deployer',
    title: toolWords.deployer,
    chosen: filters.deployers.length + chosenIn(deployerColumn),
    content: (
      <>
        <DeployerKinds view={view} />
        {valuesOf(deployerColumn).content}
      </>
    ),
  };
  const named = operatorNames(definition.operators, searchLanguage());
  const dates = dateOperators.filter((one) => (valueOfOperator(text, one, named) ?? '') !== '');
  const date: Section = {
    name: 'date',
    title: toolWords.date,
    chosen: dates.length,
    content: <Dates view={view} />,
  };
  const sections: readonly Section[] = [
    ...choices.map((column) => (column === deployerColumn ? deployer : valuesOf(column))),
    // A search from before values were hidden stays hidden, including its dates.
    ...(definition.operators.dates === 'dated' && !isHidden ? [date] : []),
    {
      name: 'check',
      title: toolWords.addressCheck,
      chosen: filters.checksums.length,
      content: <AddressCheck view={view} />,
    },
    {
      name: 'marks',
      title: toolWords.marks,
      chosen: filters.marks.length,
      content: <Marks view={view} />,
    },
  ];
  return (
    <div
      role="group"
      aria-label={toolWords.filter}
      className={styles['panel']}
      onClickCapture={onClickCapture}
    >
      <div className={styles['on']}>
        <p>{toolWords.filtersOn(parts.length + (sections.includes(date) ? dates.length : 0))}</p>
        {(parts.length > 0 || text.trim() !== '') && <ClearAll list={list} onClear={close} />}
      </div>
      <Sections sections={sections} />
    </div>
  );
}

/** The button that opens all filters of a list. */
export function FilterMenu<Name extends ListName>({ view }: Props<Name>) {
  const { length: chosen } = view.parts;
  return (
    <Popover
      icon={ListFilter}
      label={<span className={styles['word']}>{toolWords.filter}</span>}
      name={chosen > 0 ? toolWords.filters(chosen) : toolWords.filter}
      marked={chosen > 0}
      className={styles['button']}
    >
      {(close) => <Panel view={view} close={close} />}
    </Popover>
  );
}
