// Part of the release workflow: signs what the app's update check reads. `node electron/packaging/sign-release.ts
// FOLDER` writes release.json and release.json.sig into FOLDER. It needs Node alone, so that no package gets near the
// key in RELEASE_SIGNING_KEY (PKCS#8 PEM, Ed25519). RELEASE_FEED_KEY and RELEASE_PAGE are those of the build.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseDomain } from '../../shared/updates.ts';

const folder = process.argv[2];
const { RELEASE_SIGNING_KEY: pem, RELEASE_FEED_KEY: expected, RELEASE_PAGE: page } = process.env;
if (!folder || !pem || !expected || !page) {
  throw new Error('FOLDER, RELEASE_SIGNING_KEY, RELEASE_FEED_KEY and RELEASE_PAGE are needed.');
}

const readKey = (text: string) => {
  try {
    return createPrivateKey(text);
  } catch {
    // The caught error is dropped, because no part of the key may get into the workflow's log.
    throw new Error('RELEASE_SIGNING_KEY is not a private key.');
  }
};

const key = readKey(pem);
const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
// With another key, every app of this release would refuse the next release.
if (publicKey !== expected) throw new Error('RELEASE_SIGNING_KEY is not the key of this build.');

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { readonly version: string };
/** Days for which the feed is valid. If no release follows by then, the feed is signed again with this script. */
const lifetime = 180;
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const release = { version, published: dayAfter(0), expires: dayAfter(lifetime), page };
const feed = `${JSON.stringify(release)}\n`;
const signature = sign(null, Buffer.from(releaseDomain + feed), key).toString('base64');
writeFileSync(join(folder, 'release.json'), feed);
writeFileSync(join(folder, 'release.json.sig'), `${signature}\n`);
