import { useRef } from 'react';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';

export const scorePath = (blogId: string) => `/api/blogs/${blogId}/score`;

export function useScorePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, ...part } = useLazyPart(() => import('./score-panel.tsx'), 'quality check');

  function close(): void {
    part.close();
    button.current?.focus({ preventScroll: true });
  }
  const show = (blogId: string) => part.show({ blogId, onClose: close });
  return { button, isOpen, show, toggle: () => (isOpen ? close() : open()) };
}

export type ScorePart = ReturnType<typeof useScorePanel>;
