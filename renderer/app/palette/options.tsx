import { Copy, Eye, OctagonAlert, RotateCw, Search, StickyNote } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { listNames } from '../../../shared/account';
import type { AddressHit, AddressReport } from '../../../shared/ownership';
import { showValues } from '../../store/hiding';
import { showSearched } from '../../store/list-actions';
import { system } from '../../ui/system';
import { Identicon } from '../../ui/address/Identicon';
import { CodeText, NameText } from '../../ui/text/ServiceText';
import { cutAt } from '../../ui/text/visible';
import { Icon } from '../../ui/Icon';
import { Monogram } from '../../ui/Monogram';
import { paletteWords } from '../../i18n/palette';
import { privacyWords } from '../../i18n/privacy';
import { shortcutWords } from '../../i18n/shell';
import { words } from '../../i18n/window';
import { shownKeys } from '../shortcut-groups';
import type { Command } from './commands';
import { findWords } from './find-words';
import { openFound } from './open-found';
import { sayRole, toldProfile, type Names } from './verdict-words';
import typography from '../../ui/typography.module.css';
import styles from './palette.module.css';

interface Props {
  readonly id: string;
  readonly options: readonly Option[];
  /** The option that Enter takes. */
  readonly activeId: string | null;
  /** Whether the user has chosen it. If not, it is the first option, which is active by itself. */
  readonly isChosen: boolean;
  readonly onPress: (option: Option) => void;
  readonly onPoint: (option: Option) => void;
}

/** The id of an option's element, for the field that has the focus. */
export const elementId = (list: string, options: readonly Option[], option: Option): string =>
  `${list}-${options.indexOf(option)}`;

/** Numbers equal texts, so that each is the id of one option wherever that option moves. */
export const numbered = (texts: readonly string[]): readonly string[] =>
  texts.map((text, at) => `${text} ${texts.slice(0, at).filter((one) => one === text).length}`);

