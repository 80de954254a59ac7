import { useDeferredValue, type ReactNode } from 'react';
import print from './print.module.css';

/**
 * What a place of role `status` shows: first nothing, and then its text. Screen readers read what comes into such a place,
 * and many of them not what a new one has from the beginning.
 */
export const useSpoken = (text: ReactNode): ReactNode => useDeferredValue(text, null);

/** A sentence that is read aloud although it comes into the document together with its place. */
export function Status({ children }: { readonly children: ReactNode }) {
  return <span role="status">{useSpoken(children)}</span>;
}

/** That something was done. Always in the document, because only then is its text read aloud. */
export function Said({ children }: { readonly children: ReactNode }) {
  return (
    <span role="status" className={print['good']}>
      {children}
    </span>
  );
}

/** For those who hear the window: what the eye is told by a mark beside it, or by its place. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={print['visuallyHidden']}>{children}</span>;
}

/** The same, read aloud by itself when it has become another text. Always in the document, because only then it is. */
export function SpokenStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={print['visuallyHidden']}>
      {children}
    </p>
  );
}
