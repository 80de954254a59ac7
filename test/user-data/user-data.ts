import {
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { knownKey } from '../keys/known-key';
import { usualKeyPair } from '../keys/usual-key-pair';
import { copyContent, isFileKind, sealedFile, windowsItems } from './written-by-0.1';

const recorded = path.join(import.meta.dirname, '0.1');

/** Ids of the profiles in the recorded settings. The last profile was imported and has neither keys nor files. */
export const profileIds = {
  treasury: '09831c86-13d0-4887-ac57-30d1c1bbbc3f',
  custody: 'fd3da109-455d-4c88-9473-fb6293f07646',
  demo: 'bb893e79-335d-4160-8511-8267cac0a75b',
  withoutKeys: '08b10498-d7db-45de-9b35-07ddbfc53624',
} as const;

const withKeys = ['treasury', 'custody', 'demo'] as const;
type WithKeys = (typeof withKeys)[number];

/** Base URL of a profile's service, and keys that are registered there. */
export interface Connection {
  /** Without a path or trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly privateKeyPem: string;
}

/** Resolves to the last answer of the service, as parsed JSON. */
export const lastAnswerOf = async (profile: 'treasury' | 'custody'): Promise<unknown> => {
  const text = await readFile(path.join(recorded, 'answers.json'), 'utf8');
  return (JSON.parse(text) as Readonly<Record<string, unknown>>)[profile];
};

/** Uses a known key of 4,096 bits, because generating one takes a while. */
const keyOf = (profile: WithKeys): KeyObject =>
  profile === 'custody' ? knownKey(4096) : usualKeyPair('own').privateKey;

const madeConnection = (profile: WithKeys): Connection => ({
  baseUrl: `https://${profile}.example`,
  apiKey: randomBytes(24).toString('base64url'),
  privateKeyPem: keyOf(profile).export({ type: 'pkcs8', format: 'pem' }).toString(),
});

/** Values for the placeholders of a profile. */
const valuesOf = (profile: WithKeys, { baseUrl, apiKey, privateKeyPem }: Connection) => {
  const key = createPrivateKey(privateKeyPem);
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');
  return {
    [`<${profile} service>`]: baseUrl,
    [`<${profile} API key>`]: apiKey,
    [`<${profile} private key>`]: pkcs8.toString('base64'),
    [`<${profile} public key>`]: spki.toString('base64'),
    [`<${profile} fingerprint>`]: `SHA256:${fingerprint}`,
    [`<${profile} file key>`]: randomBytes(32).toString('base64'),
  };
};

/** Keychain items that belong to the user data of version 0.1. */
export interface UserData {
  /** Items by account. `in parts` are the items that Windows has. */
  readonly items: Readonly<Record<'whole' | 'in parts', ReadonlyMap<string, string>>>;
}

/**
 * Writes the recorded user data to a folder, with keys of this run. A profile without a given connection has the base
 * URL of a service that does not exist.
 */
export const layOutUserData = async (
  folder: string,
  given: Partial<Record<'treasury' | 'custody', Connection>> = {},
): Promise<UserData> => {
  const connections = { ...given, demo: undefined };
  const values = new Map<string, string>();
  for (const profile of withKeys) {
    const connection = connections[profile] ?? madeConnection(profile);
    for (const [name, value] of Object.entries(valuesOf(profile, connection))) {
      values.set(name, value);
    }
  }
  const fill = (text: string): string =>
    text.replaceAll(/<(?:treasury|custody|demo) [\w ]+>/gu, (name) => values.get(name) ?? name);
  const readFilled = async (...names: readonly string[]): Promise<string> =>
    fill(await readFile(path.join(recorded, ...names), 'utf8'));

  for (const name of ['settings.json', 'window.json']) {
    await writeFile(path.join(folder, name), await readFilled(name));
  }
  const records = JSON.parse(await readFilled('keychain.json')) as Readonly<Record<string, string>>;
  await mkdir(path.join(folder, 'accounts'), { mode: 0o700 });
  for (const name of await readdir(path.join(recorded, 'accounts'))) {
    const [id = '', kind = ''] = name.split('.');
    if (!isFileKind(kind)) throw new Error(`no kind of file: ${name}`);
    const text = await readFilled('accounts', name);
    const end = text.indexOf('\n');
    const content =
      kind === 'copy' ? copyContent(text.slice(0, end), text.slice(end + 1)) : Buffer.from(text);
    const { fileKey } = JSON.parse(records[id] ?? '') as { readonly fileKey: string };
    const sealed = sealedFile(content, Buffer.from(fileKey, 'base64'), id, kind);
    await writeFile(path.join(folder, 'accounts', name), sealed, { mode: 0o600 });
  }
  const whole = new Map(Object.entries(records));
  return {
    items: {
      whole,
      'in parts': new Map([...whole].flatMap((item) => [...windowsItems(...item)])),
    },
  };
};
