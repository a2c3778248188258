'use client';

import { useState } from 'react';

/** The ids from one to another in a list, both with them; the second alone where the first is not there. */
export function idsBetween(ids: readonly string[], first: string, second: string): string[] {
  const [from, to] = [ids.indexOf(first), ids.indexOf(second)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 ? [second] : ids.slice(from, (to ?? from) + 1);
}

/**
 * Which of a list are chosen; what is no longer in the list is not.
 * @param ids all of the list, in its order
 */
export function useSelection(ids: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState('');
  const selected = new Set(ids.filter((id) => marked.has(id)));

  /** @param isRange whether everything from the one chosen before up to this is meant */
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
