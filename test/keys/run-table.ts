// Does the tasks that come on stdin as JSON, and prints what became of them.
import { readFileSync } from 'node:fs';
import type { Tasks } from './inside-electron';
import { readRows } from './read-rows';
import { takenOf } from './signed-answers';

const { rows, answers } = JSON.parse(readFileSync(0, 'utf8')) as Tasks;
const results = await readRows(
  rows.map((row) => ({ ...row, text: Buffer.from(row.text, 'base64') })),
);
const { boringssl } = process.versions;
console.log(JSON.stringify({ boringssl, results, taken: takenOf(answers) }));
