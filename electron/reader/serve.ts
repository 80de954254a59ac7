import { createPieceCollector, inPieces } from '../../shared/pieces';
import type { FromReader, ToReader } from '../../shared/reader-messages';
import { createAnswerer } from './answer-calls';

/** Takes main's messages one by one, and posts what comes of them. */
export const serveReader = (post: (message: FromReader) => void): ((data: ToReader) => void) => {
  const answer = createAnswerer();
  const pieces = createPieceCollector();
  return (data) => {
    if ('piece' in data) {
      pieces.add(data);
      return;
    }
    const { id, name, request } = data;
    const { bytes, ...result } = answer(name, request, pieces.take(id));
    for (const piece of inPieces(bytes ?? new Uint8Array())) post({ id, piece });
    post({ id, result });
  };
};
