import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';

const run = promisify(execFile);

interface ShownWindow {
  readonly id: string;
  readonly title: string;
}

/** All windows with a title on the X display. No other program uses this display. */
const shownWindows = async (): Promise<readonly ShownWindow[]> => {
  const search = ['search', '--onlyvisible', '--name', '.'];
  const { stdout } = await run('xdotool', search).catch((error: unknown) => {
    // xdotool exits with code 1 when it finds no window.
    if (error instanceof Error && 'code' in error && error.code === 1) return { stdout: '' };
    throw error;
  });
  const ids = stdout.split('\n').filter((line) => line !== '');
  return Promise.all(
    ids.map(async (id) => {
      const name = await run('xdotool', ['getwindowname', id]).catch(() => ({ stdout: '' }));
      return { id, title: name.stdout.trim() };
    }),
  );
};

/** The title that Electron gives to error boxes. */
const errorBox = 'Error';

/** Waits until an error box is the only window on the display, calls `look`, and closes the box with the Return key. */
export const closeErrorBox = async (look: () => Promise<void>): Promise<void> => {
  await expect
    .poll(async () => (await shownWindows()).map(({ title }) => title))
    .toEqual([errorBox]);
  await look();
  const [box] = await shownWindows();
  await run('xdotool', ['windowfocus', box?.id ?? '', 'key', '--clearmodifiers', 'Return']);
};
