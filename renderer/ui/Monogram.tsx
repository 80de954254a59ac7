import { classOf } from './class-of';
import styles from './marks.module.css';

/** Number of tints in `theme/tokens.css`. */
const tints = 8;

const tintOf = (code: string): number => {
  let sum = 0;
  for (let at = 0; at < Math.min(code.length, 32); at += 1) {
    sum = (sum * 29 + code.charCodeAt(at)) % 9973;
  }
  return (sum % tints) + 1;
};

/** The first ASCII letter or digit of a code: no character that a font could draw as a brand's sign. */
const letterOf = (code: string): string => /[a-z0-9]/iu.exec(code.slice(0, 32))?.[0] ?? '';

interface Props {
  readonly code: string;
  readonly className?: string | undefined;
}

/**
 * A small disc beside the code of an asset, always the same for one code. Never a logo: the code is text of the
 * service, and must not borrow a brand's authority. Decoration only, because the code is beside it.
 */
export function Monogram({ code, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classOf(styles['disc'], className)}
      style={{ background: `var(--tint-${tintOf(code)})` }}
    >
      {letterOf(code).toUpperCase()}
    </span>
  );
}