function Line({
  elementId: id,
  option,
  activeId,
  isChosen,
  onPress,
  onPoint,
}: Omit<Props, 'id' | 'options'> & { readonly elementId: string; readonly option: Option }) {
  const line = useRef<HTMLDivElement>(null);
  const isActive = option.id === activeId;
  // An option that is active by itself must not scroll the report above it out of sight.
  const isWanted = isActive && isChosen;
  useEffect(() => {
    if (isWanted) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const { icon, label, about, chord } = option;
  return (
    // The field has the focus, and Enter there does what a click does here.
    <div
      ref={line}
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={isActive}
      className={styles['option']}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onMouseMove={() => {
        if (!isActive) onPoint(option);
      }}
      onClick={() => {
        onPress(option);
      }}
    >
      <span className={styles['picture']}>{icon}</span>
      <span className={styles['label']}>{label}</span>
      {about !== undefined && <span className={styles['about']}>{about}</span>}
      {chord !== undefined && (
        <kbd aria-hidden="true">{shownKeys(chord, system, shortcutWords.keys)}</kbd>
      )}
    </div>
  );
}

/** The options, under the heads of their groups. */
export function OptionList({ id, options, ...rest }: Props) {
  const own = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div role="listbox" id={id} aria-label={paletteWords.results} className={styles['options']}>
      {groups.map((group, at) => (
        <div key={group} role="group" aria-labelledby={`${own}-${at}`}>
          <div id={`${own}-${at}`} role="presentation" className={styles['head']}>
            {group}
          </div>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <Line
                key={option.id}
                elementId={elementId(id, options, option)}
                option={option}
                {...rest}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** A line that can be chosen. */
export interface Option {
  /** Stays the same while other options come and go. */
  readonly id: string;
  /** Head of its group. */
  readonly group: string;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  /** At the end of the line. */
  readonly about?: ReactNode;
  readonly chord?: string | undefined;
  readonly run: () => void;
  /** Whether the palette stays open. */
  readonly stays?: boolean;
}

/** A name with the typed words marked. */
function Found({ name, typed }: { readonly name: string; readonly typed: string }) {
  const found = findWords(name, typed) ?? [];
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of found) {
    if (from < at) continue;
    pieces.push(name.slice(at, from), <b key={from}>{name.slice(from, to)}</b>);
    at = to;
  }
  return (
    <bdi>
      {pieces}
      {name.slice(at)}
    </bdi>
  );
}

/** The commands and places whose names have the typed words. */
export const commandOptions = (commands: readonly Command[], typed: string): readonly Option[] =>
  commands
    .filter(({ name }) => findWords(name, typed) !== null)
    .map(({ id, group, icon, name, chord, run }) => ({
      id,
      group: paletteWords[group],
      chord,
      run,
      icon: <Icon of={icon} />,
      label: <Found name={name} typed={typed} />,
    }));

/** Longest part of the typed text that a line repeats, in UTF-16 units: nearly every address is repeated whole. */
const longestRepeated = 64;

const repeated = (typed: string): string => {
  const cut = cutAt(typed, longestRepeated);
  return cut === typed ? typed : `${cut}…`;
};

/** The options that search each list for the typed text. `isTold` says whether the lines may repeat the text. */
export const searchOptions = (typed: string, isTold: boolean): readonly Option[] =>
  listNames.map((list) => ({
    id: `search-${list}`,
    group: paletteWords.search,
    icon: <Icon of={Search} />,
    label: <bdi>{paletteWords.searchFor[list](isTold ? repeated(typed.trim()) : null)}</bdi>,
    run: () => {
      showSearched(list, typed.trim());
    },
  }));

interface WhoseProps {
  readonly hit: AddressHit;
  /** When the answer with the hit was received, in milliseconds since the epoch; null if unknown, or said already. */
  readonly receivedAt: number | null;
  readonly names: Names;
}

function Whose({ hit, receivedAt, names }: WhoseProps) {
  const { asset, profileId, role } = hit;
  return (
    <>
      {asset !== null && (
        <span className={styles['asset']}>
          <Monogram code={asset} />
          <CodeText text={asset} longest={20} />
        </span>
      )}
      {role !== 'deployer' && <span>{sayRole(hit, names)}</span>}
      {profileId !== names.activeId && <bdi>{names.profile(profileId)}</bdi>}
      {receivedAt !== null && role !== 'note' && (
        <span>{paletteWords.answerOf(names.when(receivedAt))}</span>
      )}
    </>
  );
}

function Name({ hit, names }: { readonly hit: AddressHit; readonly names: Names }) {
  const { name, role } = hit;
  if (role === 'deployer') {
    return (
      <>
        {sayRole(hit, names)}{' '}
        <span className={typography['muted']}>
          <NameText text={name} longest={60} />
        </span>
      </>
    );
  }
  if (name !== null && name !== '') return <NameText text={name} longest={100} />;
  return role === 'note' ? paletteWords.noteWithoutName : words.common.unnamed;
}

const hitOption = (hit: AddressHit, id: string, report: AddressReport, names: Names): Option => {
  const { role, address, profileId } = hit;
  const { alarmed, here, gone, elsewhere } = paletteWords;
  const own = role === 'gone' ? gone : here;
  const of = report.profiles.find((profile) => profile.profileId === profileId);
  return {
    id: `hit-${id}`,
    group: hit.isAlarmed ? alarmed : profileId === names.activeId ? own : elsewhere,
    icon: role === 'note' ? <Icon of={StickyNote} /> : <Identicon address={address} size={20} />,
    label: (
      <>
        {hit.isAlarmed && <Icon of={OctagonAlert} size={14} className={styles['alarmed']} />}
        <Name hit={hit} names={names} />
      </>
    ),
    about: (
      <Whose
        hit={hit}
        receivedAt={profileId === toldProfile(report) ? null : (of?.receivedAt ?? null)}
        names={names}
      />
    ),
    run: () => void openFound(hit, of?.revision ?? null),
  };
};

/** The records behind a report (with an alarm first, then of the account on screen), and actions on the report. */
export const answerOptions = (
  report: AddressReport,
  names: Names | null,
  copy: () => void,
): readonly Option[] => {
  const { verdict, hits, alikes } = report;
  const { next, copy: label, copyHint } = paletteWords;
  if (verdict === null) return [];
  if (!names) {
    const shown = { label: privacyWords.showForm, run: showValues };
    return [{ id: 'show', group: next, icon: <Icon of={Eye} />, ...shown, stays: true }];
  }
  const all = verdict === 'alike' ? [...alikes, ...hits] : hits;
  const ids = numbered(
    all.map(({ profileId, list, role, name, address }) =>
      JSON.stringify([profileId, list, role, name, address]),
    ),
  );
  const options = all.map((hit, at) => hitOption(hit, ids[at] ?? '', report, names));
  const { alarmed, here, gone, elsewhere } = paletteWords;
  return [
    ...[alarmed, here, gone, elsewhere].flatMap((head) =>
      options.filter(({ group }) => group === head),
    ),
    {
      id: 'copy',
      group: next,
      icon: <Icon of={Copy} />,
      chord: 'Mod+C',
      label: (
        <>
          {label} <span className={typography['muted']}>{copyHint}</span>
        </>
      ),
      run: copy,
      stays: true,
    },
  ];
};

/** Asks again after a failure. */
export const againOption = (again: () => void): Option => ({
  id: 'again',
  group: paletteWords.next,
  icon: <Icon of={RotateCw} />,
  label: words.common.retry,
  run: again,
  stays: true,
});
