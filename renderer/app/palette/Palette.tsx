import { Lock, ScanSearch, Search } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { longestQuestion, type AddressReport } from '../../../shared/ownership';
import { closePalette } from '../../store/navigate';
import { announce, causeOf } from '../../store/announce';
import { copyText } from '../../store/copying';
import { useNow } from '../../store/now';
import { useWindow, useIsOtherAccountShown, useValuesHidden } from '../../store/store';
import { showMinute, showSince } from '../../ui/text/dates';
import { plainName } from '../../ui/text/names';
import { DialogAnnouncer } from '../../ui/Announcer';
import { FailureNotice } from '../../ui/Notice';
import { Icon } from '../../ui/Icon';
import { useOpenDialog } from '../../ui/Dialog';
import { compareWords } from '../../i18n/compare';
import { paletteWords } from '../../i18n/palette';
import { privacyWords } from '../../i18n/privacy';
import { shortcutWords } from '../../i18n/shell';
import { useFindAddress } from './use-find-address';
import { mayBeAddress, mayBeName } from './latest-only-query';
import { useCommands } from './commands';
import { useRecordOptions } from './records';
import { comparisonText, type Names } from './verdict-words';
import {
  againOption,
  answerOptions,
  commandOptions,
  elementId,
  OptionList,
  searchOptions,
  type Option,
} from './options';
import { classOf } from '../../ui/class-of';
import typography from '../../ui/typography.module.css';
import styles from './palette.module.css';
import { Verdict } from './Verdict';

/** The texts of names and times in a report; null while values are hidden. */
const useNames = (): Names | null => {
  const hidden = useValuesHidden();
  const now = useNow();
  const app = useWindow((state) => state.app);
  if (hidden || !app) return null;
  const { profiles, activeProfileId, preferences } = app;
  return {
    profile: (profileId) => plainName(profiles.find(({ id }) => id === profileId)?.name ?? null),
    record: plainName,
    when: (at) => showSince(at, now, preferences.dates),
    activeId: activeProfileId,
  };
};

const copyComparison = (report: AddressReport, names: Names): void => {
  const { preferences } = useWindow.getState().app ?? {};
  const zone = preferences?.dates ?? 'local';
  const when = (at: number): string => `${showMinute(at, zone)}${zone === 'utc' ? ' UTC' : ''}`;
  const text = comparisonText(report, { ...names, when }, Date.now());
  void copyText(text, paletteWords.copied);
};

/** All options for the typed text, and main's report on it if it may be an address. */
const useResults = (text: string) => {
  const found = useFindAddress(text);
  const names = useNames();
  const commands = commandOptions(useCommands(), text);
  const account = useWindow((state) => state.account);
  const isStopped = useIsOtherAccountShown();
  const { report, failure, again } = found;
  const canSearch = account !== null && !isStopped;
  const isAddress = mayBeAddress(text) && !(canSearch && mayBeName(text));
  // The name of a command, or of a record, may have a digit in it.
  const isNoAddress = report?.noVerdict === 'incomplete' && (commands.length > 0 || !isAddress);
  const answer = isNoAddress ? null : report;
  const isName = text.trim() !== '' && (!isAddress || report?.noVerdict === 'incomplete');
  const named = isName && canSearch && names !== null ? text : null;
  const wallets = useRecordOptions('wallets', account?.wallets, named);
  const contracts = useRecordOptions('contracts', account?.contracts, named);
  const copy =
    answer && names && answer.verdict !== null
      ? () => {
          copyComparison(answer, names);
        }
      : null;
  const options: readonly Option[] = [
    ...(answer ? answerOptions(answer, names, () => copy?.()) : []),
    ...(failure ? [againOption(again)] : []),
    ...commands,
    ...wallets,
    ...contracts,
    ...(isName && canSearch ? searchOptions(text, names !== null) : []),
  ];
  return { ...found, report: answer, names, options, isAddress, copy };
};

const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
};

interface Props {
  /** Identifies this opening in the store. */
  readonly opening: number;
}

