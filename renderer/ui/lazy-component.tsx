import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Drawn at once if its code was loaded before. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code before the first drawing. If that fails, drawing tries again. */
  readonly readAhead: () => void;
};

/**
 * A component whose code is loaded when it is first drawn; until then `meanwhile` is in its place. If the code cannot
 * be loaded, the nearest error boundary gets the error.
 *
 * React's own `lazy` is not used: Suspense shows what it held back 300 ms after its fallback at the earliest
 * (`FALLBACK_THROTTLE_MS` of react-dom), while this code loads from the app's own files within a few milliseconds.
 */
export const lazyComponent = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LazyComponent<Props> => {
  let known: ComponentType<Props> | undefined;
  const load = async (): Promise<ComponentType<Props>> => (known ??= await read());

  function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => known);
    useLayoutEffect(() => {
      if (Component) return;
      load().then(
        (component) => {
          setComponent(() => component);
        },
        (error: unknown) => {
          setComponent(() => {
            throw error;
          });
        },
      );
    }, [Component]);
    return Component ? <Component {...props} /> : meanwhile;
  }
  return Object.assign(LazyComponent, {
    readAhead: () => {
      load().catch(() => undefined);
    },
  });
};
