import { type ChainedCommands, type Editor, Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { CircleHelp, ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import type { Translator } from '@/lib/messages/translator.ts';
import { BLOCKS, hasForm, INSERT_TABLE, type Tool } from './toolbar.tsx';

/** Id of the button that adds a question, which the menu presses. */
export const ADD_QUESTION_ID = 'edit-add-question';

type MenuItem = Pick<Tool, 'Icon' | 'apply'> & { label: string; control?: HTMLElement };

export type OpenBlockMenu = Pick<SuggestionProps<MenuItem, MenuItem>, 'editor' | 'items' | 'command' | 'mount'> & {
  at: number;
};

const unchanged = (chain: ChainedCommands) => chain;

function itemsFor(editor: Editor, t: Translator<'editor.toolbar'>): MenuItem[] {
  const picture = editor.view.dom.closest('.blog-section')?.querySelector<HTMLElement>('input[type=file]');
  const question = document.querySelector<HTMLElement>(`#${ADD_QUESTION_ID}:enabled`);
  const blocks = [...BLOCKS.filter(({ form }) => form && hasForm(editor, form)), INSERT_TABLE];
  return [
    ...blocks.map(({ name, Icon, apply }) => ({ label: t(name), Icon, apply })),
    ...(picture ? [{ label: t('image'), Icon: ImagePlus, apply: unchanged, control: picture }] : []),
    ...(question ? [{ label: t('question'), Icon: CircleHelp, apply: unchanged, control: question }] : []),
  ];
}

/** Opens a menu of blocks where a paragraph begins with a slash; `onMenu` shows it. */
export const blockMenu = (onMenu: (menu: OpenBlockMenu | null) => void, t: Translator<'editor.toolbar'>) =>
  Extension.create({
    name: 'blockMenu',
    addProseMirrorPlugins() {
      let menu: OpenBlockMenu | null = null;
      const show = (next: OpenBlockMenu | null) => {
        menu = next;
        onMenu(next);
      };
      return [
        Suggestion<MenuItem, MenuItem>({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          allow: ({ state, range }) => {
            const { depth, parent } = state.doc.resolve(range.from);
            return depth === 1 && parent.type.name === 'paragraph';
          },
          items: ({ editor, query }) =>
            itemsFor(editor, t).filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
          command: ({ editor, range, props: item }) => {
            const chain = editor.chain().deleteRange(range);
            item.apply(item.control ? chain : chain.focus()).run();
            item.control?.click();
          },
          render: () => ({
            onUpdate: (props) => {
              if (!props.loading) show(props.items.length > 0 ? { ...props, at: 0 } : null);
            },
            onExit: () => show(null),
            onKeyDown: ({ event: { key } }) => {
              if (!menu) return false;
              const { items, at, command } = menu;
              const item = items[at];
              const step = { ArrowDown: 1, ArrowUp: -1 }[key];
              if (step) show({ ...menu, at: (at + step + items.length) % items.length });
              else if (item && (key === 'Enter' || key === 'Tab')) command(item);
              else return false;
              return true;
            },
          }),
        }),
      ];
    },
  });

const LIST_ID = 'block-menu';
const itemId = (at: number) => `${LIST_ID}-${at}`;

/** The menu below the slash. The focus stays in the text, which names the selected item. */
export function BlockMenu({ menu }: { menu: OpenBlockMenu | null }) {
  const t = useTranslations('editor.toolbar');
  const list = useRef<HTMLDivElement>(null);
  const { mount, editor, at = 0 } = menu ?? {};
  useEffect(() => (list.current ? mount?.(list.current) : undefined), [mount]);
  useEffect(() => {
    const text = editor?.view.dom;
    if (!text) return;
    text.setAttribute('aria-controls', LIST_ID);
    text.setAttribute('aria-activedescendant', itemId(at));
    const option = list.current?.children[at];
    // Not scrollIntoView, which would scroll the page as well.
    if (option instanceof HTMLElement) list.current?.scrollTo({ top: option.offsetTop - option.offsetHeight });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, at]);
  return (
    <>
      <LiveRegion>{menu ? t('blocks', { count: menu.items.length }) : ''}</LiveRegion>
      {menu ? (
        <div
          ref={list}
          id={LIST_ID}
          role="listbox"
          aria-label={t('insert')}
          className="absolute z-30 flex max-h-72 flex-col overflow-y-auto rounded-md border border-card-edge bg-card p-1 text-sm text-foreground shadow-stacked"
        >
          {menu.items.map((item, place) => (
            <button
              key={item.label}
              type="button"
              id={itemId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              // Keeps the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => menu.command(item)}
              className={cn(
                'flex min-w-48 cursor-pointer items-center gap-3 text-start rounded-sm px-3 py-2 [&_svg]:size-4.5',
                place === at ? 'bg-accent font-medium' : 'hover:bg-accent/60',
              )}
            >
              <item.Icon aria-hidden />
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
