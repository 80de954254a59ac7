// The smallest window there is: what the app's start is compared with.
const { app, BrowserWindow } = require('electron');

void app.whenReady().then(() => new BrowserWindow().loadURL('data:text/html,<p>hello</p>'));
