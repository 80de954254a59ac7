/** A key that protects nothing, for a test file that two processes open. */
export const keptKey = Buffer.alloc(32, 7);
export const keptOwner = {
  profileId: '0b8ee8a6-0bd2-4a77-9a0e-5a8a2b1f3c11',
  kind: 'copy',
  version: 1,
} as const;
/** In bytes. Takes several writes to the disk, and several slices of the cipher. */
export const largestKept = 5_000_000;
