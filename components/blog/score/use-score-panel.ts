import { lazy, useRef } from 'react';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';

const load = () => import('./score-panel.tsx');

export const ScorePanel = lazy(load);

/** Here and not with the panel's other sentences, which come with the script that is missing. */
const NOT_LOADED = { title: 'Could not load the quality check', description: 'Check your connection and try again.' };

/** Opens and closes the quality check beside the article. */
export function useScorePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, ...part } = useLazyPart(load, NOT_LOADED);

  /** Returns the focus to the menu without scrolling. */
  function close(): void {
    part.close();
    button.current?.focus({ preventScroll: true });
  }
  return { button, isOpen, close, toggle: () => (isOpen ? close() : void open()) };
}

export type ScorePart = ReturnType<typeof useScorePanel>;
