import type { PointerEvent } from 'react';

/** Tells how far to the right of where it was pressed the pointer is, in pixels, until its main button is let go. */
export const followPointer = (
  event: PointerEvent<HTMLElement>,
  onMove: (by: number) => void,
): void => {
  if (event.button !== 0) return;
  const { currentTarget: handle, clientX: from, pointerId } = event;
  handle.setPointerCapture(pointerId);
  const follow = (move: globalThis.PointerEvent): void => {
    onMove(move.clientX - from);
  };
  handle.addEventListener('pointermove', follow);
  handle.addEventListener(
    'lostpointercapture',
    () => {
      handle.removeEventListener('pointermove', follow);
    },
    { once: true },
  );
};
