import { Search, TriangleAlert, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ListName } from '../../../../../shared/account';
import { useValuesHidden } from '../../../../store/store';
import { search, stayInList } from '../../../../store/list-actions';
import { useIsNarrow } from '../../../../store/window-width';
import { shortcutKey, useDocumentKeys } from '../../../../store/shortcut-keys';
import { CodeText } from '../../../../ui/text/ServiceText';
import { Icon } from '../../../../ui/Icon';
import { IconButton } from '../../../../ui/Button';
import { system } from '../../../../ui/system';
import { words } from '../../../../i18n/window';
import { privacyWords } from '../../../../i18n/privacy';
import { toolWords } from '../../../../i18n/list';
import { enterGrid, focusGrid } from '../focus';
import { offeredNames } from '../model/operators';
import { longestSearch } from '../model/read-search';
import { completeSearch } from '../model/complete-search';
import { searchLanguage } from '../search-language';
import type { ShownList } from '../use-list';
import styles from './SearchField.module.css';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
  readonly valuesOf: (column: string) => readonly string[];
  /** Sentences about parts of the search that were not understood. */
  readonly problems: readonly string[];
}

/** Ctrl+F or Cmd+F focuses the search from anywhere. */
const useFindKey = (find: () => void): void => {
  useDocumentKeys((event) => {
    const isFind = (event.ctrlKey || event.metaKey) && shortcutKey(event) === 'f';
    if (!isFind || event.shiftKey || event.altKey) return;
    event.preventDefault();
    find();
  });
};

/** A completion: an operator and possibly one of its values. */
function Offer({ label }: { readonly label: string }) {
  const colon = label.indexOf(':') + 1;
  const value = label.slice(colon);
  return (
    <>
      {label.slice(0, colon)}
      {value !== '' && <CodeText text={value} longest={80} />}
    </>
  );
}

/**
 * Whether the search text is hidden while it still filters: while values are hidden, it may be one of them, from any
 * source. Text typed since then is shown.
 */
const useKeptText = (text: string) => {
  const hidden = useValuesHidden();
  const [before, setBefore] = useState(hidden);
  const [typed, setTyped] = useState('');
  if (before !== hidden) {
    setBefore(hidden);
    setTyped('');
  }
  return { isKept: hidden && text !== '' && text !== typed, setTyped };
};

/** The search field of a list, with completions for operators and values. */
export function SearchField<Name extends ListName>({ view, valuesOf, problems }: Props<Name>) {
  const { list, operators } = view.definition;
  const { search: text } = view.state;
  const id = useId();
  const language = searchLanguage();
  const { isKept, setTyped } = useKeptText(text);
  const input = useRef<HTMLInputElement>(null);
  // Position of the caret while there may be completions; null while they are dismissed.
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, setMarked] = useState(-1);
  const isNarrow = useIsNarrow();
  useFindKey(() => {
    // Details that cover the list are closed first; otherwise they would take the focus back.
    if (isNarrow) {
      flushSync(() => {
        stayInList(list);
      });
    }
    input.current?.focus();
    input.current?.select();
  });

  // A hidden text must not be completed, because a completion repeats the whole text.
  const offers =
    caret === null || isKept ? [] : completeSearch(text, caret, operators, valuesOf, language);
  const isMarked = offers[marked] !== undefined;
  const putAway = (): void => {
    setCaret(null);
    setMarked(-1);
  };
  const change = (next: string, at: number | null): void => {
    setTyped(next);
    search(list, next);
    setCaret(at);
    setMarked(-1);
  };
  const take = (index: number): void => {
    const offer = offers[index];
    if (offer) change(offer.text, offer.text.endsWith(':') ? offer.text.length : null);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = offers.length - 1;
    if (event.key === 'ArrowDown' && last >= 0) setMarked(marked >= last ? 0 : marked + 1);
    else if (event.key === 'ArrowUp' && last >= 0) setMarked(marked <= 0 ? last : marked - 1);
    else if ((event.key === 'Enter' || event.key === 'Tab') && isMarked) take(marked);
    else if (event.key === 'ArrowDown' || event.key === 'Enter') enterGrid(event.key === 'Enter');
    else if (event.key === 'Escape' && offers.length > 0) putAway();
    else if (event.key === 'Escape' && text !== '') change('', null);
    else if (event.key === 'Escape') focusGrid();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const hint = words.list.operatorHint(
    offeredNames(operators, language)
      .map((name) => `${name}:`)
      .join(' '),
  );
  const placeholder = toolWords.searchIn[list];
  return (
    <div className={styles['field']}>
      <Icon of={Search} className={styles['icon']} />
      <input
        ref={input}
        type="search"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={isMarked ? `${id}-${marked}` : undefined}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="Control+F Meta+F"
        title={hint}
        placeholder={isKept ? privacyWords.search : placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        className={styles['input']}
        value={isKept ? '' : text}
        onChange={({ target }) => {
          change(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={putAway}
      />
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
      {problems.length > 0 && (
        <span title={problems.join('\n')} className={styles['problem']}>
          <Icon of={TriangleAlert} />
        </span>
      )}
      {text === '' ? (
        <kbd aria-hidden="true" className={styles['key']}>
          {toolWords.findKey(system === 'mac')}
        </kbd>
      ) : (
        <IconButton
          icon={X}
          label={toolWords.clearSearch}
          className={styles['clear']}
          onPress={() => {
            change('', null);
            input.current?.focus();
          }}
        />
      )}
      <div className={styles['below']}>
        <ul
          id={id}
          role="listbox"
          aria-label={words.list.completions}
          className={styles['offers']}
          hidden={offers.length === 0}
        >
          {offers.map(({ label }, index) => (
            <li
              key={label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              className={styles['offer']}
              // On pointer down, before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(index);
              }}
            >
              <Offer label={label} />
            </li>
          ))}
        </ul>
        <div role="status" className={styles['problems']}>
          {problems.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
