// Entry of the stand-in's code in the main process; see ../compile-main-side.ts.
import { startApp } from './start-app';

startApp();
