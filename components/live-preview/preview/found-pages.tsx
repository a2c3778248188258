import type { GenerationState } from '@/components/generation/run/generation-state.ts';
import { CheckIcon, CloseIcon } from '@/components/ui/drawn-icons.tsx';
import type { PageProgress } from '@/lib/research/page-progress.ts';
import { siteOf } from '@/lib/research/site-of.ts';
import { LIVE_TEXTS } from '../status/texts.ts';

function Mark({ status }: Pick<PageProgress, 'status'>) {
  if (status === 'reading') {
    return (
      <span aria-hidden className="m-1 block size-2 animate-pulse rounded-full bg-primary motion-reduce:animate-none" />
    );
  }
  const Icon = status === 'read' ? CheckIcon : CloseIcon;
  return <Icon className="size-4" />;
}

function FoundPage({ title, url, status, reason }: PageProgress) {
  return (
    <li className="flex gap-2.5 py-2">
      <span className="mt-0.5 shrink-0">
        <Mark status={status} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className={status === 'left-out' ? 'text-muted-foreground' : 'font-medium'}>{title}</span>{' '}
        <span className="text-muted-foreground">
          {siteOf(url)} · {reason ?? LIVE_TEXTS.pageStatus[status]}
        </span>
      </span>
    </li>
  );
}

/** Given and found pages with their status. */
export function FoundPages({ pages }: Pick<GenerationState, 'pages'>) {
  return (
    <ul aria-label="Sources" className="divide-y divide-border text-sm leading-snug">
      {pages.map((page) => (
        <FoundPage key={page.url} {...page} />
      ))}
    </ul>
  );
}

/** A disclosure with the pages, shown from the first page on to avoid layout shifts. */
export function FoundPagesLine({ pages, phase }: Pick<GenerationState, 'pages' | 'phase'>) {
  if (pages.length === 0) return null;
  const isReading = phase === 'reading' || phase === 'researching';
  const summary = LIVE_TEXTS.pagesRead(pages);
  return (
    <>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-0.5 text-muted-foreground">
          {isReading ? LIVE_TEXTS.pagesSoFar(pages.length) : summary}
        </summary>
        <div className="mt-1 max-h-60 overflow-y-auto border-y border-border">
          <FoundPages pages={pages} />
        </div>
      </details>
      {/* Announced once for all pages. */}
      <p role="status" className="sr-only">
        {isReading ? '' : summary}
      </p>
    </>
  );
}
