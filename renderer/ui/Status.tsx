import { useDeferredValue, type ReactNode } from 'react';
import typography from './typography.module.css';

/**
 * Content for an element of role `status`: nothing at first, then the text. Screen readers read text that comes into
 * such an element; many do not read text that a new element has from the beginning.
 */
export const useSpoken = (text: ReactNode): ReactNode => useDeferredValue(text, null);

/** A sentence that is read aloud although it comes into the document together with its element. */
export function Status({ children }: { readonly children: ReactNode }) {
  return <span role="status">{useSpoken(children)}</span>;
}

/** Confirms that something was done. Always in the document, because only then is its text read aloud. */
export function Said({ children }: { readonly children: ReactNode }) {
  return (
    <span role="status" className={typography['good']}>
      {children}
    </span>
  );
}

/** Text for screen readers only, in place of a mark or a position that shows the same to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={typography['visuallyHidden']}>{children}</span>;
}

/** The same, also read aloud whenever the text changes. Always in the document, because only then is it read. */
export function SpokenStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={typography['visuallyHidden']}>
      {children}
    </p>
  );
}
