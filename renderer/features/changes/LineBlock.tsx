import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Lines that are rendered or left out together. */
export const linesAtOnce = 40;

/** Height of most lines, in CSS pixels: estimates a block that was not rendered yet. */
const usualHeight = 41;

interface Props {
  /** Number of lines in the block. */
  readonly count: number;
  /** Whether the block is rendered at first, before the observer reports whether it is near. */
  readonly isFirst: boolean;
  readonly children: () => ReactNode;
}

/** A block of lines in a long history, rendered only while it is in sight or near. */
export function LineBlock({ count, isFirst, children }: Props) {
  const block = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [height, setHeight] = useState(count * usualHeight);
  useEffect(() => {
    const { current } = block;
    if (!current) return;
    const follow = (seen: readonly IntersectionObserverEntry[]): void => {
      const last = seen.at(-1);
      if (!last) return;
      // A block that has the focus stays rendered.
      const isKept = last.isIntersecting || current.contains(document.activeElement);
      if (!isKept && current.childElementCount > 0) setHeight(last.boundingClientRect.height);
      setNear(isKept);
    };
    const root = current.closest('[data-scrolls]');
    const observer = new IntersectionObserver(follow, { root, rootMargin: '800px' });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <ul ref={block} style={isNear ? undefined : { height }}>
      {isNear && children()}
    </ul>
  );
}
