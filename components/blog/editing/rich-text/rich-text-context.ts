'use client';

import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import type { TextFault } from '../draft/editor-state.ts';

/** What all fields of an article that is being edited share. */
export type RichTextContext = {
  /** Titles of the sources that may be cited, by their numbers. */
  sources: ReadonlyMap<number, string>;
  fault: TextFault | null;
  /** Whether nothing can be written at the moment. */
  isOff: boolean;
  /** Is told of the field that is being written in, so that the toolbar acts on it. */
  onActive: (editor: Editor | null) => void;
  /** Is told that pasted pictures were left out. */
  onPicturesDropped: () => void;
};

const Context = createContext<RichTextContext | null>(null);

/** Gives the fields below it what they share. */
export const RichTextProvider = Context.Provider;

/** What the fields share. */
export function useRichText(): RichTextContext {
  const context = useContext(Context);
  if (!context) throw new Error('A rich text field stands outside of an editor.');
  return context;
}