/** One field that says whose an address is, in all profiles, and finds commands and places by their names. */
export function Palette({ opening }: Props) {
  const id = useId();
  const dialog = useOpenDialog();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const hidden = useValuesHidden();
  const { report, failure, isWaiting, isSlow, names, options, isAddress, copy } = useResults(text);
  const active = options.find((option) => option.id === chosen) ?? options[0] ?? null;
  const isAlike = report?.verdict === 'alike';
  const body = useRef<HTMLDivElement>(null);
  // Each report is shown from its beginning, however far the previous one was scrolled.
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [report]);
  /** Whether the user asked to copy before there was a report to copy. */
  const isCopyAsked = useRef(false);
  const copyAnswer = useEffectEvent(() => {
    copy?.();
  });
  useEffect(() => {
    if (isWaiting || !isCopyAsked.current) return;
    isCopyAsked.current = false;
    copyAnswer();
  }, [isWaiting]);

  const press = (option: Option): void => {
    if (!option.stays) dialog.current?.close();
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, metaKey, currentTarget: input, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    // Without options, the arrow keys keep the chosen option until there is a report.
    const move = options.length === 0 ? undefined : step[key];
    const next = move?.(active ? options.indexOf(active) : -1, options.length);
    const isNothingSelected =
      input.selectionStart === input.selectionEnd && getSelection()?.toString() === '';
    if (next !== undefined) setChosen(options[next]?.id ?? null);
    else if (key === 'Enter') {
      if (active) press(active);
    } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'c' && isNothingSelected) {
      if (copy) copy();
      else isCopyAsked.current = isWaiting;
    } else return;
    event.preventDefault();
  };
  const guard = (event: ClipboardEvent): void => {
    if (!isAlike) return;
    event.preventDefault();
    announce({ kind: 'warning', text: paletteWords.notCopied }, causeOf('copy'));
  };

  return (
    // A click outside closes the dialog, as Escape does.
    <dialog
      ref={dialog}
      aria-label={paletteWords.title}
      className={styles['palette']}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
      onCopy={guard}
      onCut={guard}
      onClose={() => {
        closePalette(opening);
      }}
    >
      <div className={styles['field']}>
        <Icon of={isAddress ? ScanSearch : Search} />
        {/* Not a controlled input: its text would be in the document, even while values are hidden. */}
        <input
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? elementId(`${id}-list`, options, active) : undefined}
          aria-label={paletteWords.placeholder}
          placeholder={paletteWords.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestQuestion}
          className={classOf(
            isAddress && styles['mono'],
            isAddress && hidden && typography['veiled'],
          )}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            isCopyAsked.current = false;
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={paletteWords.close}
          className={styles['close']}
          onClick={() => dialog.current?.close()}
        >
          <kbd title={paletteWords.close}>{shortcutWords.keys.escape}</kbd>
        </button>
      </div>
      <div ref={body} className={styles['body']} tabIndex={0}>
        <div role="status">
          {report && <Verdict report={report} names={names} />}
          {isSlow && <p className={styles['waiting']}>{compareWords.comparing}</p>}
          {options.length === 0 && !isAddress && (
            <p className={styles['nothing']}>
              <strong>{paletteWords.nothing}</strong>
              <span>{paletteWords.nothingHint}</span>
            </p>
          )}
        </div>
        {failure && <FailureNotice failure={failure} />}
        <OptionList
          id={`${id}-list`}
          options={options}
          activeId={active?.id ?? null}
          isChosen={active !== null && active.id === chosen}
          onPress={press}
          onPoint={(option) => {
            setChosen(option.id);
          }}
        />
      </div>
      <footer className={styles['foot']}>
        <Icon of={isAddress ? Lock : ScanSearch} />
        <span>
          {hidden ? privacyWords.nowHidden : isAddress ? paletteWords.local : paletteWords.hint}
        </span>
        {(options.length > 0 || isWaiting) && (
          <span aria-hidden="true" className={styles['keys']}>
            <kbd>↑↓</kbd> {paletteWords.choose}
            <kbd>↵</kbd> {paletteWords.run}
          </span>
        )}
      </footer>
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
