import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ComparedGroup, ComparedRecord } from '../../../shared/expected';
import { rowMarks } from '../../../shared/activity';
import { openRecord } from '../../store/list-actions';
import { useWindow, useValuesHidden } from '../../store/store';
import type { Compared, Comparing } from '../../store/window-state';
import { headHeight } from '../../ui/head-height';
import { words } from '../../i18n/window';
import { compareWords } from '../../i18n/compare';
import styles from './ComparedList.module.css';
import { ComparedRow } from './ComparedRow';
import { linesBetween, pagesOf, sectionsOf, spanOf } from './lines';
import { useReading, useReadRecords } from './use-compared';
import { useViewport } from './use-viewport';

/** Pixels rendered above and below the visible part. */
const beyond = 400;

const noneLong: readonly number[] = [];

const steps: Readonly<Record<string, (at: number, page: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, page) => at + page,
  PageUp: (at, page) => at - page,
  Home: () => 0,
  End: (_at, _page, count) => count - 1,
};

interface Props {
  readonly comparing: Comparing;
  readonly compared: Compared;
  /** The group that the user filters by; null for all. */
  readonly only: ComparedGroup | null;
}

/** The records of a comparison by group. Only rows near the visible part are rendered. */
export function ComparedList({ comparing, compared, only }: Props) {
  const { list } = comparing;
  const { counts } = compared.summary;
  const scroll = useRef<HTMLDivElement>(null);
  const { viewport, bring } = useViewport(scroll);
  const { top, height, room } = viewport;
  const [active, setActive] = useState(0);
  const moved = useRef(false);
  const marks = useWindow((state) => state.marks[list]);
  // Row numbers belong to one answer: they are unusable while the answer on screen is not compared yet.
  const isCurrent = useWindow(({ account }) => account?.head.revision === compared.revision);
  const open = useWindow(({ lists }) => lists[list].open);
  const isHidden = useValuesHidden();
  const records = useReadRecords(compared);
  // The row height would reveal the length of a hidden address.
  const all = sectionsOf(counts, only, room, isHidden ? noneLong : records.long);
  const { sections, count } = all;
  const seen = linesBetween(sections, top - beyond, top + height + beyond);
  // If the filter removed the focused row, the first row takes its place in the tab order.
  const reached = active < count ? active : 0;
  const span = spanOf(sections, reached);
  const isFar = !seen.some((line) => line.kind === 'record' && line.place === reached);
  // The focused row is always rendered; otherwise the focus would be lost.
  const far = isFar && span ? linesBetween(sections, span.top + 1, span.top + 2) : [];
  const lines = [...seen, ...far.filter(({ kind }) => kind === 'record')];
  useReading(comparing, compared, records, pagesOf(lines));
  useLayoutEffect(() => {
    scroll.current?.scrollTo({ top: 0 });
  }, [only]);
  useLayoutEffect(() => {
    if (!moved.current) return;
    const row = scroll.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
    if (!row) return;
    moved.current = false;
    row.focus({ preventScroll: true });
  });
  const goTo = (place: number): void => {
    const next = Math.max(0, Math.min(place, count - 1));
    const target = spanOf(sections, next);
    if (!target) return;
    // Includes the group's head, if the record is the first of its group.
    bring(target.top - headHeight, target.end);
    moved.current = true;
    setActive(next);
  };
  const show = (record: ComparedRecord | undefined): void => {
    if (isCurrent && record && record.row !== null) openRecord(list, record.row);
  };
  const onKey = (event: KeyboardEvent, record: ComparedRecord | undefined): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = steps[event.key];
    // As many rows as high as the current one fit below a group's head.
    const own = span ? span.end - span.top : height;
    const page = Math.max(1, Math.floor((height - headHeight) / own));
    if (step) goTo(step(reached, page, count));
    else if (event.key === 'Enter') show(record);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={scroll}
      role="grid"
      aria-label={compareWords.result}
      aria-rowcount={count + sections.length}
      data-room={room}
      className={styles['scroll']}
    >
      <div role="presentation" className={styles['lines']} style={{ height: all.height }}>
        {lines.map((line) => {
          const { group, count: of } = line.section;
          if (line.kind === 'head') {
            return (
              <div key={group} role="row" className={styles['head']} style={{ top: line.top }}>
                <span role="gridcell">
                  {compareWords.heads[group]} <span>{words.list.count(of)}</span>
                </span>
              </div>
            );
          }
          const record = records.recordAt(group, line.index);
          const row = isCurrent && record ? record.row : null;
          return (
            <div
              key={`${group} ${line.index}`}
              role="row"
              aria-rowindex={line.place + sections.indexOf(line.section) + 2}
              aria-selected={row !== null && row === open}
              tabIndex={line.place === reached ? 0 : -1}
              className={styles['row']}
              data-opens={row !== null}
              style={{ top: line.top, height: line.height }}
              onFocus={() => {
                setActive(line.place);
              }}
              onKeyDown={(event) => {
                onKey(event, record);
              }}
              onClick={() => {
                // A click that ends a text selection does not open the record.
                if (getSelection()?.isCollapsed !== false) show(record);
              }}
            >
              {record ? (
                <ComparedRow
                  list={list}
                  record={record}
                  hasAlarm={row !== null && marks?.[row] === rowMarks.alarm}
                />
              ) : (
                <span role="gridcell" aria-busy="true" />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
