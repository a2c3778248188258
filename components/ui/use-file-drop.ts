'use client';

import { type DragEvent, useState } from 'react';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** Handlers that let files be dropped on an element; `isOver` while some hang above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent): void {
      const goesTo = event.relatedTarget;
      if (goesTo instanceof Node && event.currentTarget.contains(goesTo)) return;
      setIsOver(false);
    },
    onDrop(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
