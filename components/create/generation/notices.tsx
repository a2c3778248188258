import { X } from 'lucide-react';
import Link from 'next/link';
import { forgetReady, useReadyBlog, useReadyTitle } from '@/components/generation/run/stored-runs.ts';
import { GENERATION_TEXTS } from '@/components/generation/texts.ts';
import { Button } from '@/components/ui/button.tsx';
import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { viewPath } from '@/lib/routes.ts';
import type { Offer } from './use-generation.ts';

/** Link to a finished blog, until it is opened or dismissed. */
export function ReadyLine() {
  const id = useReadyBlog();
  const title = useReadyTitle(id);
  return (
    // Always mounted, so that its content is announced.
    <div role="status" className="empty:sr-only">
      {id !== null && title !== null ? (
        <div className="flex items-center gap-x-3 rounded-md border border-border bg-muted py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 text-sm wrap-anywhere">{GENERATION_TEXTS.readyLine(title)}</p>
          <Link
            href={viewPath(id)}
            prefetch={false}
            onClick={() => forgetReady(id)}
            className="text-sm font-medium link-underline"
          >
            Open<span className="sr-only"> your new blog</span>
          </Link>
          <Button variant="ghost" size="sm" aria-label="Dismiss" onClick={() => forgetReady(id)}>
            <X aria-hidden />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Offers to write without the model that failed; the toast has announced the reason. */
export function WithoutModelOffer({ offer, isOff, onAccept }: { offer: Offer; isOff: boolean; onAccept: () => void }) {
  return (
    <section
      aria-label={WRITER_TEXTS.modelFailed}
      className="flex flex-col items-start gap-3 rounded-md border border-border bg-muted p-4 text-sm"
    >
      <p className="wrap-anywhere">{offer.sentence}</p>
      <Button
        type="button"
        variant="outline"
        size="sm"
        aria-disabled={isOff}
        onClick={onAccept}
        className="h-auto min-h-9 whitespace-normal aria-disabled:opacity-55"
      >
        {WRITER_TEXTS.instead[offer.alternative]}
      </Button>
    </section>
  );
}
