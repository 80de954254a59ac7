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
import { updateOutcomes } from '../../../../shared/updates';
import { releaseSchema } from '../../updates/release';

/**
 * Longest name of a profile that is kept of a file, in UTF-16 units: several times what the app writes. Names are compared
 * with each other, in a form that can be 18 times as long, whenever one is given.
 */
const longestName = 200;

/** The name of a profile; of one that is too long, its beginning: it is worth no profile. */
const savedName = z
  .string()
  .transform((name) =>
    name.length > longestName ? name.slice(0, longestName).replace(/[\ud800-\udbff]$/u, '') : name,
  );

/** A profile as the settings file keeps it. Nothing in it is secret. */
export const profileFields = z.object({
  id: z.uuid(),
  name: savedName,
  /** Canonical base URL; empty for the demo service, whose address changes with every run. */
  baseUrl: z.string(),
  kind: z.enum(['service', 'demo']),
  publicKey: z
    .strictObject({ bits: z.int(), fingerprint: z.string(), spki: z.base64() })
    .nullable(),
  /** See `Profile`; a convenience, that is worth no profile. */
  importedFingerprint: z.string().regex(fingerprintForm).optional().catch(undefined),
  colour: z.enum(profileColours),
  production: z.boolean(),
  signedPath: z.enum(signedPaths),
  /** Earlier versions knew no choice, and none is worth the profile. */
  waitSeconds: z.literal(waits).catch(defaultWait),
  accepted: z.boolean(),
});

/** Edited by hand, a profile could otherwise name an address that no call may go to. */
const isCallable = ({ kind, baseUrl }: z.infer<typeof profileFields>): boolean =>
  kind === 'demo' || readBaseUrl(baseUrl).ok;

const savedProfile = profileFields.strict().refine(isCallable);

/**
 * Preferences as any version wrote them: a choice that is missing or not known here is the usual one, and one that a
 * later version added is left out. No choice is worth the profiles in the same file.
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

// What follows is a convenience: where it is missing or damaged it starts anew, and the profiles beside it stay.

const savedExplorers = z
  .array(explorer)
  .max(mostExplorers)
  .readonly()
  .refine((explorers) => checkExplorers(explorers).ok);

const savedViews = z.strictObject({
  wallets: viewOf('wallets').catch(plainView),
  contracts: viewOf('contracts').catch(plainView),
});

/** The last look for a newer version: when (milliseconds since the epoch), and what was found last. */
const savedUpdateCheck = z
  .strictObject({
    at: z.number(),
    outcome: z.enum(updateOutcomes),
    release: releaseSchema.nullable(),
  })
  .readonly()
  .nullable();

export type UpdateCheck = NonNullable<z.infer<typeof savedUpdateCheck>>;

/** Most hosts of explorers that are remembered as explained. */
export const mostExplainedHosts = 400;

/** Most profiles that are kept. */
export const mostProfiles = 1000;

/** Most ids of interrupted acts that are remembered; one that does not fit makes the act fail. */
const mostPending = 1000;

/**
 * The settings file. Version 1, which 0.1 wrote, has no pending ids, no waits and no fingerprints that came with a profile;
 * to 0.1 the second is a newer one, which it neither reads nor replaces.
 */
const settingsFields = z.object({
  version: z.literal([1, 2]).transform((): 2 => 2),
  profiles: z
    .array(savedProfile)
    .max(mostProfiles)
    .refine((profiles) => new Set(profiles.map(({ id }) => id)).size === profiles.length),
  activeProfileId: z.uuid().nullable(),
  preferences: savedPreferences.catch(defaultPreferences),
  /** Hidden where it cannot be told, because the other way round would show what was to be hidden. */
  valuesHidden: z.boolean().default(false).catch(true),
  explorers: savedExplorers.catch(presetExplorers),
  /** Hosts of explorers, with port, of which the person has been told what they learn. */
  explainedHosts: z.array(z.string().max(300)).max(mostExplainedHosts).readonly().catch([]),
  updateCheck: savedUpdateCheck.catch(null),
  /** How the lists are shown, by profile. */
  views: z.record(z.string(), savedViews.catch(plainViews)).readonly().catch({}),
  /**
   * Ids of no profile under which the keychain may have something: written down before a new profile's keys go there, and
   * when a profile is forgotten whose keys could not be removed.
   */
  pending: z.array(z.uuid()).max(mostPending).readonly().default([]),
});

export const settingsSchema = settingsFields.strict();

const whatIsReadable = settingsFields.extend({
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

/**
 * What can be read of settings that are not as they should be, and how many of the profiles cannot: one that somebody has
 * broken is not worth the others. Undefined where there is none.
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
  if (profiles.length === 0) return undefined;
  return { settings: { ...data, profiles }, leftOut: data.profiles.length - profiles.length };
};

export type SavedProfile = z.infer<typeof savedProfile>;

/** What a profile is like before anybody has changed it, or the service has accepted its keys. */
export const freshProfile = {
  colour: 'grey',
  production: false,
  signedPath: 'endpoint',
  waitSeconds: defaultWait,
  accepted: false,
} as const satisfies Partial<SavedProfile>;

export type Settings = z.infer<typeof settingsSchema>;

/** What a person starts with: nothing but what the fields say of themselves where they are missing. */
export const emptySettings: Settings = settingsSchema.parse({
  version: 2,
  profiles: [],
  activeProfileId: null,
});
