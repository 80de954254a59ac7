import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ListName, SmartContract, Wallet } from '../../../../shared/account';
import { useValuesHidden } from '../../../store/store';
import { CopyButton } from '../../../ui/CopyButton';
import { detailsWords } from '../../../i18n/details';
import { privacyWords } from '../../../i18n/privacy';
import styles from './JsonSection.module.css';
import { jsonOf } from './FieldRow';
import { layOutJson, longestLaidOut, findHits, markHits } from './json';
import { IconButton } from '../../../ui/Button';

interface Props {
  readonly list: ListName;
  readonly row: Wallet | SmartContract;
}

/** The JSON can still be copied while values are hidden, but its text is not in the document. */
function HiddenJson({ source }: { readonly source: string }) {
  return (
    <div className={styles['hidden']}>
      <p>{privacyWords.json}</p>
      <CopyButton label={detailsWords.copyJson} text={layOutJson(source).whole} />
    </div>
  );
}

/** The record as JSON, collapsed at first. Once open, it stays open for the next records. */
export function JsonSection({ list, row }: Props) {
  const hidden = useValuesHidden();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles['section']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles['summary']}>{detailsWords.json}</summary>
      {isOpen &&
        (hidden ? (
          <HiddenJson source={jsonOf(list, row)} />
        ) : (
          <JsonView source={jsonOf(list, row)} label={detailsWords.jsonOf} />
        ))}
    </details>
  );
}

interface JsonViewProps {
  /** Well-formed JSON. */
  readonly source: string;
  /** Accessible name of the text. */
  readonly label: string;
}

/** Indented JSON that can be searched and copied. */
export function JsonView({ source, label }: JsonViewProps) {
  const { text, whole, cut } = useMemo(() => layOutJson(source), [source]);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState(0);
  const hits = useMemo(() => findHits(text, wanted), [text, wanted]);
  const current = Math.min(chosen, Math.max(0, hits.length - 1));
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [hits, current]);

  const go = (step: number): void => {
    if (hits.length > 0) setChosen((current + step + hits.length) % hits.length);
  };
  const search = (next: string): void => {
    setWanted(next);
    setChosen(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && wanted !== '') search('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div className={styles['tools']}>
        <input
          type="search"
          aria-label={detailsWords.find}
          placeholder={detailsWords.findHint}
          spellCheck={false}
          className={styles['find']}
          value={wanted}
          onChange={({ currentTarget }) => {
            search(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <span role="status" className={styles['hits']}>
          {wanted !== '' && detailsWords.hits(current + 1, hits.length)}
        </span>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            icon={by < 0 ? ChevronUp : ChevronDown}
            label={by < 0 ? detailsWords.previousHit : detailsWords.nextHit}
            onPress={
              hits.length > 1
                ? () => {
                    go(by);
                  }
                : null
            }
          />
        ))}
        <CopyButton label={detailsWords.copyJson} text={whole} />
      </div>
      <pre aria-label={label} role="region" tabIndex={0} className={styles['json']}>
        {markHits(text, hits, current).map(({ text: part, hit }, index) =>
          hit === null ? (
            part
          ) : (
            <mark
              key={index}
              ref={hit === current ? place : undefined}
              className={styles[hit === current ? 'current' : 'hit']}
            >
              {part}
            </mark>
          ),
        )}
      </pre>
      {cut && <p className={styles['note']}>{detailsWords.cutJson(longestLaidOut)}</p>}
      <p className={styles['note']}>{detailsWords.jsonHint}</p>
    </>
  );
}
