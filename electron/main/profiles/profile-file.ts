import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readBaseUrl } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ProfilesFileProblem } from '../../../shared/problems';
import { parseJson } from '../../../shared/parse-json';
import { fingerprintForm, type Profile } from '../../../shared/profile';
import { profileName } from '../../../shared/schemas';
import type { Handlers } from '../ipc/dispatcher';
import type { ProfileStore } from './profile-store';
import { readChosenFile, saveChosenFile } from '../shell/chosen-file';
import { profileFields, type SavedProfile } from './settings/settings';
import type { NativeDialogs } from '../shell/native-dialogs';

const format = 'account-viewer-profiles';

/** Largest profiles file that is read, in bytes. */
const largestFile = 1024 * 1024;

const { baseUrl, colour, production, signedPath, waitSeconds } = profileFields.shape;

const profileInFile = z.object({
  baseUrl,
  colour,
  production,
  signedPath,
  waitSeconds,
  name: z.string(),
  /** Lets the importing side check that it enters the same public key. Missing in files of earlier versions. */
  fingerprint: z.string().regex(fingerprintForm).nullable().catch(null),
});

/** Version 1 of the file: the look and address of each profile, without keys. */
const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  profiles: z.array(profileInFile),
});

type ProfileInFile = z.infer<typeof profileInFile>;

const toFile = (profile: Profile): ProfileInFile => {
  const { name, baseUrl, colour, production, signedPath, waitSeconds } = profile;
  const fingerprint = profile.publicKey?.fingerprint ?? profile.importedFingerprint ?? null;
  return { name, baseUrl, colour, production, signedPath, waitSeconds, fingerprint };
};

/** Returns the profile to add; empty when its name or address is invalid. */
const fromFile = ({ fingerprint, ...entry }: ProfileInFile): readonly SavedProfile[] => {
  const name = profileName.safeParse(entry.name);
  const baseUrl = readBaseUrl(entry.baseUrl);
  if (!name.success || !baseUrl.ok) return [];
  return [
    {
      ...entry,
      id: randomUUID(),
      name: name.data,
      baseUrl: baseUrl.value,
      kind: 'service',
      publicKey: null,
      accepted: false,
      ...(fingerprint === null ? {} : { importedFingerprint: fingerprint }),
    },
  ];
};

const refuse = (profilesFile: ProfilesFileProblem): Result<never> =>
  fail('PROFILES_FILE_NOT_READ', { profilesFile });

const isNewer = z.object({ format: z.literal(format), version: z.number().gt(1) });

const parse = (bytes: Uint8Array): Result<readonly ProfileInFile[]> => {
  // `TextDecoder` removes a byte order mark that an editor may have added.
  const json = parseJson(new TextDecoder().decode(bytes));
  if (isNewer.safeParse(json).success) return refuse('newer');
  const file = fileSchema.safeParse(json);
  return file.success ? succeed(file.data.profiles) : refuse('not-ours');
};

export interface ProfileFileContext {
  readonly profiles: ProfileStore;
  readonly dialogs: NativeDialogs;
}

/** Exports and imports profiles for use on another computer. The file has no keys: they are entered there. */
export const createProfileFileHandlers = ({
  profiles,
  dialogs,
}: ProfileFileContext): Pick<Handlers, 'exportProfiles' | 'importProfiles'> => ({
  exportProfiles: () => {
    const own = profiles.list().filter(({ kind }) => kind === 'service');
    const file = { format, version: 1, profiles: own.map(toFile) };
    const text = `${JSON.stringify(file, null, 2)}\n`;
    return saveChosenFile(dialogs, 'account-viewer-profiles.json', text);
  },
  importProfiles: async () => {
    const file = await dialogs.chooseFile('profiles');
    if (!file.ok) return file;
    const bytes = await readChosenFile(file.value, largestFile, refuse('too-large'));
    if (!bytes.ok) return bytes;
    const entries = parse(bytes.value);
    if (!entries.ok) return entries;
    const usable = entries.value.flatMap(fromFile);
    const done = await profiles.addAll(usable);
    if (!done.ok) return done;
    const { added, taken, noRoom } = done.value;
    return succeed({ added, skipped: entries.value.length - usable.length + taken, noRoom });
  },
});
