'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { ExportMenu } from '../transfer/export-menu.tsx';

/** The ids between two others, both included; only the second if the first is missing. */
export function idsBetween(ids: readonly string[], first: string, second: string): string[] {
  const [from, to] = [ids.indexOf(first), ids.indexOf(second)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 ? [second] : ids.slice(from, (to ?? from) + 1);
}

/**
 * The selected ids; ids that leave the list are deselected.
 * @param ids the whole list in order
 */
export function useSelection(ids: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState('');
  const selected = new Set(ids.filter((id) => marked.has(id)));

  function select(id: string, isSelected: boolean, isRange: boolean): void {
    const next = new Set(selected);
    for (const each of isRange ? idsBetween(ids, last, id) : [id]) {
      if (isSelected) next.add(each);
      else next.delete(each);
    }
    setMarked(next);
    setLast(id);
  }
  return { selected, select, selectAll: () => setMarked(new Set(ids)), clear: () => setMarked(new Set()) };
}

type SelectionBarProps = {
  /** The selected ids, and the number of blogs. */
  selected: readonly string[];
  of: number;
  onSelectAll: () => void;
  onClear: () => void;
  onShow: (visibility: BlogVisibility) => void;
  onRestyle: () => void;
  onDelete: () => void;
};

const VISIBILITY_ACTIONS = [
  ['public', 'Publish'],
  ['unlisted', 'Unlist'],
  ['draft', 'Make draft'],
] as const;

/** Selects all blogs of a page and offers bulk actions. Without a selection, all blogs can be exported. */
export function SelectionBar({ selected, of, onSelectAll, onClear, ...actions }: SelectionBarProps) {
  const count = selected.length;
  const button = { variant: 'outline', size: 'sm', className: 'pointer-coarse:h-11' } as const;
  return (
    <div
      className={cn(
        'mb-4 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-2',
        count > 0 ? 'sticky top-2 z-20 border-foreground bg-card shadow-lifted' : 'border-border',
      )}
    >
      <label className="flex cursor-pointer items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          checked={count > 0 && count === of}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < of;
          }}
          onChange={count === of ? onClear : onSelectAll}
          className="size-4.5 accent-foreground"
        />
        All on this page
      </label>
      <p role="status" className="mr-auto text-sm text-muted-foreground">
        {count > 0 ? `${count} selected` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        {count > 0 ? (
          <>
            {VISIBILITY_ACTIONS.map(([visibility, label]) => (
              <Button key={visibility} {...button} onClick={() => actions.onShow(visibility)}>
                {label}
              </Button>
            ))}
            <Button {...button} onClick={actions.onRestyle}>
              Restyle
            </Button>
          </>
        ) : null}
        <ExportMenu {...(count > 0 && { ids: selected })} size={button.size} className={button.className} />
        {count > 0 ? (
          <Button
            {...button}
            onClick={actions.onDelete}
            className="border-destructive-text text-destructive-text pointer-coarse:h-11"
          >
            Delete {count}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
