// A minimal Electron app, with which the app's start is compared.
const { app, BrowserWindow } = require('electron');

void app.whenReady().then(() => new BrowserWindow().loadURL('data:text/html,<p>hello</p>'));
