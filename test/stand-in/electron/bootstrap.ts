// Entry of the stand-in's code in the main process; see ../main-half.ts.
import { startApp } from './start-app';

startApp();
