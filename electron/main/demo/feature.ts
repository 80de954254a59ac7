import { randomBytes, randomUUID } from 'node:crypto';
import type { Result } from '../../../shared/failure';
import { defaultWait, type Profile } from '../../../shared/profile';
import type { DemoAccounts } from './demo-accounts';
import type { Feature } from '../feature';
import type { KeyGenerator } from '../keys/generate-key';
import type { ProfileStore } from '../profiles/profile-store';
import { destinationOf } from '../secrets/destination';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { words } from '../words';

export interface DemoContext {
  readonly demo: DemoAccounts;
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly generator: KeyGenerator;
}

/** Short, so that the demo opens at once. */
const bits = 2048;

const freeName = (profiles: ProfileStore): string => {
  const { demoAccount } = words;
  const names = [demoAccount, ...Array.from({ length: 1000 }, (_, i) => `${demoAccount} ${i + 2}`)];
  return names.find((name) => profiles.checkName(name).ok) ?? `${demoAccount} ${randomUUID()}`;
};

/** The demo account goes the way of every other profile; only its service runs inside the app. */
export const createDemoFeature = (options: DemoContext) => {
  const { demo, profiles, secrets } = options;

  const reopen = async (): Promise<Result<Profile> | undefined> => {
    const known = profiles.list().find(({ kind }) => kind === 'demo');
    if (!known) return undefined;
    const stored = await secrets.read(known);
    return stored.ok ? profiles.select(known.id) : undefined;
  };

  const create = async (): Promise<Result<Profile>> => {
    const key = await options.generator.generate(bits);
    if (!key.ok) return key;
    const kept = {
      apiKey: randomBytes(24).toString('base64url'),
      privateKey: key.value.pkcs8,
      destination: destinationOf({ kind: 'demo', baseUrl: '' }),
    };
    const id = randomUUID();
    const saved = await secrets.save(id, kept, 'keychain');
    // The demo must work where there is no keychain; its secrets then live for this run.
    if (!saved.ok) {
      await secrets.remove(id, true);
      await secrets.save(id, kept, 'this-run');
    }
    demo.register(kept);
    const added = await profiles.add(
      {
        id,
        name: freeName(profiles),
        baseUrl: '',
        kind: 'demo',
        colour: 'amber',
        production: false,
        signedPath: 'endpoint',
        waitSeconds: defaultWait,
        accepted: false,
        publicKey: key.value.facts,
      },
      saved.ok ? 'disk' : 'this-run',
    );
    // A profile that could not be written must leave no secret behind.
    if (!added.ok) await secrets.remove(id, saved.ok);
    return added;
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
    onQuit: () => {
      options.generator.cancel();
    },
  } satisfies Feature;
};
