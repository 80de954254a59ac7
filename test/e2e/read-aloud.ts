import type { Page } from 'playwright/test';

/**
 * Takes the places whose text is read aloud when it changes, and answers how to ask for their texts later: of a place that
 * comes into the document together with its text, screen readers read nothing.
 */
export const placesReadAloud = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const places = await page.locator('[role=status]').elementHandles();
  return () => Promise.all(places.map(async (place) => (await place.textContent()) ?? ''));
};

/** Watches for places that come into the document, and answers how to ask for those that came with a text already. */
export const placesMadeWithText = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const found = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const watch = (added: Node): void => {
      if (!(added instanceof Element)) return;
      for (const place of [added, ...added.querySelectorAll('*')]) {
        if (place.role === 'status' && place.textContent !== '') texts.push(place.textContent);
      }
    };
    const seen = (changes: readonly MutationRecord[]): void => {
      for (const { addedNodes } of changes) addedNodes.forEach(watch);
    };
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true });
    return texts;
  });
  return () => found.jsonValue();
};
