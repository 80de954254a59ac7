import { encodingOf } from '../../shared/text-encoding';

/** Decodes a text file in one of the encodings of `encodingOf`; undefined for anything else. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
