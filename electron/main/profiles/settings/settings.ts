import { z } from 'zod';
import { readBaseUrl, signedPaths } from '../../../../shared/base-url';
import { checkExplorers, mostExplorers, presetExplorers } from '../../../../shared/explorer';
import { plainView, plainViews } from '../../../../shared/list-view';
import {
  defaultPreferences,
  defaultWait,
  fingerprintForm,
  profileColours,
  waits,
} from '../../../../shared/profile';
import { explorer, preferences, type Preferences } from '../../../../shared/schemas';
import { viewOf } from '../../../../shared/file-schemas';
import { cutText } from '../../../../shared/unseen';
import { updateOutcomes } from '../../../../shared/updates';
import { releaseSchema } from '../../updates/release';

/**
 * Longest profile name read from a file, in UTF-16 units: several times what the app writes. Whenever a name is
 * entered, all names are compared in a form that can be 18 times as long.
 */
const longestName = 200;

/** The name of a profile. A name that is too long is cut, so that the profile is kept. */
const savedName = z.string().transform((name) => cutText(name, longestName));

/** A profile as saved in the settings file. Contains no secret. */
export const profileFields = z.object({
  id: z.uuid(),
  name: savedName,
  /** Canonical base URL; empty for the demo service, whose address changes with every run. */
  baseUrl: z.string(),
  kind: z.enum(['service', 'demo']),
  publicKey: z
    .strictObject({ bits: z.int(), fingerprint: z.string(), spki: z.base64() })
    .nullable(),
  /** See `Profile`. Optional: an invalid value is dropped, and the profile is kept. */
  importedFingerprint: z.string().regex(fingerprintForm).optional().catch(undefined),
  colour: z.enum(profileColours),
  production: z.boolean(),
  signedPath: z.enum(signedPaths),
  /** Missing in files of earlier versions. A missing or invalid value becomes the default, and the profile is kept. */
  waitSeconds: z.literal(waits).catch(defaultWait),
  accepted: z.boolean(),
});

/** Rejects base URLs that no call may go to: the file may have been edited by hand. */
const isCallable = ({ kind, baseUrl }: z.infer<typeof profileFields>): boolean =>
  kind === 'demo' || readBaseUrl(baseUrl).ok;

const savedProfile = profileFields.strict().refine(isCallable);

/**
 * Preferences as written by any version. A missing or unknown choice becomes the default, and a preference that a later
 * version added is dropped, so that the profiles in the same file are kept.
 */
const savedPreferences = z.record(z.string(), z.unknown()).transform((saved): Preferences => ({
  ...defaultPreferences,
  ...Object.fromEntries(
    Object.entries(preferences.shape).flatMap(([name, choice]): (readonly [string, unknown])[] => {
      const read = choice.safeParse(saved[name]);
      return read.success ? [[name, read.data]] : [];
    }),
  ),
}));

const savedExplorers = z
  .array(explorer)
  .max(mostExplorers)
  .readonly()
  .refine((explorers) => checkExplorers(explorers).ok);

const savedViews = z.strictObject({
  wallets: viewOf('wallets'),
  contracts: viewOf('contracts'),
});

const readableViews = z.object({
  wallets: savedViews.shape.wallets.catch(plainView),
  contracts: savedViews.shape.contracts.catch(plainView),
});

/** The last check for a newer version: its time (milliseconds since the epoch), and its outcome. */
const savedUpdateCheck = z
  .strictObject({
    at: z.number(),
    outcome: z.enum(updateOutcomes),
    release: releaseSchema.nullable(),
  })
  .readonly()
  .nullable();

export type UpdateCheck = NonNullable<z.infer<typeof savedUpdateCheck>>;

/** Most explorer hosts that are remembered as explained to the user. */
export const mostExplainedHosts = 400;

/** Most profiles that are saved. */
export const mostProfiles = 1000;

