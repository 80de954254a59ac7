import { isCode } from './is-code';
import { ServiceText } from './ServiceText';

interface Props {
  /** Of an asset or a type; null shows as "not given". */
  readonly text: string | null;
  /** Longest text shown, in UTF-16 units. */
  readonly longest?: number;
}

/** An asset or a type. While values are hidden its code stays in sight, so that a list can still be told apart. */
export function CodeText({ text, ...rest }: Props) {
  return isCode(text) ? <bdi>{text}</bdi> : <ServiceText text={text} {...rest} />;
}
