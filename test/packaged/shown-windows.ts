import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';

const run = promisify(execFile);

interface ShownWindow {
  readonly id: string;
  readonly title: string;
}

/** Every window with a title on the X display, which belongs to the app alone. */
const shownWindows = async (): Promise<readonly ShownWindow[]> => {
  const search = ['search', '--onlyvisible', '--name', '.'];
  const { stdout } = await run('xdotool', search).catch((error: unknown) => {
    // It ends with this code when it finds nothing.
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

/** Electron's own title of an error box. */
const errorBox = 'Error';

/** Waits until an error box is the only window on the display, looks, and presses its button as a person would. */
export const closeErrorBox = async (look: () => Promise<void>): Promise<void> => {
  await expect
    .poll(async () => (await shownWindows()).map(({ title }) => title))
    .toEqual([errorBox]);
  await look();
  const [box] = await shownWindows();
  await run('xdotool', ['windowfocus', box?.id ?? '', 'key', '--clearmodifiers', 'Return']);
};