/** Most ids of interrupted operations that are remembered. An operation that would exceed this number fails. */
const mostPending = 1000;

/**
 * The settings file. Version 1, written by 0.1, has no pending ids, no waits and no imported fingerprints. To 0.1,
 * version 2 is a newer file, which 0.1 neither reads nor replaces.
 */
const settingsFields = z.object({
  version: z.literal([1, 2]).transform((): 2 => 2),
  profiles: z
    .array(savedProfile)
    .max(mostProfiles)
    .refine((profiles) => new Set(profiles.map(({ id }) => id)).size === profiles.length),
  activeProfileId: z.uuid().nullable(),
  preferences: savedPreferences.catch(defaultPreferences),
  /** True when the value is damaged: false would show values that the user wanted hidden. */
  valuesHidden: z.boolean().default(false).catch(true),
  explorers: savedExplorers.default(presetExplorers),
  /** Hosts of explorers, with port, for which the user was told what the host learns. */
  explainedHosts: z.array(z.string().max(300)).max(mostExplainedHosts).readonly().catch([]),
  updateCheck: savedUpdateCheck.catch(null),
  /** How the lists are shown, by profile id. */
  views: z.record(z.string(), savedViews).readonly().default({}),
  /**
   * Ids without a profile under which the keychain may have items. An id is added before a new profile's keys are
   * written, and when a profile is removed whose keys could not be deleted.
   */
  pending: z.array(z.uuid()).max(mostPending).readonly().default([]),
});

export const settingsSchema = settingsFields.strict();

/** Everything that can be read of a damaged file; the file itself is set aside. */
const whatIsReadable = settingsFields.extend({
  explorers: savedExplorers.catch(presetExplorers),
  views: z.record(z.string(), readableViews.catch(plainViews)).readonly().catch({}),
  profiles: z.array(z.unknown()),
  activeProfileId: z.uuid().nullable().catch(null),
  pending: z
    .array(z.unknown())
    .catch([])
    .transform((ids) =>
      ids.flatMap((id) => z.uuid().safeParse(id).data ?? []).slice(0, mostPending),
    ),
});
const readableProfile = profileFields.refine(isCallable);

/** Most unreadable fields that are named to the user. */
const mostNamed = 3;

/** The first fields that a schema refused, such as `profiles[1].colour`. */
export const refusedFields = ({ issues }: z.ZodError): readonly string[] => {
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  );
  return [...new Set(paths.map(z.core.toDotPath))].slice(0, mostNamed);
};

/**
 * Reads the readable parts of damaged settings, so that one broken profile does not lose the others. `leftOut` is the
 * number of profiles that cannot be read. Returns undefined when there are profiles and none can be read.
 */
export const readSettingsPartly = (
  json: unknown,
): { readonly settings: Settings; readonly leftOut: number } | undefined => {
  const { data } = whatIsReadable.safeParse(json);
  if (!data) return undefined;
  const readable = data.profiles.flatMap(
    (profile) => readableProfile.safeParse(profile).data ?? [],
  );
  const byId = new Map(readable.toReversed().map((profile) => [profile.id, profile]));
  const profiles = [...byId.values()].toReversed().slice(0, mostProfiles);
  if (profiles.length === 0 && data.profiles.length > 0) return undefined;
  return { settings: { ...data, profiles }, leftOut: data.profiles.length - profiles.length };
};

export type SavedProfile = z.infer<typeof savedProfile>;

/** Fields of a new profile, before the user changes it or the service accepts its keys. */
export const freshProfile = {
  colour: 'grey',
  production: false,
  signedPath: 'endpoint',
  waitSeconds: defaultWait,
  accepted: false,
} as const satisfies Partial<SavedProfile>;

export type Settings = z.infer<typeof settingsSchema>;

/** Settings at the first start: each field has its default. */
export const emptySettings: Settings = settingsSchema.parse({
  version: 2,
  profiles: [],
  activeProfileId: null,
});
