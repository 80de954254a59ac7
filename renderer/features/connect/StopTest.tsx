import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { words } from '../../i18n/window';

/** Nobody waits for a test whose form is gone. */
export const useTestEnding = (isTesting: boolean): void => {
  useEffect(() => {
    if (!isTesting) return undefined;
    return () => void main.stopTests();
  }, [isTesting]);
};

/** Tells whether what asks is still drawn, for when main answers. */
export const useIsHere = (): (() => boolean) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
};

interface Props {
  /** The button that begins a test: it gets the keyboard when this one, which has it, goes. */
  readonly begins: RefObject<HTMLButtonElement | null>;
}

/** Ends the test of a connection that is under way. Is there as long as the test. */
export function StopTest({ begins }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [here, next] = [stop.current, begins.current];
    return () => {
      if (here === document.activeElement) next?.focus();
    };
  }, [begins]);
  return (
    <Button
      ref={stop}
      kind="quiet"
      onClick={({ detail: clicks }) => {
        // A form moves as a test begins, and has this one under the pointer of whoever clicks twice to begin it.
        if (clicks < 2) void main.stopTests();
      }}
    >
      {words.refreshing.stop}
    </Button>
  );
}
