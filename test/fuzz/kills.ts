import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord } from '../../electron/main/credentials/keychain/record';
import { createSecretStore } from '../../electron/main/credentials/keychain/secret-store';
import { createSplitKeychain } from '../../electron/main/credentials/keychain/split-keychain';
import type { Result } from '../../shared/failure';
import { signingKey } from '../unit/calls/app-parts';
import { faultyKeychain } from '../unit/credentials/keychain/faulty-keychain';
import { alive, dyingIn, type Step } from '../unit/credentials/keychain/one-life';
import { inFolder } from './in-folder';
import { startOn, type Machine, type StartedApp } from './app-on-disk';
import { seededRandom } from '../seeded-random';

/** Largest item of the keychain in bytes: one limit for undivided records, one for records in about a dozen parts. */
const limits = [Infinity, 400] as const;

const keys = [signingKey('own'), signingKey('other')] as const;
const addresses = ['https://api.example.com', 'https://new.example.com'] as const;
const noted = '0x1111111111111111111111111111111111111111';
const pins = new TextEncoder().encode('what was first seen');

/** A machine with two profiles. */
interface Prepared extends Machine {
  readonly limit: number;
  /** Profile that the acts change. */
  readonly id: string;
  /** Profile that no act but "remove everything" may change. */
  readonly bystander: string;
}

const valueOf = <Value>(result: Result<Value>, what: string): Value => {
  if (!result.ok) throw new Error(`${what}: ${result.error.code}`);
  return result.value;
};

const save = (app: StartedApp, name: string) =>
  app.saveProfile({
    name,
    baseUrl: addresses[0],
    signedPath: 'endpoint',
    apiKey: `api-key-of-${name}`,
    stagedKeyId: app.staged.stage(keys[0]).stagedKeyId,
    secrets: 'keychain',
  });

/** The user's actions that change the keychain and the settings. */
const acts = {
  save: (app: StartedApp) => save(app, 'Further'),
  'change keys': (app: StartedApp, { id: profileId }: Prepared) =>
    app.changeKeys({
      profileId,
      apiKey: 'another-api-key',
      stagedKeyId: app.staged.stage(keys[1]).stagedKeyId,
      secrets: 'keychain',
      untested: true,
    }),
  move: (app: StartedApp, { id: profileId }: Prepared) =>
    app.moveProfile({ profileId, baseUrl: addresses[1] }),
  remove: (app: StartedApp, { id: profileId }: Prepared) =>
    app.removeProfile({ profileId, leaveKeys: false }),
  'remove everything': (app: StartedApp) => app.removeEverything(undefined),
} as const;

export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as ActName[];

/** Resolves once the marks of written files are stored. Writing a file does not wait for its mark; this call does. */
const settled = ({ secrets }: StartedApp) => secrets.fileKeyOf('no profile');

const prepare = async (folder: string, limit: number): Promise<Prepared> => {
  await mkdir(folder);
  const items = new Map<string, string>();
  const app = await startOn({ items, folder }, alive, limit);
  const ids: string[] = [];
  for (const name of ['Treasury', 'Bystander']) {
    const { id } = valueOf(await save(app, name), 'preparing');
    const note = { name: 'Payroll', note: '', tags: [], favourite: false };
    valueOf(await app.notes.save(id, noted, note), 'a first note');
    const fileKey = valueOf(await app.secrets.fileKeyOf(id), 'a first file key');
    if (fileKey) valueOf(await app.files.of(id, 'memory').write(fileKey, pins), 'first pins');
    ids.push(id);
  }
  await settled(app);
  const [id = '', bystander = ''] = ids;
  return { items, folder, limit, id, bystander };
};

/** Copies a machine; its files go to `folder`. */
const copyOf = async (machine: Prepared, folder: string): Promise<Prepared> => {
  await cp(machine.folder, folder, { recursive: true });
  return { ...machine, items: new Map(machine.items), folder };
};

/** Throws unless a profile has its keys, its notes and its pins, and no notice about its files. */
const checkKept = async (app: StartedApp, machine: Prepared, id: string): Promise<void> => {
  const keychain = createSplitKeychain(
    faultyKeychain(machine.items, undefined, Infinity),
    machine.limit,
  );
  const stored = await createSecretStore(keychain).read(id);
  if (!stored.ok) throw new Error(`the keys are gone: ${stored.error.code}`);
  const { entries } = valueOf(await app.notes.read(id), 'the notes are gone');
  if (entries[0]?.name !== 'Payroll') throw new Error('the note is gone');
  const fileKey = valueOf(await app.secrets.fileKeyOf(id), 'the file key is gone');
  const kept = fileKey && (await app.files.of(id, 'memory').read(fileKey));
  if (kept?.kind !== 'content') throw new Error('the pins are gone');
  if (app.files.notices(id).length > 0) throw new Error('files are said to be wrong');
};

/** Names of keychain items that belong to none of the known profile ids. */
const strayItems = ({ items }: Machine, known: readonly string[]): readonly string[] =>
  [...items.keys()].filter(
    (name) => !name.startsWith('probe') && !known.some((id) => name.startsWith(id)),
  );

const checkKnown = (app: StartedApp, machine: Machine): void => {
  const saved = app.profiles.list().map(({ id }) => id);
  const stray = strayItems(machine, [...saved, ...app.profiles.pending()]);
  if (stray.length > 0) throw new Error(`nobody knows of ${stray.join(', ')}`);
};

