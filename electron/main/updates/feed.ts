import { z } from 'zod';
import { parseUrl, readBaseUrl } from '../../../shared/base-url';
import { parseJson } from '../../../shared/parse-json';
import type { UpdatePlace } from '../../../shared/updates';
import { publicKeyOf } from '../credentials/keys/key-objects';

/** Where releases are announced, and the key that signs them. */
export interface Feed {
  /** Address of the feed. Its signature is at the same address with `.sig` appended. */
  readonly url: string;
  /** Base64 of the Ed25519 public key's SubjectPublicKeyInfo DER (RFC 8410). */
  readonly publicKey: string;
  /** https address of the page that offers new versions. */
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
    // Also runs for a text that is not an address.
    const url = parseUrl(text);
    return url?.username === '' && url.password === '';
  });

const feedSchema = z.strictObject({
  // The rule for base URLs: https, or http to this machine; nothing that could hold a password.
  url: z.string().refine((url) => readBaseUrl(url).ok && !url.endsWith('/')),
  publicKey: z.base64().max(200).refine(isEd25519),
  page: pageAddress,
});

/** Reads a feed; null unless it is complete and its key can be used. */
export const readFeed = (value: unknown): Feed | null => feedSchema.safeParse(value).data ?? null;

/**
 * Returns the feed that the build has inserted. Builds from source have none, and read `named` instead, so that a test
 * can bring its own. The packaged app never does.
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
 * Returns the feed to insert into a build; null when the environment names none. Throws when it is incomplete or wrong,
 * because such a release could never announce the next one.
 */
export const feedForBuild = (variables: Variables): Feed | null => {
  const [url, publicKey, page] = ['RELEASE_FEED_URL', 'RELEASE_FEED_KEY', 'RELEASE_PAGE'].map(
    // A variable that the workflow lacks arrives as an empty text.
    (name) => variables[name] || undefined,
  );
  if (url === undefined && publicKey === undefined && page === undefined) return null;
  const feed = readFeed({ url, publicKey, page });
  if (!feed) {
    throw new Error('RELEASE_FEED_URL, RELEASE_FEED_KEY and RELEASE_PAGE make no release feed.');
  }
  return feed;
};

/** How this copy of the app was installed. */
export interface Installation {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
  /** `process.mas`: from Apple's store. */
  readonly isMas: boolean;
  /** `process.windowsStore`: an AppX package. */
  readonly isWindowsStore: boolean;
  /** Names of the package that snap and Flatpak set in the environment. */
  readonly inStore: readonly (string | undefined)[];
}

/**
 * Whether a store updates this copy. Nothing updates a deb or rpm package: it comes from the release page,
 * and no repository has it.
 */
const bringsItsOwn = ({ platform, packaged, ...from }: Installation): boolean =>
  packaged &&
  (from.isMas || from.isWindowsStore || (platform === 'linux' && from.inStore.some(Boolean)));

/** Whether the app may check for newer versions. Stores update their apps themselves. */
export const updatePlace = (feed: Feed | null, installation: Installation): UpdatePlace => {
  if (feed === null) return 'no-feed';
  return bringsItsOwn(installation) ? 'off-by-system' : 'possible';
};
