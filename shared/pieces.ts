/** A part of the bytes of a message, sent before the message itself, which has the same id. */
export interface Piece {
  readonly id: number;
  readonly piece: Uint8Array;
}

/** Largest piece, in bytes. */
export const largestPiece = 4 * 1024 * 1024;

/** Splits bytes into copied pieces, in order. A view instead of a copy would send its whole underlying buffer. */
export function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += largestPiece) {
    yield new Uint8Array(bytes.subarray(at, at + largestPiece));
  }
}

/** Collects pieces and joins them by message id. */
export const createPieceCollector = () => {
  const collected = new Map<number, Uint8Array[]>();
  return {
    add: ({ id, piece }: Piece): void => {
      const pieces = collected.get(id);
      if (pieces) pieces.push(piece);
      else collected.set(id, [piece]);
    },
    /** Returns all pieces with this id as one array, and drops them. */
    take: (id: number): Uint8Array => {
      const pieces = collected.get(id) ?? [];
      collected.delete(id);
      const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
};
