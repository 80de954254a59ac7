/** The cell that has the keyboard: its place in the shown order, and its column. Row -1 is the header. */
export interface ActiveCell {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit the window: how far Page Up and Page Down go. */
  readonly page: number;
}

export interface MoveKey {
  readonly key: string;
  /** Ctrl, or Cmd on macOS. */
  readonly command: boolean;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Where a key leads, or null when it is no key for moving (ARIA authoring practices, grid pattern). */
export const moveActive = (
  { row, column }: ActiveCell,
  { key, command }: MoveKey,
  { rows, columns, page }: GridBounds,
): ActiveCell | null => {
  const last = rows - 1;
  const to = (nextRow: number, nextColumn: number): ActiveCell => ({
    row: clamp(nextRow, -1, last),
    column: clamp(nextColumn, 0, columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(command ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(command ? last : row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(Math.max(Math.min(row, 0), row - page), column);
    case 'PageDown':
      return to(row + page, column);
    case 'Home':
      return command ? to(Math.min(0, last), 0) : to(row, 0);
    case 'End':
      return command ? to(last, columns - 1) : to(row, columns - 1);
    default:
      return null;
  }
};
