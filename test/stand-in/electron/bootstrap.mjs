// The first file of the main process. Only the stand-in's own TypeScript goes through tsx; the
// app's built files are loaded by Node as they are.
import { tsImport } from 'tsx/esm/api';

const { startApp } = await tsImport('./start-app.ts', import.meta.url);
startApp();
