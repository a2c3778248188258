'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast, toastFailure } from '@/components/ui/use-toast.ts';
import type { BlogRevision } from '@/lib/blogs/editing/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { revisionsPath } from '../draft/requests.ts';
import { Comparison } from './comparison.tsx';

/** In the browser's time zone: it is about the owner's own actions. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

type HistoryDialogProps = { blogId: string; onClose: () => void };

/** Loads and restores a blog's versions. */
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
      <span className="sr-only"> the version until {momentOf(revision)}</span>
    </Button>
  );
}

type ListProps = { history: History; onCompare: (revision: BlogRevision) => void };

function List({ history, onCompare }: ListProps) {
  const { revisions, hasFailed, retry } = history;
  if (hasFailed) return <LoadFailure text="Could not load the history." retry={retry} className="mt-6" />;
  if (!revisions) return <Skeleton className="mt-6 h-24" />;
  if (revisions.length === 0) {
    return <p className="mt-6 text-sm">The text has not changed since it was written.</p>;
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
            <span className="sr-only"> the version until {momentOf(revision)} with the current text</span>
          </Button>
          <RestoreButton revision={revision} history={history} />
        </li>
      ))}
    </ul>
  );
}

type ComparedProps = { blogId: string; revision: BlogRevision; history: History; onBack: () => void };

/** One version compared with the current text. Takes the focus of the button that opened it. */
function Compared({ blogId, revision, history, onBack }: ComparedProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button ref={back} variant="outline" size="sm" onClick={onBack}>
          Back to history
        </Button>
        <RestoreButton revision={revision} history={history} />
      </div>
      <h3 className="mt-5 font-semibold">From {momentOf(revision)} to the current text</h3>
      <Comparison blogId={blogId} revisionId={revision.id} />
    </>
  );
}

/** The versions of a blog's text, newest first, to compare and restore. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const history = useHistory(props);
  const [compared, setCompared] = useState<BlogRevision | null>(null);
  return (
    <OpenDialog
      title="History"
      description="Each save keeps the version it replaced. Restoring one keeps the current text here too."
      onClose={props.onClose}
      className={compared ? 'max-w-3xl' : undefined}
    >
      {compared ? (
        <Compared blogId={props.blogId} revision={compared} history={history} onBack={() => setCompared(null)} />
      ) : (
        <List history={history} onCompare={setCompared} />
      )}
    </OpenDialog>
  );
}
