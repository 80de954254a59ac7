import { useState, type DragEvent } from 'react';
import { announce } from '../store/announce';
import { words } from '../i18n/window';

/** Handlers for an element on which a file can be dropped, and whether something is being dragged over it. */
export const useFileDrop = (onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Moving between elements inside does not leave the element.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const { files } = event.dataTransfer;
        const [file] = files;
        if (file) onFile(file);
        if (files.length > 1) {
          announce({ kind: 'warning', text: words.common.oneFile(files.length) });
        }
      },
    },
  };
};
