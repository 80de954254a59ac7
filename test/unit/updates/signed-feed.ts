import { generateKeyPairSync, sign } from 'node:crypto';
import type { Feed } from '../../../electron/main/updates/feed';
import { releaseDomain } from '../../../shared/updates';

/** The contents of a release feed. */
export const release = {
  version: '1.3.0',
  published: '2026-11-21',
  expires: '2999-12-31',
  page: 'https://releases.example/app/1.3.0',
};

/** A feed with a key of this run, and its signer. */
export function signedFeed(url = 'https://feed.example/release.json') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const feed: Feed = {
    url,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    page: 'https://releases.example/app',
  };
  const signatureOf = (text: string, domain = releaseDomain): string =>
    sign(null, Buffer.from(domain + text), privateKey).toString('base64');
  return { feed, privateKey, signatureOf };
}
