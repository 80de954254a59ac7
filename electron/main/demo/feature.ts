import { createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import type { Result } from '../../../shared/failure';
import type { KeyHome } from '../../../shared/file-state';
import type { Profile } from '../../../shared/profile';
import { privateKeyOf } from '../credentials/keys/key-objects';
import { demoAccount } from './account';
import { type DemoService, startDemoService } from './service';
import type { Feature } from '../feature';
import type { KeyGenerator } from '../credentials/keys/generate-key';
import type { ProfileActs } from '../profiles/profile-acts';
import type { ProfileStore } from '../profiles/profile-store';
import { freshProfile } from '../profiles/settings/settings';
import { destinationOf, type Secrets } from '../credentials/keychain/record';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { words } from '../i18n';

/** `now` is in milliseconds since the epoch. */
export const createDemoAccounts = (now: () => number) => {
  let starting: Promise<DemoService> | undefined;
  let service: DemoService | undefined;
  return {
    /** Base URL, or an empty text before the service runs. */
    baseUrl: (): string => service?.baseUrl ?? '',
    /** Starts the service unless it runs already. */
    start: async (): Promise<void> => {
      starting ??= startDemoService({ clock: now, account: () => demoAccount(now()) });
      try {
        service = await starting;
      } finally {
        // A later start tries again.
        if (!service) starting = undefined;
      }
    },
    /** Registers the public key of a demo profile with the running service. */
    register: ({ apiKey, privateKey }: Secrets): void => {
      service?.register(apiKey, createPublicKey(privateKeyOf(privateKey)));
    },
  };
};

/** The demo service of this run, with its registered keys. */
type DemoAccounts = ReturnType<typeof createDemoAccounts>;

interface DemoContext {
  readonly demo: Pick<DemoAccounts, 'start'>;
  readonly profiles: ProfileStore;
  readonly secrets: Pick<ProfileSecrets, 'read'>;
  readonly acts: Pick<ProfileActs, 'keep'>;
  readonly generator: KeyGenerator;
}

/** RSA key length: short, so that the demo opens at once. */
const bits = 2048;

const freeName = (profiles: ProfileStore): string => {
  const usual = words.demoAccount;
  const names = [usual, ...Array.from({ length: 1000 }, (_, i) => `${usual} ${i + 2}`)];
  return names.find((name) => profiles.checkName(name).ok) ?? `${usual} ${randomUUID()}`;
};

/** The demo account is handled like every other profile; only its service runs inside the app. */
export const createDemoFeature = (options: DemoContext) => {
  const { demo, profiles, secrets, acts } = options;

  const reopen = async (): Promise<Result<Profile> | undefined> => {
    const known = profiles.list().find(({ kind }) => kind === 'demo');
    if (!known) return undefined;
    const stored = await secrets.read(known);
    return stored.ok ? profiles.select(known.id) : undefined;
  };

  const create = async (): Promise<Result<Profile>> => {
    const key = await options.generator.generate(bits);
    if (!key.ok) return key;
    const keys = {
      apiKey: randomBytes(24).toString('base64url'),
      privateKey: key.value.pkcs8,
      destination: destinationOf({ kind: 'demo', baseUrl: '' }),
    };
    const keep = (home: KeyHome): Promise<Result<Profile>> =>
      acts.keep(
        {
          ...freshProfile,
          id: randomUUID(),
          name: freeName(profiles),
          baseUrl: '',
          kind: 'demo',
          colour: 'amber',
          publicKey: key.value.facts,
        },
        keys,
        home,
      );
    const kept = await keep('keychain');
    // The demo must work without a keychain; its secrets are then kept for this run only.
    return kept.ok ? kept : keep('this-run');
  };

  /** A second click joins the first instead of making a second account. */
  let exploring: Promise<Result<Profile>> | undefined;
  const explore = async (): Promise<Result<Profile>> => {
    await demo.start();
    return (await reopen()) ?? create();
  };

  return {
    handlers: {
      exploreDemo: () => {
        exploring ??= explore().finally(() => (exploring = undefined));
        return exploring;
      },
    },
    onQuit: options.generator.cancel,
  } satisfies Feature;
};
