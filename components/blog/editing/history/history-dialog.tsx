'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import type { BlogRevision } from '@/lib/blogs/editing/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { revisionsPath } from '../draft/requests.ts';
import { Comparison } from './comparison.tsx';

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
      toastFailure(failure, TEXT_MESSAGES.restoreFailed);
    } finally {
      setRestoring(null);
    }
  }
  return { revisions: data, hasFailed: error !== undefined, retry: () => void mutate(), restoring, restore };
}

type History = ReturnType<typeof useHistory>;

const momentOf = ({ createdAt }: BlogRevision) => TIME.format(new Date(createdAt));

function RestoreButton({ revision, history }: { revision: BlogRevision; history: History }) {
  const isRestoring = history.restoring === revision.id;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-busy={isRestoring}
      onClick={() => void history.restore(revision.id)}
      className="min-w-26"
    >
      {isRestoring ? 'Restoring...' : 'Restore'}
      <span className="sr-only"> the text until {momentOf(revision)}</span>
    </Button>
  );
}

type ListProps = { history: History; onCompare: (revision: BlogRevision) => void };

function List({ history, onCompare }: ListProps) {
  const { revisions, hasFailed, retry } = history;
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
      {revisions.map((revision) => (
        <li key={revision.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="truncate font-medium">{revision.title}</p>
            <p className="text-sm text-muted-foreground">
              Until <time dateTime={revision.createdAt}>{momentOf(revision)}</time>
            </p>
          </div>
          <Button variant="outline" size="sm" onClick={() => onCompare(revision)}>
            Compare
            <span className="sr-only"> the text until {momentOf(revision)} with the present</span>
          </Button>
          <RestoreButton revision={revision} history={history} />
        </li>
      ))}
    </ul>
  );
}

type ComparedProps = { blogId: string; revision: BlogRevision; history: History; onBack: () => void };

/** One earlier text beside the present one. Takes the focus, which its button had. */
function Compared({ blogId, revision, history, onBack }: ComparedProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button ref={back} variant="outline" size="sm" onClick={onBack}>
          All earlier texts
        </Button>
        <RestoreButton revision={revision} history={history} />
      </div>
      <h3 className="mt-5 font-semibold">From {momentOf(revision)} to the present text</h3>
      <Comparison blogId={blogId} revisionId={revision.id} />
    </>
  );
}

/** The earlier texts of a blog, newest first, each to be compared with the present one and to be had back. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const history = useHistory(props);
  const [compared, setCompared] = useState<BlogRevision | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <DialogContent className={compared ? 'max-w-3xl' : undefined}>
        <DialogTitle>History</DialogTitle>
        <DialogDescription>
          Each saved change keeps the text it replaced. Restoring one keeps the present text here too.
        </DialogDescription>
        {compared ? (
          <Compared blogId={props.blogId} revision={compared} history={history} onBack={() => setCompared(null)} />
        ) : (
          <List history={history} onCompare={setCompared} />
        )}
      </DialogContent>
    </Dialog>
  );
}
