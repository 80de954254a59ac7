/** Bytes that go along with the next message of the same id that is none of these. */
export interface Piece {
  readonly id: number;
  readonly piece: Uint8Array;
}

/** Largest part of anything that crosses in one message, in bytes. */
export const largestPiece = 4 * 1024 * 1024;

/** Copies of the bytes in order: a view would take all of the memory that it is a part of along. */
export function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += largestPiece) {
    yield new Uint8Array(bytes.subarray(at, at + largestPiece));
  }
}

/** Puts pieces together again, by the message that they belong to. */
export const createPieceCollector = () => {
  const collected = new Map<number, Uint8Array[]>();
  return {
    add: ({ id, piece }: Piece): void => {
      const pieces = collected.get(id);
      if (pieces) pieces.push(piece);
      else collected.set(id, [piece]);
    },
    /** All pieces of this id as one; they are forgotten here. */
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
