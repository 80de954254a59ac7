// Runs the tasks given as JSON on stdin and prints the results.
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
