import { useState, type DragEvent } from 'react';
import { announce } from '../store/announce';
import { words } from '../i18n/window';

/** What an element needs on which a file can be dropped, and whether something is held over it. */
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
        // From one thing in it to another is no leaving.
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
