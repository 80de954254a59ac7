import { z } from 'zod';
import { profileColours, signedPaths } from '../../../shared/profile';

/** A profile as the settings file keeps it. Nothing in it is secret. */
const savedProfile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Canonical base URL; empty for the demo service, whose address changes with every run. */
  baseUrl: z.string(),
  kind: z.enum(['service', 'demo']),
  publicKey: z
    .strictObject({ bits: z.int(), fingerprint: z.string(), spki: z.base64() })
    .nullable(),
  colour: z.enum(profileColours),
  production: z.boolean(),
  signedPath: z.enum(signedPaths),
  accepted: z.boolean(),
});

/** Version 1 of the settings file. */
export const settingsSchema = z.strictObject({
  version: z.literal(1),
  profiles: z.array(savedProfile).max(1000),
  activeProfileId: z.uuid().nullable(),
});

export type SavedProfile = z.infer<typeof savedProfile>;
export type Settings = z.infer<typeof settingsSchema>;

export const emptySettings: Settings = { version: 1, profiles: [], activeProfileId: null };