/** Throws unless a machine is consistent after a kill of the app. `touched` are the acts that were interrupted. */
const check = async (machine: Prepared, touched: readonly ActName[]): Promise<void> => {
  const { items, limit, id, bystander } = machine;
  const app = await startOn(machine, alive, limit);
  checkKnown(app, machine);
  await app.acts.sweepAtStart();
  checkKnown(app, machine);
  const isAllAtRisk = touched.includes('remove everything');
  if (!isAllAtRisk) await checkKept(app, machine, bystander);
  // Removing deletes the secrets first. While they exist, nothing else may be missing.
  const isAtRisk = isAllAtRisk || touched.includes('remove');
  const hasKeys = (await app.secrets.isStored(id)) && readable(items.get(id), machine);
  if (!isAtRisk || (hasKeys && items.has(`${id}.data`))) await checkKept(app, machine, id);
  const report = valueOf(await app.removeEverything(undefined), 'removing everything');
  const leftovers = [...report.left, ...report.filesLeft, ...app.profiles.pending()];
  if (leftovers.length > 0 || report.unknown + report.earlierLeft > 0)
    throw new Error(`left: ${leftovers.join(', ')}`);
  if (items.size > 0) throw new Error(`left in the keychain: ${[...items.keys()].join(', ')}`);
  const files = await readdir(join(machine.folder, 'accounts'));
  if (files.length > 0) throw new Error(`left on disk: ${files.join(', ')}`);
};

/** Whether an item is a record or the list of a record's parts. */
const readable = (item: string | undefined, { limit }: Prepared): boolean =>
  item !== undefined && (limit === Infinity ? readRecord(item).ok : item.includes('"parts"'));

/** Runs an act. Never resolves when `step` ends the app. */
const endDuring = async (machine: Prepared, name: ActName, step: Step): Promise<void> => {
  const app = await startOn(machine, step, machine.limit);
  await acts[name](app, machine);
  await settled(app);
};

const dieDuring = async (machine: Prepared, name: ActName, last: number): Promise<void> => {
  const life = dyingIn(last);
  await Promise.race([life.died, endDuring(machine, name, life.step)]);
};

const stepsOf = async (machine: Prepared, name: ActName): Promise<number> => {
  const life = dyingIn(Infinity);
  await endDuring(machine, name, life.step);
  return life.taken();
};

/** Numbers from 0 to below `below`, the same for the same seed. */
const numbersFrom = (seed: number): ((below: number) => number) => {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
};

const naming = async (what: string, work: () => Promise<void>): Promise<void> => {
  await work().catch((error: unknown) => {
    throw new Error(`ended in ${what}`, { cause: error });
  });
};

/** Ends the app once at each step of one act and checks the machine each time. Resolves to the number of steps. */
export const endAtEveryStep = (name: ActName): Promise<number> =>
  inFolder('account-viewer-kills', async (folder) => {
    let count = 0;
    for (const limit of limits) {
      const machine = await prepare(join(folder, `${limit}`), limit);
      const steps = await stepsOf(await copyOf(machine, join(folder, `${limit} whole`)), name);
      for (let last = 0; last <= steps; last += 1) {
        const here = await copyOf(machine, join(folder, `${limit} ${last}`));
        await naming(`step ${last} of ${name}, items of ${limit}`, async () => {
          await dieDuring(here, name, last);
          await check(here, [name]);
        });
      }
      count += steps;
    }
    return count;
  });

/**
 * Ends the app `count` times at steps chosen by the seed. On each machine, up to three acts run one after the other and
 * are each interrupted. Resolves to the interrupted acts. Rejects with what was lost or left over; the error names
 * seed, acts and steps.
 */
export const runKills = ({
  count,
  seed,
}: {
  readonly count: number;
  readonly seed: number;
}): Promise<readonly string[]> =>
  inFolder('account-viewer-kills', async (folder) => {
    const below = numbersFrom(seed);
    const whole: { readonly machine: Prepared; readonly steps: Map<ActName, number> }[] = [];
    for (const limit of limits) {
      const machine = await prepare(join(folder, `${limit}`), limit);
      const steps = new Map<ActName, number>();
      for (const name of actNames) {
        const here = await copyOf(machine, join(folder, `${limit} ${name}`));
        steps.set(name, await stepsOf(here, name));
      }
      whole.push({ machine, steps });
    }
    const ended: string[] = [];
    while (ended.length < count) {
      const chosen = whole[below(whole.length)];
      if (!chosen) throw new Error('no machine');
      const here = await copyOf(chosen.machine, join(folder, `run ${ended.length}`));
      const touched: ActName[] = [];
      const most = Math.min(1 + below(3), count - ended.length);
      const first = ended.length;
      for (let more = most; more > 0; more -= 1) {
        const name = actNames[below(actNames.length)] ?? 'save';
        const last = below(chosen.steps.get(name) ?? 1);
        touched.push(name);
        ended.push(`${name}, step ${last}`);
        await naming(`seed ${seed}, ${ended.slice(first).join('; ')}`, () =>
          dieDuring(here, name, last),
        );
      }
      await naming(`seed ${seed}, ${ended.slice(first).join('; ')}`, () => check(here, touched));
    }
    return ended;
  });
