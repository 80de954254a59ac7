import { z } from 'zod';
import { mostAsked, mostPins } from './notes-file';
import { noteLimits } from './notes';
import { profileRef } from './schemas';

const addresses = z.array(z.string().min(1).max(noteLimits.address)).max(mostAsked).readonly();

/** What of a file is brought in, and which of its values take the place of others. All other conflicts stay as they are here. */
export const notesFileToBringIn = profileRef.extend({
  fileNumber: z.int().min(1),
  parts: z.strictObject({ notes: z.boolean(), pins: z.boolean(), explorers: z.boolean() }),
  /** Addresses whose note is taken, or joined with the one here. */
  notes: z.strictObject({ theirs: addresses, both: addresses }),
  /** Places of records in the file. */
  pins: z
    .array(
      z
        .int()
        .min(0)
        .max(mostPins - 1),
    )
    .max(mostAsked)
    .readonly(),
  /** Assets whose websites are taken. */
  explorers: z.array(z.string().max(256)).max(mostAsked).readonly(),
});
