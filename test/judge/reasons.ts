/** The reason alone when the request is refused for it, else nothing. */
export function when(refused: boolean, reason: string): readonly string[] {
  return refused ? [reason] : [];
}
