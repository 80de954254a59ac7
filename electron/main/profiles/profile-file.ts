import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readBaseUrl } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import { defaultWait, profileColours, signedPaths, waits } from '../../../shared/profile';
import type { Handlers } from '../ipc/answer-call';
import type { ProfileStore } from './profile-store';
import { readSmallFile } from '../settings/read-small-file';
import { writeFileAtomically } from '../storage/atomic-write';
import type { Desk } from '../desk';

const format = 'account-viewer-profiles';

/** Largest file of profiles read, in bytes. */
const largestFile = 1024 * 1024;

const profileInFile = z.object({
  name: z.string(),
  baseUrl: z.string(),
  colour: z.enum(profileColours),
  production: z.boolean(),
  signedPath: z.enum(signedPaths),
  /** Earlier versions wrote none. */
  waitSeconds: z.literal(waits).catch(defaultWait),
});

/** Version 1 of the file: how profiles look and where they go, without any key. */
const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  profiles: z.array(profileInFile).max(1000),
});

type ProfileInFile = z.infer<typeof profileInFile>;

const isNewer = z.object({ format: z.literal(format), version: z.number().gt(1) });

const parse = (bytes: Uint8Array): Result<readonly ProfileInFile[]> => {
  try {
    const json: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (isNewer.safeParse(json).success) return fail('SETTINGS_NEWER');
    const file = fileSchema.safeParse(json);
    return file.success ? succeed(file.data.profiles) : fail('FILE_NOT_READABLE');
  } catch {
    return fail('FILE_NOT_READABLE');
  }
};

export interface ProfileFileContext {
  readonly profiles: ProfileStore;
  readonly desk: Desk;
}

/** Taking profiles to another computer. Keys stay where they are: the other side enters its own. */
export const profileFileHandlers = ({
  profiles,
  desk,
}: ProfileFileContext): Pick<Handlers, 'exportProfiles' | 'importProfiles'> => {
  /** Whether the profile was added; one that cannot be is left out and counted. */
  const add = async ({ baseUrl, ...traits }: ProfileInFile): Promise<Result<boolean>> => {
    const name = profiles.checkName(traits.name);
    const address = readBaseUrl(baseUrl);
    if (!name.ok || !address.ok) return succeed(false);
    const added = await profiles.addBehind({
      ...traits,
      id: randomUUID(),
      name: name.value,
      baseUrl: address.value,
      kind: 'service',
      publicKey: null,
      accepted: false,
    });
    return added.ok ? succeed(true) : added;
  };

  return {
    exportProfiles: async () => {
      const target = await desk.chooseTarget('account-viewer-profiles.json');
      if (!target.ok) return target;
      const own = profiles.list().filter(({ kind }) => kind === 'service');
      const entries = own.map(({ name, baseUrl, colour, production, signedPath, waitSeconds }) => ({
        name,
        baseUrl,
        colour,
        production,
        signedPath,
        waitSeconds,
      }));
      try {
        const file = { format, version: 1, profiles: entries };
        await writeFileAtomically(target.value, `${JSON.stringify(file, null, 2)}\n`);
        return succeed(null);
      } catch {
        return fail('FILE_NOT_WRITTEN');
      }
    },
    importProfiles: async () => {
      const file = await desk.chooseFile('profiles');
      if (!file.ok) return file;
      const bytes = await readSmallFile(file.value, largestFile);
      if (!bytes.ok) return bytes;
      const entries = bytes.value.length > largestFile ? fail('TOO_LARGE') : parse(bytes.value);
      if (!entries.ok) return entries;
      let added = 0;
      for (const entry of entries.value) {
        const done = await add(entry);
        if (!done.ok) return done;
        if (done.value) added += 1;
      }
      return succeed({ added, skipped: entries.value.length - added });
    },
  };
};
