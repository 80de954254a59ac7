// The first file of the main process, see ../main-half.ts.
import { startApp } from './start-app';

startApp();
