import { isFresh } from '../../../shared/activity';
import { useLocalZone, useNow } from '../../store/now';
import { useZone } from '../../store/store';
import { showDay, showSince } from '../../ui/text/dates';
import { historyWords } from '../../i18n/history';
import { FoldedLine } from './FoldedLine';
import { drawnLines, type TimelineEntry, type TimelinePart } from './history-lines';
import { HistoryLine } from './HistoryLine';
import { LineBlock, linesAtOnce } from './LineBlock';
import typography from '../../ui/typography.module.css';
import styles from './history.module.css';

interface Props {
  readonly part: TimelinePart;
  readonly seenAt: number | null;
  readonly active: string | undefined;
  readonly unfolded: ReadonlySet<string>;
  readonly onFold: (key: string) => void;
  /** Whether the address of an entry's record looks like another known address. */
  readonly isAlike: (entry: TimelineEntry) => boolean;
}

/** The lines of one day, preceded by the divider between new and seen entries where it falls. */
export function DayLines({ part, seenAt, active, unfolded, onFold, isAlike }: Props) {
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
      <h2 className={part.isContinued ? typography['visuallyHidden'] : styles['day']}>
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
