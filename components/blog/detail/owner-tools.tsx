import { Gauge, History, PenLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { SCORE_PANEL_ID, scorePath } from '../score/use-score.ts';

const loadHistory = () => import('../editing/history/history-dialog.tsx');
const HistoryDialog = lazy(loadHistory);

const loadScore = () => import('../score/score-panel.tsx');
/** The article's score. */
export const ScorePanel = lazy(loadScore);

/** Here and not with the panel's other sentences, which come with the script that is missing. */
const SCORE_NOT_LOADED = { title: 'Could not load the score', description: 'Check your connection and try again.' };

/** Opens a part after its script has loaded, so that a lost connection ends in a toast and not in a broken page. */
function useLazyPart(load: () => Promise<unknown>, failed: ToastInput) {
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await load();
      setIsOpen(true);
    } catch (error) {
      console.error(error);
      toast({ ...failed, variant: 'destructive' });
    }
  }
  return { isOpen, open, close: () => setIsOpen(false) };
}

/** Opens and closes the score beside the article. */
export function useScorePanel() {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, ...part } = useLazyPart(loadScore, SCORE_NOT_LOADED);

  /** Returns the focus to the button without scrolling. */
  function close(): void {
    part.close();
    button.current?.focus({ preventScroll: true });
  }
  return { button, isOpen, close, toggle: () => (isOpen ? close() : void open()) };
}

type OwnerToolsProps = {
  blogId: string;
  isOpening: boolean;
  score: ReturnType<typeof useScorePanel>;
  onEdit: () => void;
};

/** The owner's buttons for the text: edit, score, history. */
export function OwnerTools({ blogId, isOpening, score, onEdit }: OwnerToolsProps) {
  const { mutate } = useSWRConfig();
  const history = useLazyPart(loadHistory, TEXT_MESSAGES.historyFailed);

  /** Also measures again, as the owner may have restored an earlier text. */
  function closeHistory(): void {
    history.close();
    void mutate(scorePath(blogId));
  }
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
          <HistoryDialog blogId={blogId} onClose={closeHistory} />
        </Suspense>
      ) : null}
    </>
  );
}
