'use client';

import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Message } from '@/lib/constants/messages.ts';
import { CopyTextButton } from './copy-text-button.tsx';
import { htmlList, type ListedBlog, markdownList, plainList } from './lists.ts';

type ListPanelProps = { heading: string; label: string; text: string; done: Message };

function ListPanel({ heading, label, text, done }: ListPanelProps) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-display text-xl leading-tight font-semibold">
          {heading}
        </h3>
        <CopyTextButton text={text} label={label} done={done} variant="outline" size="sm" />
      </div>
      <textarea
        readOnly
        aria-labelledby={id}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        wrap="off"
        className="mt-4 block w-full resize-y rounded-md border border-border bg-muted p-3 font-mono text-xs leading-relaxed"
      />
    </Card>
  );
}

/** The links of a batch, ready to paste elsewhere (spec §2, Share Options tab). */
export function ShareOptions({ blogs }: { blogs: readonly ListedBlog[] }) {
  return (
    <div className="flex flex-col gap-4">
      <ListPanel
        heading="Plain URLs"
        label="Copy URLs"
        text={plainList(blogs)}
        done={BATCH_RESULTS_MESSAGES.allUrlsCopied}
      />
      <ListPanel
        heading="HTML list"
        label="Copy HTML"
        text={htmlList(blogs)}
        done={BATCH_RESULTS_MESSAGES.htmlCopied}
      />
      <ListPanel
        heading="Markdown list"
        label="Copy Markdown"
        text={markdownList(blogs)}
        done={BATCH_RESULTS_MESSAGES.markdownCopied}
      />
    </div>
  );
}
