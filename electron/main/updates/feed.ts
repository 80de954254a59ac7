import { z } from 'zod';
import { parseUrl, readBaseUrl } from '../../../shared/base-url';
import { parseJson } from '../../../shared/parse-json';
import type { UpdatePlace } from '../../../shared/updates';
import { publicKeyOf } from '../credentials/keys/key-objects';

/** Where releases are announced, and by whom. */
export interface Feed {
  /** Address of the feed; its signature is at the same address with `.sig` behind it. */
  readonly url: string;
  /** Base64 of the Ed25519 public key's SubjectPublicKeyInfo DER (RFC 8410). */
  readonly publicKey: string;
  /** https address of the page that people get new versions from. */
  readonly page: string;
}

const isEd25519 = (spki: string): boolean => {
  try {
    return publicKeyOf(spki).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** An https address without user name and password. */
export const pageAddress = z
  .url({ protocol: /^https$/u })
  .max(2048)
  .refine((text) => {
    // Also asked about what is no address.
    const url = parseUrl(text);
    return url?.username === '' && url.password === '';
  });

const feedSchema = z.strictObject({
  // The rule for base URLs: https, or http to this machine; nothing that could hold a password.
  url: z.string().refine((url) => readBaseUrl(url).ok && !url.endsWith('/')),
  publicKey: z.base64().max(200).refine(isEd25519),
  page: pageAddress,
});

/** Null for whatever is not a feed, whole and with a key that can be used. */
export const readFeed = (value: unknown): Feed | null => feedSchema.safeParse(value).data ?? null;

/**
 * The feed that was put in when the app was built. Builds from source have none, and look at `named` instead, so that
 * a test can bring its own; the app as shipped never does.
 */
export const feedOf = async (
  built: unknown,
  packaged: boolean,
  named: () => Promise<string>,
): Promise<Feed | null> =>
  readFeed(built) ?? (packaged ? null : readFeed(parseJson(await named())));

/** The variables that the release workflow sets. */
type Variables = Readonly<Partial<Record<string, string>>>;

/**
 * The feed to put into a build; null where the environment names none. Throws where it is incomplete or wrong, because
 * such a release could never tell of the next one.
 */
export const feedForBuild = (variables: Variables): Feed | null => {
  const [url, publicKey, page] = ['RELEASE_FEED_URL', 'RELEASE_FEED_KEY', 'RELEASE_PAGE'].map(
    // What a workflow lacks arrives as an empty text.
    (name) => variables[name] || undefined,
  );
  if (url === undefined && publicKey === undefined && page === undefined) return null;
  const feed = readFeed({ url, publicKey, page });
  if (!feed) {
    throw new Error('RELEASE_FEED_URL, RELEASE_FEED_KEY and RELEASE_PAGE make no release feed.');
  }
  return feed;
};

/** How this copy of the app came to be where it is. */
export interface Installation {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
  /** `process.mas`: from Apple's store. */
  readonly isMas: boolean;
  /** `process.windowsStore`: an AppX package. */
  readonly isWindowsStore: boolean;
  /** What snap and Flatpak call the package, in the environment of what they run. */
  readonly inStore: readonly (string | undefined)[];
}

/** A deb or rpm package comes from the release page, and nobody brings the next one: no repository has it. */
const bringsItsOwn = ({ platform, packaged, ...from }: Installation): boolean =>
  packaged &&
  (from.isMas || from.isWindowsStore || (platform === 'linux' && from.inStore.some(Boolean)));

/** Whether newer versions may be looked for. Stores bring them by themselves. */
export const updatePlace = (feed: Feed | null, installation: Installation): UpdatePlace => {
  if (feed === null) return 'no-feed';
  return bringsItsOwn(installation) ? 'off-by-system' : 'possible';
};
