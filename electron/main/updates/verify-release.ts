import { verify } from 'node:crypto';
import { z } from 'zod';
import { releaseDomain } from '../../../shared/updates';
import { pageAddress, type Feed } from './feed';

/** What the feed says of the newest release. */
export const releaseSchema = z.strictObject({
  version: z.string().max(100),
  /** Day, such as `2026-11-21`. */
  published: z.iso.date(),
  /** Where people get it. */
  page: pageAddress,
});

export type Release = z.infer<typeof releaseSchema>;

/** 64 bytes in base64, and the end of the line. */
const signatureForm = /^[A-Za-z\d+/]{86}==\s*$/u;

const isSigned = (publicKey: string, bytes: Uint8Array, signature: string): boolean => {
  if (!signatureForm.test(signature)) return false;
  try {
    return verify(
      null,
      Buffer.concat([Buffer.from(releaseDomain), bytes]),
      { key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' },
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
};

/** Whether a page is where this build's people get their versions from. */
export const isPageOf = (feed: Feed, page: string): boolean =>
  new URL(page).origin === new URL(feed.page).origin;

/**
 * The release that a feed names; null unless the key of this build has signed exactly these bytes and they are a
 * release on the site this build knows. Nothing of them is read before the signature has been checked.
 */
export const verifyRelease = (feed: Feed, bytes: Uint8Array, signature: string): Release | null => {
  if (!isSigned(feed.publicKey, bytes, signature)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const release = releaseSchema.parse(JSON.parse(text));
    return isPageOf(feed, release.page) ? release : null;
  } catch {
    return null;
  }
};
