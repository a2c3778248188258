import { useCallback, useRef, useState } from 'react';
import type { StoredDraft } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { type EditorAction, type EditorState, editorReducer, openEditor } from './editor-state.ts';
import { openDraft, readTabDraft, resume } from './stored-draft.ts';

/** An editor's state as calls under way read it: with everything dispatched so far, also before it is rendered. */
export type EditorStore = { state: EditorState; latest: () => EditorState; dispatch: (action: EditorAction) => void };

/** The state of the editor of a blog's text. `saved` is the draft that the server has. */
export function useEditorStore(blog: Blog, saved: StoredDraft | null): EditorStore {
  const [state, setState] = useState(() => {
    const { text, ...resumed } = resume(readTabDraft(blog.id), saved);
    return openEditor(openDraft(blog, text), resumed);
  });
  const current = useRef(state);
  const latest = useCallback(() => current.current, []);
  const dispatch = useCallback((action: EditorAction) => {
    current.current = editorReducer(current.current, action);
    setState(current.current);
  }, []);
  return { state, latest, dispatch };
}
