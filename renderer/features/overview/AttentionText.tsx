import { Fragment, type ReactNode } from 'react';
import type { AccountHead } from '../../../shared/account';
import { useNow } from '../../store/now';
import { useZone, useWindow } from '../../store/store';
import { absentList } from '../../ui/text/absent-list';
import { showMoment, showSince } from '../../ui/text/dates';
import { NameText } from '../../ui/text/ServiceText';
import { words } from '../../i18n/window';
import { activityWords } from '../../i18n/activity';
import { AlarmName } from '../changes/AlarmName';
import { changesIn } from '../changes/count-of';
import type { AlikeAddress, AttentionLine, Records } from './attention-lines';
import typography from '../../ui/typography.module.css';

/** Longest name in a line, in UTF-16 units. Two such names and their text fit on two lines. */
const longest = 40;

/** The first names, and how many more there are. */
function Names({ names, count }: Pick<Records, 'names' | 'count'>) {
  return (
    <>
      {names.map((name, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <NameText text={name} longest={longest} />
        </Fragment>
      ))}
      {count > names.length && ` ${words.overview.attention.others(count - names.length)}`}
    </>
  );
}

function Address({ name, place }: AlikeAddress) {
  const { deployerOf, formerOf } = words.overview.attention;
  return (
    <>
      {place === 'deployers' && `${deployerOf} `}
      {place === 'former' && `${formerOf} `}
      <NameText text={name} longest={longest} />
    </>
  );
}

interface Said {
  readonly gist: ReactNode;
  readonly detail?: ReactNode;
}

const saidOf = (
  line: AttentionLine,
  head: AccountHead | undefined,
  when: { readonly moment: (at: number) => string; readonly since: (at: number) => string },
): Said => {
  const { attention } = words.overview;
  switch (line.kind) {
    case 'alarm': {
      return {
        gist: activityWords.alarmTitle(line.alarm),
        detail: (
          <>
            <AlarmName alarm={line.alarm} longest={2 * longest} /> ·{' '}
            {activityWords.noticedThen(when.moment(line.alarm.noticedAt))}
          </>
        ),
      };
    }
    case 'alarms':
      return {
        gist: activityWords.alarmCount[line.of](...line.counts),
        detail: <Names {...line} />,
      };
    case 'pair': {
      const [first, second] = line.two;
      return {
        gist: attention.pair,
        detail: (
          <>
            {first && <Address {...first} />} / {second && <Address {...second} />}:{' '}
            {attention.ends[line.ends]}
          </>
        ),
      };
    }
    case 'alikes':
    case 'sameName':
    case 'capitals':
    case 'malformed':
      return { gist: attention[line.kind](line.list, line.count), detail: <Names {...line} /> };
    case 'absent':
      return { gist: absentList(head, line.list) };
    case 'changes': {
      const { counts } = line.activity;
      const summary = activityWords.summary(counts.wallets, counts.contracts);
      // A record may have changed several times, or changed back. The summary then counts differently.
      const ofRecords =
        line.count === changesIn(line.activity) ? summary : attention.different(summary);
      return {
        gist: attention.changes(line.count, when.since(line.since)),
        detail: line.of === 'records' ? ofRecords : attention[line.of],
      };
    }
    case 'missing':
      return {
        gist: attention.missing(line.list, line.fields),
        detail: line.isEmpty ? attention.notSentOrEmpty : attention.notSent(line.count),
      };
    case 'times':
      return { gist: attention.times(line.count), detail: attention.asReceived };
    case 'unusual':
      return {
        gist: attention.unusual,
        detail: attention[line.hasMore ? 'moreWays' : 'ways'](line.ways),
      };
  }
};

/** The text of a line: the gist in bold, then the details. */
export function AttentionText({ line }: { readonly line: AttentionLine }) {
  const head = useWindow(({ account }) => account?.head);
  const now = useNow();
  const zone = useZone();
  const { gist, detail } = saidOf(line, head, {
    moment: (at) => showMoment(at, now, zone),
    since: (at) => showSince(at, now, zone),
  });
  return (
    <>
      <strong>{gist}</strong>{' '}
      {detail !== undefined && <span className={typography['muted']}>{detail}</span>}
    </>
  );
}
