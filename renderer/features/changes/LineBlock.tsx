import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Lines that are drawn or left out together. */
export const linesAtOnce = 40;

/** Height of most lines, in CSS pixels: what is left out for the first time is about as high. */
const usualHeight = 41;

interface Props {
  /** How many lines it has. */
  readonly count: number;
  /** Whether it is drawn at first, before it is known whether it is near. */
  readonly isFirst: boolean;
  readonly children: () => ReactNode;
}

/** Some lines of a long history, drawn only while they are in sight or near it. */
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
      // What has the keyboard stays.
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
