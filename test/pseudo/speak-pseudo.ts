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

/** The bundled catalogue, built once for all pages. */
let bundled: Promise<string> | undefined;

/**
 * Replaces German by the pseudo-language in this page. The built app stays unchanged, and its security policy accepts
 * the catalogue as one of its own scripts. German must be the chosen language.
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
