'use client';

import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  SquareCode,
  Table,
} from 'lucide-react';
import { Toolbar as ToolbarPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { TableTools } from './table-tools.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { useEditorState } from './use-editor-state.ts';

type Tool = {
  label: string;
  keys?: string;
  Icon: LucideIcon;
  /** The form it gives, as the schema names it; a field without that form has no such tool. */
  form: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
};

const MARKS: Tool[] = [
  { label: 'Bold', keys: 'B', Icon: Bold, form: 'bold', apply: (chain) => chain.toggleBold() },
  { label: 'Italic', keys: 'I', Icon: Italic, form: 'italic', apply: (chain) => chain.toggleItalic() },
  { label: 'Code', keys: 'E', Icon: Code, form: 'code', apply: (chain) => chain.toggleCode() },
];

const BLOCKS: Tool[] = [
  { label: 'Sub-heading', Icon: Heading3, form: 'heading', apply: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: 'Bulleted list', Icon: List, form: 'bulletList', apply: (chain) => chain.toggleBulletList() },
  { label: 'Numbered list', Icon: ListOrdered, form: 'orderedList', apply: (chain) => chain.toggleOrderedList() },
  {
    label: 'Quotation',
    Icon: Quote,
    form: 'blockquote',
    apply: (chain) => chain.toggleNode('blockquote', 'paragraph'),
  },
  { label: 'Code block', Icon: SquareCode, form: 'codeBlock', apply: (chain) => chain.toggleCodeBlock() },
];

const hasForm = ({ schema }: Editor, form: string) => form in schema.nodes || form in schema.marks;

function ToolButton({ tool, editor }: { tool: Tool; editor: Editor | null }) {
  const { label, keys, Icon, form, apply } = tool;
  const isOff = !editor?.isEditable || !hasForm(editor, form) || !apply(editor.can().chain()).run();
  return (
    <ToolbarButton
      label={label}
      keys={keys}
      Icon={Icon}
      isPressed={!isOff && editor.isActive(form)}
      isOff={isOff}
      onPress={() => editor && apply(editor.chain().focus()).run()}
    />
  );
}

type ToolbarProps = {
  /** The field that is being written in, or was last. */
  editor: Editor | null;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  /** Undo and redo, which stand first. */
  children: ReactNode;
};

/** How the text of the field that is being written in is set. */
export function Toolbar({ editor, isLinking, onLinking, children }: ToolbarProps) {
  useEditorState(editor);
  const isTableOff = !editor?.isEditable || !hasForm(editor, 'table') || editor.isActive('table');
  const isLinkOff = !editor?.isEditable || editor.isActive('codeBlock');
  return (
    <>
      <ToolbarPrimitive.Root
        aria-label="Formatting"
        className="flex max-w-full items-center gap-0.5 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:thin] [&>*]:flex-none"
      >
        {children}
        <Divider />
        {MARKS.map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} />
        ))}
        <ToolbarButton
          label="Link"
          keys="K"
          Icon={Link}
          isPressed={!isLinkOff && editor.isActive('link')}
          isOff={isLinkOff}
          onPress={() => onLinking(true)}
        />
        <Divider />
        {BLOCKS.map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} />
        ))}
        <ToolbarButton
          label="Insert table"
          Icon={Table}
          isOff={isTableOff}
          onPress={() => {
            const size = { rows: 3, cols: 3, withHeaderRow: true };
            editor?.chain().focus().insertTable(size).run();
          }}
        />
        {editor?.isActive('table') ? <TableTools editor={editor} /> : null}
      </ToolbarPrimitive.Root>
      {isLinking && editor ? <LinkDialog editor={editor} onClose={() => onLinking(false)} /> : null}
    </>
  );
}

function Divider() {
  return <ToolbarPrimitive.Separator className="mx-1 h-6 w-px self-center bg-border" />;
}
