import { useLayoutEffect, useRef, useState } from 'react';
import { useValuesHidden } from '../../store/store';
import { NameText, ServiceText } from './ServiceText';
import { Button } from '../Button';
import { measureSize } from '../element-size';
import { detailsWords } from '../../i18n/details';
import { classOf } from '../class-of';
import styles from './text.module.css';

interface Props {
  readonly text: string | null;
  /** `exact` is an address or identifier, in which spaces are marked. */
  readonly kind: 'name' | 'text' | 'mono' | 'exact';
  /** UTF-16 units of the whole text, where `text` is only its beginning. */
  readonly whole?: number;
}

/** UTF-16 units shown before and after "show all". Limited, because every unseen character becomes an element. */
const lengths = { clamped: 1000, whole: 20_000 } as const;

/** A text of any length: four lines, and the rest on request. */
export function LongText({ text, kind, whole = text?.length ?? 0 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<'clamped' | 'whole'>('clamped');
  const [isLonger, setLonger] = useState(false);
  const length = text?.length ?? 0;
  // The length of a hidden text would say something about it.
  const hidden = useValuesHidden();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || size === 'whole') return;
    // The space for the text may become narrower, or wider again.
    return measureSize(element, () => {
      setLonger(element.scrollHeight > element.clientHeight + 1 || length > lengths.clamped);
    });
  }, [text, size, length, hidden]);

  const isMono = kind === 'mono' || kind === 'exact';
  const isCut = whole > length || (size === 'whole' && length > lengths.whole);
  if (hidden) return kind === 'name' ? <NameText text={text} /> : <ServiceText text={text} />;
  const toggle = (): void => {
    setSize(size === 'whole' ? 'clamped' : 'whole');
  };
  return (
    <>
      <div
        ref={box}
        // An element that can be scrolled must be within reach of the keyboard.
        tabIndex={size === 'whole' ? 0 : undefined}
        className={classOf(styles[size], isMono && styles['mono'])}
      >
        {kind === 'name' ? (
          <NameText text={text} longest={lengths[size]} />
        ) : (
          <ServiceText
            text={text}
            longest={lengths[size]}
            kind={kind === 'exact' ? 'exact' : 'prose'}
          />
        )}
      </div>
      {isCut && (
        <p className={styles['note']}>{detailsWords.cut(Math.min(lengths.whole, length), whole)}</p>
      )}
      {isLonger && (
        <Button kind="quiet" className={styles['toggle']} onClick={toggle}>
          {size === 'whole' ? detailsWords.showLess : detailsWords.showAll}
        </Button>
      )}
    </>
  );
}
