'use client';

import { useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { loadScore } from './lazy-parts.ts';

/** When the panel's script could not be fetched. Apart from the panel's own sentences, which come with that script. */
const SCORE_NOT_LOADED = {
  title: 'The score did not load',
  description: 'Check your connection and try again.',
} as const;

/** Opens and closes the score beside the article. */
export function useScorePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  /** The focus goes back to the button; the page stays where it is being read. */
  function close(): void {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  async function open(): Promise<void> {
    try {
      await loadScore();
      setIsOpen(true);
    } catch (error) {
      console.error(error);
      toast({ ...SCORE_NOT_LOADED, variant: 'destructive' });
    }
  }
  return { button, isOpen, close, toggle: () => (isOpen ? close() : void open()) };
}

/** State of the score beside the article. */
export type ScorePanelState = ReturnType<typeof useScorePanel>;
