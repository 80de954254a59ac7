import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { words } from '../../i18n/window';

/** Stops a running test when its form is removed. */
export const useTestEnding = (isTesting: boolean): void => {
  useEffect(() => {
    if (!isTesting) return undefined;
    return () => void main.stopTests();
  }, [isTesting]);
};

/** Returns a function that says whether the component is still mounted; for use after a call to main. */
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
  /** The button that starts a test. It takes the focus when this button disappears while focused. */
  readonly begins: RefObject<HTMLButtonElement | null>;
}

/** Stops the running connection test. Rendered only while the test runs. */
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
        // Starting a test moves the form, so the second click of a double click on "Test" lands on this button.
        if (clicks < 2) void main.stopTests();
      }}
    >
      {words.refreshing.stop}
    </Button>
  );
}
