import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import { ToolbarButton } from './toolbar-button.tsx';

type Tool = { label: string; Icon: LucideIcon; apply: (chain: ChainedCommands) => ChainedCommands };

const TOOLS: Tool[] = [
  { label: 'Add row', Icon: BetweenHorizontalStart, apply: (chain) => chain.addRowAfter() },
  { label: 'Remove row', Icon: FoldVertical, apply: (chain) => chain.deleteRow() },
  { label: 'Add column', Icon: BetweenVerticalStart, apply: (chain) => chain.addColumnAfter() },
  { label: 'Remove column', Icon: FoldHorizontal, apply: (chain) => chain.deleteColumn() },
  { label: 'Remove table', Icon: Trash2, apply: (chain) => chain.deleteTable() },
];

/** What can be done with the table that is being written in. */
export function TableTools({ editor }: { editor: Editor }) {
  return TOOLS.map(({ label, Icon, apply }) => (
    <ToolbarButton
      key={label}
      label={label}
      Icon={Icon}
      isOff={!editor.isEditable || !apply(editor.can().chain()).run()}
      onPress={() => apply(editor.chain().focus()).run()}
    />
  ));
}
