// Verifies the answers that come on stdin as JSON, and prints which of them were taken.
import { readFileSync } from 'node:fs';
import { takenOf, type SignedAnswer } from './signed-answers';

const answers = JSON.parse(readFileSync(0, 'utf8')) as readonly SignedAnswer[];
console.log(JSON.stringify({ boringssl: process.versions['boringssl'], taken: takenOf(answers) }));
