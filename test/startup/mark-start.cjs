// Loaded by Electron before an app's own code. Prints when the window is visible and when the page is painted.
const { app } = require('electron');

const mark = (name, at) => process.stdout.write(`start-up mark ${name} ${at}\n`);

// Runs in the page. Opens the wallets if the page has a link to them, and resolves to the time of the first task after
// the frame that shows PAINTED_SELECTOR.
const whenPainted = `new Promise((painted) => {
  const look = () => {
    const link = [...document.querySelectorAll('nav a')].find((a) => a.textContent.startsWith('Wallets'));
    if (link && link.getAttribute('aria-current') === null) link.click();
    const shown = document.querySelector(${JSON.stringify(process.env.PAINTED_SELECTOR)});
    requestAnimationFrame(shown ? () => setTimeout(() => painted(Date.now())) : look);
  };
  look();
})`;

app.on('browser-window-created', (_event, window) => {
  const visible = () => mark('visible', Date.now());
  if (window.isVisible()) visible();
  else window.once('show', visible);
  window.webContents.once('dom-ready', async () => {
    mark('painted', await window.webContents.executeJavaScript(whenPainted));
  });
});
