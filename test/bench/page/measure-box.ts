import { words } from '../../../renderer/i18n/window';
import { openContracts, openPage, type Stage } from './open-page';
import type { Box } from './in-page/bench-page';
import type { Subject } from './subjects';

const anyBox: Box = { width: 0, height: 0, rowHeight: 0 };

/** Measures the app's list and its rows, so that peers draw as many rows of the same size. */
export const measureBox = async (stage: Omit<Stage, 'box'>, ours: Subject): Promise<Box> => {
  const { page, close } = await openPage({ ...stage, box: anyBox }, ours, 100);
  await page.getByRole('link', { name: openContracts.name }).click();
  const grid = page.getByRole('grid', { name: words.account.smartContracts });
  const list = await grid.boundingBox();
  const row = await grid.locator('[role="row"][aria-rowindex="2"]').boundingBox();
  await close();
  if (!list || !row) throw new Error('The app shows no list of contracts.');
  return { width: list.width, height: list.height, rowHeight: row.height };
};
