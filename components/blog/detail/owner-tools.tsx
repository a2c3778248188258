import { History, PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages';
import { HistoryDialog, loadHistory } from './lazy-parts';

type OwnerToolsProps = { blogId: string; isOpening: boolean; onEdit: () => void };

/** What only the owner can do with the text. */
export function OwnerTools({ blogId, isOpening, onEdit }: OwnerToolsProps) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  async function openHistory(): Promise<void> {
    try {
      await loadHistory();
      setIsHistoryOpen(true);
    } catch (error) {
      console.error(error);
      toast({ ...TEXT_MESSAGES.historyFailed, variant: 'destructive' });
    }
  }
  return (
    <>
      <Button variant="ink" size="sm" onClick={onEdit} aria-busy={isOpening} className="min-w-24">
        <PenLine aria-hidden />
        {isOpening ? 'Opening...' : 'Edit text'}
      </Button>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={openHistory}>
        <History aria-hidden />
        History
      </Button>
      {isHistoryOpen ? (
        <Suspense fallback={null}>
          <HistoryDialog blogId={blogId} onClose={() => setIsHistoryOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
