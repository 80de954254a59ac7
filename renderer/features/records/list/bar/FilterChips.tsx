import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { ListName } from '../../../../../shared/account';
import { clearSearchAndFilters, filter, groupBy } from '../../../../store/list-actions';
import { Button } from '../../../../ui/Button';
import { measureSize } from '../../../../ui/element-size';
import { Popover } from '../../../../ui/Popover';
import { Icon } from '../../../../ui/Icon';
import { toolWords } from '../../../../i18n/list';
import { focusSearch } from '../focus';
import type { ShownList } from '../use-list';
import type { FilterPart } from './filter-parts';
import styles from './chips.module.css';
import typography from '../../../../ui/typography.module.css';

interface Props {
  /** Accessible name and tooltip of the button: "Remove …". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** On one line; text that does not fit ends in an ellipsis. */
  readonly children: ReactNode;
}

/** A chosen filter as a button that removes it. */
export function Chip({ removeLabel, onRemove, children }: Props) {
  return (
    <button type="button" aria-label={removeLabel} className={styles['chip']} onClick={onRemove}>
      <span title={removeLabel} className={typography['oneLine']}>
        {children}
      </span>
      <Icon of={X} size={14} />
    </button>
  );
}

interface ClearAllProps {
  readonly list: ListName;
  readonly onClear?: () => void;
}

/** Clears the search and all filters of a list, and focuses the search field. */
export function ClearAll({ list, onClear }: ClearAllProps) {
  return (
    <Button
      kind="quiet"
      onClick={() => {
        onClear?.();
        clearSearchAndFilters(list);
        focusSearch();
      }}
    >
      {toolWords.clearAll}
    </Button>
  );
}

/** Least width for a chip, in pixels. */
const leastRoom = 72;

/** How many chips fit into the first line of their box, and the pixels left in that line. */
interface Fit {
  readonly count: number;
  readonly rest: number;
}

/** Counts the chips in the first line. Chips that do not fit wrap below, out of sight. */
const fitOf = (box: HTMLElement): Fit => {
  const { clientWidth } = box;
  if (clientWidth < leastRoom) return { count: 0, rest: clientWidth };
  const chips = [...box.children].filter((chip) => chip instanceof HTMLElement);
  const top = chips[0]?.offsetTop;
  const inLine = chips.filter(({ offsetTop }) => offsetTop === top);
  const end = box.getBoundingClientRect().right;
  const rest = end - (inLine.at(-1)?.getBoundingClientRect().right ?? end);
  return { count: inLine.length, rest: Math.floor(Math.max(0, rest)) };
};

/** A chosen filter or grouping with the action that removes it. */
interface Chosen extends Pick<FilterPart, 'key' | 'label' | 'text'> {
  readonly onRemove: () => void;
}

/** The chosen filters and grouping: as many chips as fit into the line, the others behind a button. */
export function FilterChips<Name extends ListName>({ view }: { readonly view: ShownList<Name> }) {
  const { definition, parts: filters, shown } = view;
  const { list } = definition;
  const { group } = view.state;
  const parts = useMemo((): readonly Chosen[] => {
    const chosen = filters.map(({ without, ...part }) => ({
      ...part,
      onRemove: () => {
        filter(list, without);
      },
    }));
    if (group === null) return chosen;
    const text = toolWords.grouped(toolWords.groups[group]);
    const onRemove = (): void => {
      groupBy(list, null);
    };
    return [...chosen, { key: 'group', label: text, text, onRemove }];
  }, [list, filters, group]);
  const box = useRef<HTMLUListElement>(null);
  const [{ count: fit, rest }, setFit] = useState<Fit>({ count: parts.length, rest: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || parts.length === 0) return undefined;
    return measureSize(current, () => {
      const next = fitOf(current);
      setFit((last) => (last.count === next.count && last.rest === next.rest ? last : next));
    });
  }, [parts]);
  const others = parts.slice(fit);
  const chipOf = ({ label, text, onRemove }: Chosen, close?: () => void) => (
    <Chip
      removeLabel={toolWords.remove(text)}
      onRemove={() => {
        close?.();
        onRemove();
        focusSearch();
      }}
    >
      {label}
    </Chip>
  );
  return (
    <>
      <ul ref={box} className={styles['chips']} aria-hidden={parts.length === 0}>
        {parts.map((part, place) => (
          <li key={part.key} className={place < fit ? undefined : styles['away']}>
            {chipOf(part)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Popover
          quiet
          label={toolWords.more(others.length)}
          name={toolWords.moreFilters(others.length)}
          className={styles['more']}
          // Directly after the last chip instead of at the end of the box.
          style={{ insetInlineStart: -rest }}
        >
          {(close) => (
            <ul className={styles['others']}>
              {others.map((part) => (
                <li key={part.key}>{chipOf(part, close)}</li>
              ))}
            </ul>
          )}
        </Popover>
      )}
      {/* An empty list shows such a button itself (`NoMatch`). */}
      {filters.length > 1 && shown.length > 0 && (
        <span className={styles['clear']}>
          <ClearAll list={list} />
        </span>
      )}
    </>
  );
}
