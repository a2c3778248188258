import Link from 'next/link';
import { Card } from '@/components/ui/card.tsx';
import { cn } from '@/components/ui/cn.ts';
import { viewPath } from '@/lib/routes.ts';
import type { BatchBlog, BatchState } from '@/lib/writing/batches/schema.ts';

type BatchProgressProps = {
  batch: BatchState | null;
  /** Size in the form, shown while there is no batch. */
  size: number;
};

type RowState = 'not-started' | 'waiting' | 'writing' | 'stopped';

const STATE_LABELS: Readonly<Record<RowState, string>> = {
  'not-started': 'Not started',
  waiting: 'Waiting',
  writing: 'Being written…',
  stopped: 'Stopped here',
};

function Row({ number, blog, state }: { number: number; blog?: BatchBlog; state: RowState }) {
  return (
    <li className="flex items-baseline gap-4 py-2.5 text-sm">
      <span aria-hidden className="w-6 shrink-0 text-right font-display tabular-nums">
        {number}
      </span>
      {blog ? (
        <Link
          href={viewPath(blog.id)}
          prefetch={false}
          target="_blank"
          className="min-w-0 font-medium break-words link-underline"
        >
          {blog.title || `Blog ${number}`}
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
      ) : (
        <span
          className={cn('text-muted-foreground', (state === 'writing' || state === 'stopped') && 'text-foreground')}
        >
          {STATE_LABELS[state]}
        </span>
      )}
    </li>
  );
}

/** The blogs of the batch, one line each; written ones are links. */
export function BatchProgress({ batch, size }: BatchProgressProps) {
  const blogs = batch?.blogs ?? [];
  const total = batch?.size ?? size;
  const stateOf = (index: number): RowState => {
    if (!batch) return 'not-started';
    if (index !== blogs.length) return 'waiting';
    return batch.status === 'running' ? 'writing' : 'stopped';
  };
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em]">This batch</h2>
        <p className="text-sm text-muted-foreground">
          {blogs.length} of {total} written
        </p>
      </div>
      <ol aria-label="Blogs of this batch" className="mt-3 divide-y divide-border border-t border-border">
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <Row key={number} number={number} blog={blogs[number - 1]} state={stateOf(number - 1)} />
        ))}
      </ol>
    </Card>
  );
}
