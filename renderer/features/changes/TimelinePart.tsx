import { isFresh } from '../../../shared/activity';
import { useLocalZone, useNow } from '../../store/now';
import { useZone } from '../../store/store';
import { showDay, showSince } from '../../ui/text/dates';
import print from '../../ui/print.module.css';
import { TriangleAlert } from 'lucide-react';
import { fieldText, type ListName } from '../../../shared/account';
import { NameText } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spoken } from '../../ui/Status';
import { addressRelationWords } from '../../i18n/address-relations';
import { historyWords } from '../../i18n/history';
import styles from './history.module.css';
import { Becomes } from './ChangedValue';
import { HistoryLine, kindIcons, LineTime } from './HistoryLine';
import {
  drawnLines,
  isCounted,
  isWaiting,
  type TimelineEntry,
  type TimelineLine,
  type TimelinePart,
} from './history-lines';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Lines that are drawn or left out together. */
const linesAtOnce = 40;

/** Height of most lines, in CSS pixels: what is left out for the first time is about as high. */
const usualHeight = 41;

interface BlockProps {
  /** How many lines it has. */
  readonly count: number;
  /** Whether it is drawn at first, before it is known whether it is near. */
  readonly isFirst: boolean;
  readonly children: () => ReactNode;
}

/** Some lines of a long history, drawn only while they are in sight or near it. */
function LineBlock({ count, isFirst, children }: BlockProps) {
  const block = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState(count * usualHeight);
  useEffect(() => {
    const { current } = block;
    if (!current) return;
    const follow = (seen: readonly IntersectionObserverEntry[]): void => {
      const last = seen.at(-1);
      if (!last) return;
      // What has the keyboard stays.
      const isKept = last.isIntersecting || current.contains(document.activeElement);
      if (!isKept && current.childElementCount > 0) setHeight(last.boundingClientRect.height);
      setNear(isKept);
    };
    const root = current.closest('[data-scrolls]');
    const observer = new IntersectionObserver(follow, { root, rootMargin: '800px' });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <ul ref={block} style={isNear ? undefined : { height }}>
      {isNear && children()}
    </ul>
  );
}

/** Names that stand for the others. */
const mostNamed = 3;

/** Longest name among them, in UTF-16 units. */
const longestName = 60;

/** One of several, by its name, or by both names where it was renamed. */
function Example({ entry: { kind, fields, name } }: { readonly entry: TimelineEntry }) {
  const [first] = fields;
  const text = <NameText text={fieldText(name)} longest={longestName} />;
  if (kind !== 'renamed' || !first) return text;
  return (
    <>
      <NameText text={fieldText(first.before)} longest={longestName} />
      <Becomes />
      {text}
    </>
  );
}

interface FoldedProps {
  readonly line: TimelineLine;
  /** How many of them have an address that looks like another one that is known. */
  readonly alikes: number;
  readonly isNew: boolean;
  readonly isActive: boolean;
  readonly isUnfolded: boolean;
  readonly onFold: (key: string) => void;
}

/** Several changes of one kind that came with one answer. */
function FoldedLine(props: FoldedProps) {
  const { line, alikes, isNew, isActive, isUnfolded, onFold } = props;
  const { key, count, entries } = line;
  const [first] = entries;
  if (!first) return null;
  const { kind, list, at } = first;
  const [what, happened] = historyWords.ofSeveral(kind, list as ListName, count);
  const own = entries.filter((entry) => !isCounted(entry));
  const named = own.slice(0, kind === 'renamed' ? 1 : mostNamed);
  const waits = entries.some(isWaiting);
  return (
    <li className={styles['entry']} data-kind={kind} data-waits={waits} data-line={key}>
      {isNew && <span className={styles['dot']} aria-hidden="true" />}
      <Icon of={kindIcons[kind]} className={styles['sign']} />
      <div className={styles['what']}>
        <p className={styles['sentence']}>
          {isNew && <Spoken>{historyWords.isNew} </Spoken>}
          <strong>{what}</strong> {happened}
          <span className={styles['further']}>
            {named.map((entry, place) => (
              <span key={entry.key}>
                {place === 0 ? ' · ' : ', '}
                <Example entry={entry} />
              </span>
            ))}{' '}
            {count > named.length && historyWords.andOthers(count - named.length)}
          </span>
        </p>
        {alikes > 0 && (
          <p className={styles['alike']}>
            <Icon of={TriangleAlert} size={14} />{' '}
            {addressRelationWords.amongThem(alikes, own.length === count)}
          </p>
        )}
      </div>
      <span className={styles['tags']}>
        <Button
          kind="quiet"
          flush
          data-go
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isUnfolded}
          onClick={() => {
            onFold(key);
          }}
        >
          {isUnfolded ? historyWords.fold : historyWords.unfold(own.length, count)}
        </Button>
      </span>
      <LineTime at={at} />
    </li>
  );
}

interface Props {
  readonly part: TimelinePart;
  readonly seenAt: number | null;
  readonly active: string | undefined;
  readonly unfolded: ReadonlySet<string>;
  readonly onFold: (key: string) => void;
  /** Whether an address of an entry's record looks like another one that is known. */
  readonly isAlike: (entry: TimelineEntry) => boolean;
}

/** The lines of one day, and above those that were seen what divides them from new ones. */
export function Part({ part, seenAt, active, unfolded, onFold, isAlike }: Props) {
  const zone = useZone();
  const now = useNow();
  const writtenIn = `${document.documentElement.lang} ${useLocalZone()}`;
  const { name, date } = showDay(part.at, now, zone);
  const drawn = drawnLines(part, unfolded);
  return (
    <div>
      {part.isBelowLine && seenAt !== null && (
        <p className={styles['line']}>
          <span>{historyWords.seen(showSince(seenAt, now, zone))}</span>
        </p>
      )}
      <h2 className={part.isContinued ? print['visuallyHidden'] : styles['day']}>
        {name} <span>{date}</span>
      </h2>
      {Array.from({ length: Math.ceil(drawn.length / linesAtOnce) }, (_, place) => {
        const lines = drawn.slice(place * linesAtOnce, (place + 1) * linesAtOnce);
        const isFirst = place === 0 || lines.some(({ key }) => key === active);
        return (
          <LineBlock key={place} count={lines.length} isFirst={isFirst}>
            {() =>
              lines.map(({ key, entry, line }) => {
                const isNew = seenAt !== null && isFresh(entry);
                const isActive = key === active;
                return line ? (
                  <FoldedLine
                    key={key}
                    isUnfolded={unfolded.has(key)}
                    alikes={line.entries.filter(isAlike).length}
                    {...{ line, isNew, isActive, onFold }}
                  />
                ) : (
                  <HistoryLine
                    key={key}
                    isAlike={isAlike(entry)}
                    {...{ entry, isNew, isActive, writtenIn }}
                  />
                );
              })
            }
          </LineBlock>
        );
      })}
    </div>
  );
}
