'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { BlogRevision } from '@/lib/blogs/edit-schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { revisionsPath } from './draft/revisions-path.ts';

/** In the reader's own time zone, as it is about what they did and when. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

type HistoryDialogProps = { blogId: string; onClose: () => void };

/** Reading and restoring the earlier texts of a blog. */
function useHistory({ blogId, onClose }: HistoryDialogProps) {
  const router = useRouter();
  const { data, error, mutate } = useSWR<BlogRevision[], Error>(revisionsPath(blogId));
  const [restoring, setRestoring] = useState<string | null>(null);
  const [, startLeaving] = useTransition();

  async function restore(id: string): Promise<void> {
    if (restoring) return;
    setRestoring(id);
    try {
      await requestJson(`${revisionsPath(blogId)}/${id}/restore`, { method: 'POST', body: {} });
      toast(TEXT_MESSAGES.restored);
      void mutate();
      startLeaving(() => {
        router.refresh();
        onClose();
      });
    } catch (failure) {
      console.error(failure);
      const { title, description } = TEXT_MESSAGES.restoreFailed;
      const reason = apiErrorDetails(failure).message ?? description;
      toast({ title, description: reason, variant: 'destructive' });
    } finally {
      setRestoring(null);
    }
  }
  return {
    revisions: data,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
    restoring,
    restore,
  };
}

function Content({ history }: { history: ReturnType<typeof useHistory> }) {
  const { revisions, hasFailed, retry, restoring, restore } = history;
  if (hasFailed) {
    return (
      <div className="mt-6">
        <p className="text-sm">The history did not load.</p>
        <Button variant="outline" size="sm" onClick={retry} className="mt-3">
          Try again
        </Button>
      </div>
    );
  }
  if (!revisions) return <Skeleton className="mt-6 h-24" />;
  if (revisions.length === 0) {
    return <p className="mt-6 text-sm">The text has not been changed since it was written.</p>;
  }
  return (
    <ul className="mt-6 border-t border-border">
      {revisions.map(({ id, title, createdAt }) => (
        <li key={id} className="flex items-center gap-4 border-b border-border py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{title}</p>
            <p className="text-sm text-muted-foreground">
              Until <time dateTime={createdAt}>{TIME.format(new Date(createdAt))}</time>
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-busy={restoring === id}
            onClick={() => restore(id)}
            className="min-w-26"
          >
            {restoring === id ? 'Restoring...' : 'Restore'}
            <span className="sr-only"> the text until {TIME.format(new Date(createdAt))}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The earlier texts of a blog, newest first, each to be had back. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const history = useHistory(props);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <DialogContent>
        <DialogTitle>History</DialogTitle>
        <DialogDescription>
          Each saved change keeps the text it replaced. Restoring one keeps the present text here
          too.
        </DialogDescription>
        <Content history={history} />
      </DialogContent>
    </Dialog>
  );
}
