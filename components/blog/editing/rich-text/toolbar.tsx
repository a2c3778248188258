import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  FoldHorizontal,
  FoldVertical,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  SquareCode,
  Table,
  Trash2,
} from 'lucide-react';
import { Toolbar as ToolbarPrimitive } from 'radix-ui';
import { type FormEvent, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { Fault, Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { linkAddress } from '@/lib/article/tree.ts';
import type { KeyIn } from '@/lib/messages/types.ts';

/** Rerenders when the text or selection of a field changes. */
export function useEditorState(editor: Editor | null): void {
  const subscribe = useCallback(
    (notify: () => void) => {
      editor?.on('transaction', notify);
      return () => void editor?.off('transaction', notify);
    },
    [editor],
  );
  const state = () => (editor && !editor.isDestroyed ? editor.state : null);
  useSyncExternalStore(subscribe, state, state);
}

type ToolbarButtonProps = {
  label: string;
  /** Shortcut with Control or Command. */
  keys?: string | undefined;
  Icon: LucideIcon;
  isPressed?: boolean | undefined;
  isDisabled: boolean;
  onPress: () => void;
};

export function ToolbarButton(props: ToolbarButtonProps) {
  const t = useTranslations('editor.toolbar');
  const { label, keys, Icon, isPressed, isDisabled, onPress } = props;
  return (
    <ToolbarPrimitive.Button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      title={keys ? t('withKeys', { label, keys }) : label}
      // Keeps the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onPress}
      className="inline-flex size-9 cursor-pointer items-center justify-center rounded-sm text-foreground transition-colors hover:bg-accent aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent aria-pressed:bg-foreground aria-pressed:text-background [&_svg]:size-4.5"
    >
      <Icon aria-hidden />
    </ToolbarPrimitive.Button>
  );
}

/** A form of a word or block. */
export type Tool = Pick<ToolbarButtonProps, 'keys' | 'Icon'> & {
  name: KeyIn<'editor.toolbar'>;
  /** Name in the schema: pressed where it applies, disabled in fields without it. None for tools that are not toggles. */
  form?: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
};

const MARKS: Tool[] = [
  { name: 'bold', keys: 'B', Icon: Bold, form: 'bold', apply: (chain) => chain.toggleBold() },
  { name: 'italic', keys: 'I', Icon: Italic, form: 'italic', apply: (chain) => chain.toggleItalic() },
  { name: 'code', keys: 'E', Icon: Code, form: 'code', apply: (chain) => chain.toggleCode() },
];

export const BLOCKS: Tool[] = [
  { name: 'heading', Icon: Heading3, form: 'heading', apply: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bulletList', Icon: List, form: 'bulletList', apply: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', Icon: ListOrdered, form: 'orderedList', apply: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', Icon: Quote, form: 'blockquote', apply: (chain) => chain.toggleBlockquote() },
  { name: 'codeBlock', Icon: SquareCode, form: 'codeBlock', apply: (chain) => chain.toggleCodeBlock() },
];

export const INSERT_TABLE: Tool = {
  name: 'table',
  Icon: Table,
  apply: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
};

const TABLE_TOOLS: Tool[] = [
  { name: 'addRow', Icon: BetweenHorizontalStart, apply: (chain) => chain.addRowAfter() },
  { name: 'removeRow', Icon: FoldVertical, apply: (chain) => chain.deleteRow() },
  { name: 'addColumn', Icon: BetweenVerticalStart, apply: (chain) => chain.addColumnAfter() },
  { name: 'removeColumn', Icon: FoldHorizontal, apply: (chain) => chain.deleteColumn() },
  { name: 'removeTable', Icon: Trash2, apply: (chain) => chain.deleteTable() },
];

export const hasForm = ({ schema }: Editor, form: string) => form in schema.nodes || form in schema.marks;

function ToolButtons({ tools, editor }: { tools: Tool[]; editor: Editor | null }) {
  const t = useTranslations('editor.toolbar');
  return tools.map(({ name, form, apply, ...button }) => {
    const isKnown = editor?.isEditable && (!form || hasForm(editor, form));
    const isDisabled = !isKnown || !apply(editor.can().chain()).run();
    return (
      <ToolbarButton
        key={name}
        label={t(name)}
        isPressed={form ? !isDisabled && editor.isActive(form) : undefined}
        isDisabled={isDisabled}
        onPress={() => editor && apply(editor.chain().focus()).run()}
        {...button}
      />
    );
  });
}

/** The link for a typed address; the scheme of a website or email address may be missing. */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(address)) return linkAddress(`mailto:${address}`);
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u.test(address);
  return linkAddress(isHost ? `https://${address}` : address);
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const { selection } = editor.state;
  const link = { type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] };
  if (selection.empty && !editor.isActive('link')) chain.insertContent(link).run();
  else chain.setLink({ href }).run();
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor');
  const present = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(present);
  const [isFaulty, setFaulty] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // In React this form is nested in the editor's.
    event.stopPropagation();
    const href = typedAddress(typed);
    setFaulty(!href);
    if (href) {
      setLink(editor, href);
      onClose();
    } else document.getElementById('link-address')?.focus();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  return (
    <OpenDialog
      title={t('toolbar.link')}
      description={t('link.hint')}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      <form noValidate onSubmit={submit} className="mt-5">
        <Label htmlFor="link-address">{t('link.address')}</Label>
        <Input
          id="link-address"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? 'link-fault' : undefined}
          className="mt-1.5"
        />
        <Fault id="link-fault" className="mt-1.5">
          {isFaulty ? t('link.fault') : null}
        </Fault>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          {present ? (
            <Button variant="outline" onClick={remove}>
              {t('link.remove')}
            </Button>
          ) : null}
          <Button type="submit">{t('link.save')}</Button>
        </div>
      </form>
    </OpenDialog>
  );
}

type ToolbarProps = {
  editor: Editor | null;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  children: ReactNode;
};

export function Toolbar({ editor, isLinking, onLinking, children }: ToolbarProps) {
  const t = useTranslations('editor.toolbar');
  useEditorState(editor);
  const isTableOff = !editor?.isEditable || !hasForm(editor, 'table') || editor.isActive('table');
  const isLinkOff = !editor?.isEditable || editor.isActive('codeBlock');
  return (
    <>
      <ToolbarPrimitive.Root
        aria-label={t('label')}
        aria-keyshortcuts="Alt+F10"
        className="flex max-w-full items-center gap-0.5 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:thin] [&>*]:flex-none"
      >
        {children}
        <Divider />
        <ToolButtons tools={MARKS} editor={editor} />
        <ToolbarButton
          label={t('link')}
          keys="K"
          Icon={Link}
          isPressed={!isLinkOff && editor.isActive('link')}
          isDisabled={isLinkOff}
          onPress={() => onLinking(true)}
        />
        <Divider />
        <ToolButtons tools={BLOCKS} editor={editor} />
        <ToolbarButton
          label={t('insertTable')}
          Icon={INSERT_TABLE.Icon}
          isDisabled={isTableOff}
          onPress={() => editor && INSERT_TABLE.apply(editor.chain().focus()).run()}
        />
        {editor?.isActive('table') ? <ToolButtons tools={TABLE_TOOLS} editor={editor} /> : null}
      </ToolbarPrimitive.Root>
      {isLinking && editor ? <LinkDialog editor={editor} onClose={() => onLinking(false)} /> : null}
    </>
  );
}

const Divider = () => <ToolbarPrimitive.Separator className="mx-1 h-6 w-px self-center bg-border" />;
