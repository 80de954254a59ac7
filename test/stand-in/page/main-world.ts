import type { WorldLink } from './link-worlds';

/**
 * Defines the objects that the preload exposed on `window`, read-only and deeply frozen, and nothing else. `exposed` is
 * the link's token for the preload's list. Runs inside the page, from its source text.
 */
export function showExposed(link: WorldLink, exposed: unknown): void {
  function freeze(value: unknown): unknown {
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
      Object.values(value).forEach(freeze);
      Object.freeze(value);
    }
    return value;
  }
  const list = link.import(exposed) as () => [string, unknown][];
  for (const [key, api] of list()) {
    Object.defineProperty(window, key, { value: freeze(api), enumerable: true });
  }
}
