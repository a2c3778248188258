'use client';

import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import type { TextFault } from '../draft/editor-state.ts';

/** Shared by all fields of the article being edited. */
export type RichTextContext = {
  /** Titles of the sources, by number. */
  sources: ReadonlyMap<number, string>;
  fault: TextFault | null;
  /** Whether editing is disabled. */
  isDisabled: boolean;
  /** Called when a field gets the focus; the toolbar acts on it. */
  onActive: (editor: Editor | null) => void;
  /** Called when pasted pictures were removed. */
  onPicturesDropped: () => void;
};

const Context = createContext<RichTextContext | null>(null);

/** Provides the shared context to the fields. */
export const RichTextProvider = Context.Provider;

/** The context shared by the fields. */
export function useRichText(): RichTextContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRichText must be used within a RichTextProvider');
  return context;
}
