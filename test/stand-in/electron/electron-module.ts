import type * as Electron from 'electron';
import { throwOnUncovered } from '../uncovered';
import { app } from './app';
import { BrowserWindow } from './browser-window';
import { clipboard } from './clipboard';
import { dialog } from './dialog';
import { ipcMain } from './ipc-main';
import { Menu } from './menu';
import { nativeTheme } from './native-theme';
import { net } from './net';
import { powerMonitor } from './power-monitor';
import { screen } from './screen';
import { defaultSession, session } from './session';
import { shell } from './shell';
import { utilityProcess } from './utility-process';

const covered = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  powerMonitor,
  protocol: defaultSession.protocols.protocol,
  screen,
  session,
  shell,
  utilityProcess,
} satisfies Partial<typeof Electron>;

/** The module that `require('electron')` returns in the main process. */
export const electronModule = throwOnUncovered<typeof Electron>('(main)', covered);
