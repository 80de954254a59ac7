import type { PointerEvent } from 'react';

/** Calls `onMove` with how many pixels the pointer is to the right of its start, until the main button is released. */
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
