import { useValuesHidden } from '../../store/values-hidden';
import { words } from '../../i18n/window';
import { Mask } from './Mask';
import styles from './ServiceText.module.css';
import { rowLength, type TextKind, visibleParts } from './visible';

/** A value that is not the service's but tells as much: an address that calls go to, a fingerprint, a file's name. */
export function Private({ text }: { readonly text: string }) {
  return useValuesHidden() ? <Mask /> : text;
}

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** Longest text shown, in UTF-16 units. */
  readonly longest?: number;
  /** In an address or identifier (`exact`), spaces are marked, too. */
  readonly kind?: TextKind;
}

/**
 * Text that came from the service: isolated from what is around it, nothing in it invisible or interpreted.
 * While values are hidden it is not in the document at all.
 */
export function ServiceText({ text, longest = rowLength, kind = 'prose' }: Props) {
  const hidden = useValuesHidden();
  if (text === null) return <span className={styles['absent']}>{words.common.notGiven}</span>;
  if (text !== '' && text.trim() === '') {
    return <span className={styles['absent']}>{words.common.onlySpaces}</span>;
  }
  if (text === '') return <span className={styles['absent']}>{words.common.empty}</span>;
  if (hidden) return <Mask />;
  const { parts, cut } = visibleParts(text, longest, kind);
  return (
    <bdi>
      {parts.map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          <span key={index} className={styles['mark']} title={words.common.hiddenCharacter}>
            {part.mark}
          </span>
        ),
      )}
      {cut && '…'}
    </bdi>
  );
}
