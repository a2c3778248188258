import { Gauge, History, PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { SCORE_PANEL_ID } from '../score/score-panel-id.ts';
import { scorePath } from '../score/use-score.ts';
import { HistoryDialog, loadHistory } from './lazy-parts.ts';
import type { ScorePanelState } from './use-score-panel.ts';

type OwnerToolsProps = { blogId: string; isOpening: boolean; score: ScorePanelState; onEdit: () => void };

/** Opens and closes the earlier texts of a blog. */
function useHistoryDialog(blogId: string) {
  const { mutate } = useSWRConfig();
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await loadHistory();
      setIsOpen(true);
    } catch (error) {
      console.error(error);
      toast({ ...TEXT_MESSAGES.historyFailed, variant: 'destructive' });
    }
  }

  /** An earlier text may have been restored, and the score may be open beside it. */
  function close(): void {
    setIsOpen(false);
    void mutate(scorePath(blogId));
  }
  return { isOpen, open, close };
}

/** What only the owner can do with the text. */
export function OwnerTools({ blogId, isOpening, score, onEdit }: OwnerToolsProps) {
  const history = useHistoryDialog(blogId);
  return (
    <>
      <Button variant="ink" size="sm" onClick={onEdit} aria-busy={isOpening} className="min-w-24">
        <PenLine aria-hidden />
        {isOpening ? 'Opening...' : 'Edit text'}
      </Button>
      <Button
        ref={score.button}
        variant="outline"
        size="sm"
        aria-expanded={score.isOpen}
        aria-controls={score.isOpen ? SCORE_PANEL_ID : undefined}
        onClick={score.toggle}
        className="aria-expanded:bg-accent"
      >
        <Gauge aria-hidden />
        Score
      </Button>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={history.open}>
        <History aria-hidden />
        History
      </Button>
      {history.isOpen ? (
        <Suspense fallback={null}>
          <HistoryDialog blogId={blogId} onClose={history.close} />
        </Suspense>
      ) : null}
    </>
  );
}
