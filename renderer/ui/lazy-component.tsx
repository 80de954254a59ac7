import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code is read when it is first drawn; until then `meanwhile` is in its place. Code that cannot be read
 * fails the nearest error boundary. Not React's own `lazy`: what Suspense held back is shown 300 ms after its fallback
 * at the earliest (`FALLBACK_THROTTLE_MS` of react-dom), while this code comes from the app's own files within a few.
 */
export const lazyComponent = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => known);
    useLayoutEffect(() => {
      if (Component) return;
      read().then(
        (component) => {
          known = component;
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
  };
};
