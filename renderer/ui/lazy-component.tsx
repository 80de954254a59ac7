import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Drawn at once where its code was read before. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Reads the code before it is drawn; where that fails, drawing it tries again. */
  readonly readAhead: () => void;
};

/**
 * A component whose code is read when it is first drawn; until then `meanwhile` is in its place. Code that cannot be read
 * fails the nearest error boundary. Not React's own `lazy`: what Suspense held back is shown 300 ms after its fallback
 * at the earliest (`FALLBACK_THROTTLE_MS` of react-dom), while this code comes from the app's own files within a few.
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
