'use client';

import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Renders again whenever the text or the selection of a field has changed. */
export function useEditorState(editor: Editor | null): void {
  const subscribe = useCallback(
    (notify: () => void) => {
      editor?.on('transaction', notify);
      return () => {
        editor?.off('transaction', notify);
      };
    },
    [editor],
  );
  const state = () => (editor && !editor.isDestroyed ? editor.state : null);
  useSyncExternalStore(subscribe, state, state);
}
