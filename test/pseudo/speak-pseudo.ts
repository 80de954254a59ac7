import path from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { readySelector } from '../launch/hosted-app';

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'catalogue.ts'), formats: ['es'] },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('vite built nothing');
  return first.output[0].code;
};

/** The same for every start that speaks it: built once. */
let bundled: Promise<string> | undefined;

/**
 * Puts the pseudo-language in the place of German, in this page only: the app itself is as it was built, and its
 * policy takes the words as a script of its own. German has to be spoken.
 */
export const speakPseudo = async (page: Page): Promise<void> => {
  bundled ??= bundle();
  const body = await bundled;
  await page.route(/\/de-[\w-]+\.js$/u, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
  await page.reload();
  await page.waitForSelector(readySelector);
};
