import type { Page } from 'playwright/test';

/**
 * Takes the places whose text is read aloud when it changes, and answers how to ask for their texts later: of a place that
 * comes into the document together with its text, screen readers read nothing.
 */
export const placesReadAloud = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const places = await page.locator('[role=status]').elementHandles();
  return () => Promise.all(places.map(async (place) => (await place.textContent()) ?? ''));
};
