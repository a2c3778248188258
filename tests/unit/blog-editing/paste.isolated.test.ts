import { Editor } from '@tiptap/core';
import { DOMParser } from 'linkedom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIELD_CONTENT } from '@/components/blog/editing/rich-text/field-content.ts';
import { pasteHandlers } from '@/components/blog/editing/rich-text/rich-field.tsx';

beforeEach(() => {
  vi.stubGlobal('DOMParser', DOMParser);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@/lib/article/read-html.ts');
});

const HTML = '<!doctype html><html><body><p>so <b>very</b></p></body></html>';

/** Pastes behind "Bees are" with the handlers of a field, and types on before it is read. */
async function pasteAndType() {
  const editor = new Editor({
    element: null,
    extensions: FIELD_CONTENT.text.extensions({ sources: new Map(), placeholder: 'Text' }),
    content: FIELD_CONTENT.text.read('Bees are busy.', new Set()),
  });
  editor.commands.setTextSelection('Bees are '.length + 1);
  const view = {
    isDestroyed: false,
    get state() {
      return editor.state;
    },
    dispatch: (transaction: never) => editor.view.dispatch(transaction),
    pasteText: (text: string) => editor.view.dispatch(editor.state.tr.insertText(text)),
  } as never;
  const changed = vi.fn();
  const { transformPastedHTML, handlePaste } = pasteHandlers('text', () => editor, changed);
  const paste = { clipboardData: { files: [], types: [], getData: () => 'so very' } };
  transformPastedHTML?.call({} as never, HTML, view);
  handlePaste?.call({} as never, view, paste as never, {} as never);
  editor.view.dispatch(editor.state.tr.insertText(', always '));
  await vi.waitFor(() => expect(FIELD_CONTENT.text.write(editor.getJSON())).toContain('very'));
  const { parent, parentOffset } = editor.state.selection.$from;
  return { text: FIELD_CONTENT.text.write(editor.getJSON()), behindCursor: parent.textContent.slice(parentOffset) };
}

test('what is pasted lands where it was pasted, whatever is typed until its reader is there', async () => {
  expect(await pasteAndType()).toEqual({ text: 'Bees are so **very**, always busy.', behindCursor: 'busy.' });
});

test('without its reader, as offline, the plain text is pasted', async () => {
  vi.doMock('@/lib/article/read-html.ts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  expect(await pasteAndType()).toMatchObject({ text: 'Bees are so very, always busy.' });
});
