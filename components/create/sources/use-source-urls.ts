'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { checkSourceUrl } from '../rules.ts';
import { CREATE_TEXTS } from '../texts.ts';

/** The list of source addresses and the box that adds to it (spec §2, §5). */
export type SourceUrls = ReturnType<typeof useSourceUrls>;

/** State of the source URL list; the list itself belongs to the draft, so that it survives a reload. */
export function useSourceUrls(urls: readonly string[], change: (next: (urls: string[]) => string[]) => void) {
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function toggle(): void {
    setIsAdding(!isAdding);
    setTyped('');
    setError(null);
  }

  function type(text: string): void {
    setTyped(text);
    setError(null);
  }

  /** Adds what is in the box; gives the list as it then is, or null when the address is refused. */
  function add(): readonly string[] | null {
    const checked = checkSourceUrl(typed, urls);
    if (!checked.ok) {
      setError(checked.problem.description ?? checked.problem.title);
      toast({ ...checked.problem, variant: 'destructive' });
      return null;
    }
    change((list) => [...list, checked.value]);
    setTyped('');
    setIsAdding(false);
    toast(CREATE_MESSAGES.urlAdded);
    return [...urls, checked.value];
  }

  function remove(index: number): void {
    const removed = urls[index];
    if (removed === undefined) return;
    change((list) => list.toSpliced(index, 1));
    toast({
      ...CREATE_TEXTS.urlRemoved,
      description: removed,
      action: {
        label: 'Undo',
        hint: 'Add the URL again',
        run: () => change((list) => list.toSpliced(index, 0, removed)),
      },
    });
  }

  /** What to send: an address left in the box counts as added. Null when it is refused. */
  function settle(): readonly string[] | null {
    return isAdding && typed.trim() !== '' ? add() : urls;
  }

  return { urls, isAdding, typed, error, toggle, type, add, remove, settle };
}
