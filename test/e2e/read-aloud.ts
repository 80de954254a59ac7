import type { Page } from 'playwright/test';

/**
 * Finds the live regions now, and returns a function that reads their texts later. Screen readers do not announce a
 * live region that enters the document together with its text.
 */
export const placesReadAloud = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const places = await page.locator('[role=status]').elementHandles();
  return () => Promise.all(places.map(async (place) => (await place.textContent()) ?? ''));
};

/**
 * Watches for live regions added later, and returns a function that lists those that already had text when they were
 * added.
 */
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
