// Must never run, because the app loads its code from the archive only.
const { writeFileSync } = require('node:fs');
const { app } = require('electron');

writeFileSync(process.env.PLANTED_MARKER, '');
app.quit();
