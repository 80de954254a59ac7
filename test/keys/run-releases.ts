// Verifies the feeds that come on stdin as JSON, and prints which of them were taken.
import { readFileSync } from 'node:fs';
import type { Feed } from '../../electron/main/updates/feed';
import { verifyRelease } from '../../electron/main/updates/verify-release';

/** A feed's answer, and whose it should be. */
export interface SignedAnswer {
  readonly feed: Feed;
  readonly text: string;
  readonly signature: string;
}

const answers = JSON.parse(readFileSync(0, 'utf8')) as readonly SignedAnswer[];
const taken = answers.map(({ feed, text, signature }) => {
  const release = verifyRelease(feed, Buffer.from(text), signature);
  return release?.version ?? null;
});
console.log(JSON.stringify({ boringssl: process.versions['boringssl'], taken }));
