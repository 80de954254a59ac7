import { useValuesHidden } from '../../store/store';
import { words } from '../../i18n/window';
import styles from './text.module.css';
import { rowLength, visibleParts, isCode, type TextKind } from './visible';
import { VisuallyHidden } from '../Status';
import { privacyWords } from '../../i18n/privacy';
import { hasForeignCharacters, mixedScripts } from './scripts';

/** A value not from the service that says as much about an account: the URL of calls, a fingerprint, a file's name. */
export function Private({ text }: { readonly text: string }) {
  return useValuesHidden() ? <Mask /> : text;
}

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** Longest text shown, in UTF-16 units. */
  readonly longest?: number;
  /** `exact` for an address or identifier, in which spaces are marked, too. */
  readonly kind?: TextKind;
}

/**
 * Text that came from the service: isolated from the text around it, with nothing in it invisible or interpreted. While
 * values are hidden it is not in the document at all.
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

/** In place of a hidden value. Always of the same length, because the length of a value says something about it. */
export function Mask() {
  return (
    <span className={styles['mask']}>
      <span aria-hidden="true">{privacyWords.mask}</span>
      <VisuallyHidden>{privacyWords.hidden}</VisuallyHidden>
    </span>
  );
}

/** The tooltip repeats the text, because a narrow line cuts it off. */
function Badge({ text, hint }: { readonly text: string; readonly hint: string }) {
  return (
    <span className={styles['badge']} title={`${text}. ${hint}`}>
      {text}
    </span>
  );
}

/**
 * A badge for a name that mixes scripts; nothing for any other name. Not drawn while values are hidden, because it says
 * something about the name.
 */
export function ScriptMark({ text }: { readonly text: string }) {
  const hidden = useValuesHidden();
  const scripts = hidden ? [] : mixedScripts(text);
  if (scripts.length === 0) return null;
  return <Badge text={words.scripts.mixed(scripts)} hint={words.scripts.mixedHint} />;
}

/** A badge for an address with characters that belong in no address, spaces included; nothing for any other address. */
export function ForeignMark({ text }: { readonly text: string }) {
  if (!hasForeignCharacters(text) && !text.includes(' ')) return null;
  return <Badge text={words.scripts.foreign} hint={words.scripts.foreignHint} />;
}

/** A name from the service, with a warning before it if it mixes scripts: a narrow cell would cut off one after it. */
export function NameText({ text, longest = rowLength }: Omit<Props, 'kind'>) {
  return (
    <>
      {text !== null && <ScriptMark text={text} />}
      <ServiceText text={text} longest={longest} />
    </>
  );
}

/** An asset or a type. A code stays in sight while values are hidden, so that records can still be told apart. */
export function CodeText({ text, ...rest }: Omit<Props, 'kind'>) {
  return isCode(text) ? <bdi>{text}</bdi> : <ServiceText text={text} {...rest} />;
}
