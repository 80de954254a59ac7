import { z } from 'zod';

/** Bytes that say how long the head of an offline copy is, as a little-endian number. */
export const lengthBytes = 4;

/** The head of an offline copy, as JSON behind its length; the body of the answer follows as it came. */
export const copyHead = z.strictObject({
  /** Whose account it is: the service and the key that it was read with. */
  of: z.string(),
  /** When the answer was complete, in milliseconds since the epoch. */
  receivedAt: z.number().min(0).max(8.64e15),
});
