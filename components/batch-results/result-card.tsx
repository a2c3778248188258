'use client';

import Link from 'next/link';
import { CardPicture, CardTitle } from '@/components/blog/card/card-parts.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Card } from '@/components/ui/card.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { excerpt } from '@/lib/blogs/text/excerpt.ts';
import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { BATCH_INTRO_CHARACTERS } from '@/lib/constants/batch-limits.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { LANGUAGE_DETAILS, STYLE_DETAILS } from '@/lib/constants/options.ts';
import { viewPath } from '@/lib/routes.ts';
import { CopyTextButton } from './copy-text-button.tsx';

/** One blog of the batch (spec §2, Blog List tab). */
export function ResultCard({ blog, url }: { blog: Blog; url: string }) {
  const { title, intro, sections } = blog.content;
  const lang = LANGUAGE_DETAILS[blog.language].tag;
  return (
    <Card className="flex h-full flex-col">
      <CardPicture blog={blog} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <CardTitle blog={blog} />
        <p lang={lang} className="mt-3 text-sm leading-relaxed break-words text-muted-foreground">
          {excerpt(runningText(intro), BATCH_INTRO_CHARACTERS, lang)}
        </p>
        <div className="mt-4 flex flex-wrap gap-1.5">
          <Badge>{STYLE_DETAILS[blog.style].label}</Badge>
          <Badge>
            {sections.length} {sections.length === 1 ? 'section' : 'sections'}
          </Badge>
        </div>
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          <input
            type="text"
            readOnly
            value={url}
            aria-label={`Address of ${title}`}
            onFocus={(event) => event.currentTarget.select()}
            className={`${fieldClasses} h-8 basis-full text-ellipsis text-sm sm:flex-1 sm:basis-0`}
          />
          <CopyTextButton
            text={url}
            label="Copy"
            of={`address of ${title}`}
            done={BATCH_RESULTS_MESSAGES.urlCopied}
            variant="outline"
            size="sm"
          />
          <Link href={viewPath(blog.id)} prefetch={false} className={buttonVariants({ variant: 'ink', size: 'sm' })}>
            View<span className="sr-only"> {title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}
