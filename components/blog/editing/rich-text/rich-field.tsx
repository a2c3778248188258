import { Editor, type EditorEvents } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import styles from '../editing.module.css';
import { FieldFault, type FieldProps, messageFor, type RichTextContext, useRichText } from '../fields/text-fields.tsx';
import { blockMenu } from './block-menu.tsx';
import { FIELD_CONTENT, pastedText } from './field-content.ts';

type Kind = keyof typeof FIELD_CONTENT;

type RichFieldProps = FieldProps & { kind?: Kind; className?: string };

export function RichField(props: RichFieldProps) {
  const { fault } = useRichText();
  const host = useEditor(props);
  return (
    <>
      <div ref={host} />
      <FieldFault id={props.id} message={messageFor(props.name, fault)} />
    </>
  );
}

const hasPictures = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));

/** Handle pasted and dropped HTML, except the editor's own. Its reader is loaded on first use. */
export function pasteHandlers(
  kind: Kind,
  editor: () => Pick<Editor, 'on' | 'off'>,
  onLeftOut: RichTextContext['onLeftOut'],
): EditorProps {
  let html = '';
  const insert = async (view: EditorView, data: DataTransfer | null) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    html = '';
    const text = data?.getData('text/plain') || (body.textContent ?? '');
    let place = view.state.selection.getBookmark();
    const follow = ({ transaction: { mapping } }: EditorEvents['transaction']) => {
      // What is typed meanwhile comes after it.
      place = place.map({ map: (at) => mapping.map(at, -1), mapResult: (at) => mapping.mapResult(at, -1) });
    };
    editor().on('transaction', follow);
    const reader = await import('@/lib/article/read-html.ts').catch(() => null);
    editor().off('transaction', follow);
    if (view.isDestroyed) return;
    const { schema, doc, selection, tr } = view.state;
    tr.setSelection(place.resolve(doc));
    if (!reader) {
      view.dispatch(tr);
      view.pasteText(text);
      return;
    }
    const { blocks, losses } = pastedText(reader.readHtml(body, { from: 'clipboard' }));
    const { content } = schema.nodeFromJSON(FIELD_CONTENT[kind].document(blocks));
    const slice = blocks.length > 0 ? Slice.maxOpen(content, false) : Slice.empty;
    const hasMoved = !selection.eq(tr.selection);
    tr.replaceSelection(slice);
    if (hasMoved) tr.setSelection(selection.map(tr.doc, tr.mapping));
    view.dispatch(tr.scrollIntoView().setMeta('paste', true));
    onLeftOut(losses);
  };
  return {
    transformPastedHTML: (pasted) => {
      if (pasted.includes('data-pm-slice')) return pasted;
      html = pasted;
      return '';
    },
    handlePaste: (view, { clipboardData }) => {
      if (html) {
        void insert(view, clipboardData);
        return true;
      }
      if (!hasPictures(clipboardData) || clipboardData?.types.includes('text/html')) return false;
      onLeftOut({ pictures: 1 });
      return true;
    },
    handleDrop: (view, { clientX, clientY, dataTransfer }) => {
      if (!html) return false;
      const place = view.posAtCoords({ left: clientX, top: clientY });
      if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
      void insert(view, dataTransfer);
      return true;
    },
  };
}

function fieldAttributes({ id, name, label, className }: RichFieldProps, { fault, isDisabled }: RichTextContext) {
  const isFaulty = messageFor(name, fault) !== null;
  return {
    id,
    'data-name': name,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(isFaulty),
    'aria-readonly': String(isDisabled),
    ...(isFaulty && { 'aria-describedby': `${id}-fault` }),
    class: cn('ProseMirror', className, styles.field),
  };
}

/**
 * A field's value may lag behind its typing. Returns the typed texts that are newer than the value; null if the value was
 * not typed in this field.
 */
export function awaitedTexts(written: readonly string[], value: string): readonly string[] | null {
  const at = written.indexOf(value);
  return at < 0 ? null : written.slice(at + 1);
}

function useEditor(props: RichFieldProps) {
  const { value, kind = 'text', onWrite, label } = props;
  const t = useTranslations('editor.toolbar');
  const context = useRichText();
  const { sources, isDisabled, onActive, onMenu, onLeftOut } = context;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const awaited = useRef<readonly string[]>([]);
  const shown = useRef(value);
  const content = FIELD_CONTENT[kind];

  const write = useEffectEvent((made: Editor) => {
    const text = content.write(made.getJSON());
    awaited.current = [...awaited.current, text];
    onWrite(text);
  });
  const create = useEffectEvent((element: HTMLDivElement) => {
    const cited = new Set(sources.keys());
    const made: Editor = new Editor({
      element: { mount: element },
      injectCSS: false,
      extensions: [
        ...content.extensions({ sources, placeholder: label }),
        ...(kind === 'text' ? [blockMenu(onMenu, t)] : []),
      ],
      content: content.read(value, cited),
      onFocus: ({ editor: focused }) => onActive(focused),
      editorProps: {
        ...pasteHandlers(kind, () => made, onLeftOut),
        clipboardTextParser: (text, _context, _isPlain, view) => {
          const document = content.read(text.replace(/\r\n?/g, '\n'), cited);
          return Slice.maxOpen(view.state.schema.nodeFromJSON(document).content);
        },
      },
    });
    return made;
  });

  useEffect(() => {
    if (!host.current) return;
    const made = create(host.current);
    made.on('update', ({ editor: changed }) => write(changed));
    editor.current = made;
    return () => {
      onActive(null);
      made.destroy();
    };
  }, [onActive]);
  useEffect(() => {
    const { current } = editor;
    if (!current) return;
    if (current.isEditable === isDisabled) current.setEditable(!isDisabled, false);
    current.view.setProps({ attributes: fieldAttributes(props, context) });
    if (value === shown.current) return;
    shown.current = value;
    const left = awaitedTexts(awaited.current, value);
    awaited.current = left ?? [];
    // Not undoable.
    if (!left) current.commands.setContent(content.read(value, new Set(sources.keys())), { emitUpdate: false });
  });
  return host;
}
