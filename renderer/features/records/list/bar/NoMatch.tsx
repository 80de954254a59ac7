import { FileCode, History, RefreshCw, SearchX, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { otherList, type ListName } from '../../../../../shared/account';
import type { Filters } from '../../../../store/list-state';
import { refresh } from '../../../../store/account-actions';
import { showGone } from '../../../../store/activity-actions';
import { show } from '../../../../store/navigate';
import { filter, search } from '../../../../store/list-actions';
import { useWindow, useIsRefreshing, useValuesHidden } from '../../../../store/store';
import { absentList } from '../../../../ui/text/absent-list';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { toolWords } from '../../../../i18n/list';
import { words } from '../../../../i18n/window';
import { goneFrom } from '../../../changes/count-of';
import { listDefinitions } from '../columns';
import { focusSearch } from '../focus';
import type { CountFound, ShownList } from '../use-list';
import { Chip, ClearAll } from './FilterChips';
import { searchPart } from './filter-parts';
import styles from './chips.module.css';

/** Most parts that are counted: each count is a query of the whole list. */
const mostCounted = 8;

interface Question {
  readonly text: string;
  readonly filters: Filters;
}

/** Number of records that each question finds. Asks one question per frame, so that the window stays responsive. */
const useCounts = (questions: readonly Question[], count: CountFound): readonly number[] => {
  const key = JSON.stringify(questions);
  const [known, setKnown] = useState({ key, counts: [] as readonly number[] });
  useEffect(() => {
    const all = JSON.parse(key) as readonly Question[];
    let counts: readonly number[] = [];
    let frame = 0;
    const ask = (): void => {
      const question = all[counts.length];
      if (!question || counts.length >= mostCounted) return;
      counts = [...counts, count(question.text, question.filters).found];
      setKnown({ key, counts });
      frame = requestAnimationFrame(ask);
    };
    frame = requestAnimationFrame(ask);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [key, count]);
  return known.key === key ? known.counts : [];
};

/** Shown if search and filters match no record: each part, and how many records the list would show without it. */
export function NoMatch<Name extends ListName>({ view }: { readonly view: ShownList<Name> }) {
  const { definition, state, parts, count } = view;
  const { list } = definition;
  const isHidden = useValuesHidden();
  const text = state.search.trim();
  const said = searchPart(text, isHidden);
  const all = [
    ...(text === ''
      ? []
      : [
          {
            key: 'search',
            label: toolWords.searchText(said),
            text: said,
            question: { text: '', filters: state.filters },
          },
        ]),
    ...parts.map(({ key, label, text, without }) => ({
      key,
      label,
      text,
      question: { text: state.search, filters: without },
    })),
  ];
  const counts = useCounts(
    all.map(({ question }) => question),
    count,
  );
  return (
    <EmptyState
      icon={SearchX}
      title={toolWords.noMatch(list, all.length)}
      actions={all.length > 1 && <ClearAll list={list} />}
    >
      <p>{toolWords.removeOne(all.length)}</p>
      <ul className={styles['parts']}>
        {all.map(({ key, label, text, question }, place) => {
          const found = counts[place];
          const brings = found === undefined ? null : toolWords.without(found);
          const remove = toolWords.remove(text);
          return (
            <li key={key}>
              <Chip
                removeLabel={brings === null ? remove : `${remove}: ${brings}`}
                onRemove={() => {
                  search(list, question.text);
                  filter(list, question.filters);
                  focusSearch();
                }}
              >
                <bdi className={styles['part']}>{label}</bdi>
                {brings !== null && <bdi className={styles['brings']}>{brings}</bdi>}
              </Chip>
            </li>
          );
        })}
      </ul>
    </EmptyState>
  );
}

const icons = { wallets: Wallet, contracts: FileCode } as const;

/** Shown in place of a list that has no records, or that is missing in the answer. */
export function EmptyList({ list }: { readonly list: ListName }) {
  const absent = useWindow(({ account }) => absentList(account?.head, list));
  const isRefreshing = useIsRefreshing();
  const other = otherList[list];
  const others = useWindow(({ account }) => account?.[other]?.length ?? 0);
  const gone = useWindow((state) => goneFrom(list, state));
  const text = gone > 0 ? toolWords.emptyGone(list, gone) : toolWords.emptyText;
  return (
    <EmptyState
      icon={icons[list]}
      role="status"
      title={absent === null ? toolWords.empty[list] : toolWords.unknown[list]}
      actions={
        <>
          {gone > 0 && (
            <Button
              icon={History}
              onClick={() => {
                showGone(list);
              }}
            >
              {toolWords.showChanges}
            </Button>
          )}
          <Button icon={RefreshCw} disabled={isRefreshing} onClick={() => void refresh()}>
            {words.account.refresh}
          </Button>
          {others > 0 && (
            <Button
              icon={icons[other]}
              onClick={() => {
                show(other);
              }}
            >
              {listDefinitions[other].count(others)}
            </Button>
          )}
        </>
      }
    >
      <p>{absent ?? text}</p>
    </EmptyState>
  );
}
