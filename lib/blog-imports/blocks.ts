import type { Inline, TableBlock } from '@/lib/blogs/text/blocks.ts';

/** A list item. */
export type Item = { text: string; content: Inline[] };

/** Appends a line to an item. */
export function joined(before: Item, line: Item): Item {
  const space: Inline = { at: 0, kind: 'text', text: ' ' };
  return { text: `${before.text} ${line.text}`, content: [...before.content, space, ...line.content] };
}

/** A table, or undefined for a single row or column. */
export function tableOf(rows: readonly Inline[][][]): Omit<TableBlock, 'at'> | undefined {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const [head, ...others] = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => ({ at, content: row[at] ?? [] })),
  );
  if (!head || others.length === 0 || columns < 2) return undefined;
  return { kind: 'table', head, rows: others.map((cells, at) => ({ at, cells })) };
}

/** Elements whose content is dropped. */
export const SILENT = new Set(
  'script,style,noscript,template,svg,math,iframe,object,embed,form,select,textarea,button,video,audio,canvas,head,title'.split(
    ',',
  ),
);
/** Elements that start a block. */
export const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figure,footer,header,hr,html,main,' +
    'nav,p,pre,section,summary,table,tbody,tfoot,thead'
  ).split(','),
);
export const HEADING = /^h([1-6])$/;
