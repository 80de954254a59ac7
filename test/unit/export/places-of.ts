/** Row indices as the window sends them. */
export const placesOf = (places: Iterable<number>): string =>
  Buffer.from(Uint32Array.from(places).buffer).toString('base64');
