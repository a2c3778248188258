import { useRef } from 'react';
import { withMessages } from '@/components/messages/client.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';

/** The panels beside an article, one at a time; `button` gets the focus back. */
export function useSidePanels() {
  const button = useRef<HTMLButtonElement>(null);
  const score = useLazyPart(
    () => withMessages(import('../score/score-panel.tsx'), 'examination', 'history'),
    'qualityCheck',
  );
  const review = useLazyPart(() => withMessages(import('./review-panel.tsx'), 'examination', 'history'), 'review');

  function onClose(): void {
    score.close();
    review.close();
    button.current?.focus({ preventScroll: true });
  }
  function toggle({ isOpen, open }: Pick<typeof score, 'isOpen' | 'open'>): void {
    onClose();
    if (!isOpen) open();
  }
  return {
    ...{ button, isOpen: score.isOpen || review.isOpen },
    score: { isOpen: score.isOpen, toggle: () => toggle(score) },
    review: { isOpen: review.isOpen, toggle: () => toggle(review) },
    show: (blog: ManagedBlog) => score.show({ blogId: blog.id, onClose }) ?? review.show({ blog, onClose }),
  };
}

export type SidePanels = ReturnType<typeof useSidePanels>;
