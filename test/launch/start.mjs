// `npm start`: runs start-app.ts. Plain JavaScript, so that it can report missing packages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
if (!existsSync(`${modules}/electron`) || !existsSync(`${modules}/tsx`)) {
  process.stderr.write('Packages are missing: run "npm run setup" first.\n');
  process.exit(1);
}
const { tsImport } = await import('tsx/esm/api');
const { startApp, startParts } = await tsImport('./start-app.ts', import.meta.url);
process.exit(await startApp(process.argv.slice(2), startParts));
