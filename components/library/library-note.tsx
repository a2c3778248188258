import { LIBRARY_TEXTS } from '@/lib/constants/messages.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { Note } from '@/lib/research/library/notes.ts';
import { pagePartsOf } from '@/lib/research/page-parts.ts';
import { NoteDate } from './note-date.tsx';
import { NotePart } from './note-part.tsx';

/** A note of the sample library to read: plain text in one column, and under it whose it is and what one may do with it. */
export function LibraryNote({ note }: { note: Note }) {
  const { title, text, license, published, writtenIn } = note;
  return (
    <div className="page-width py-10 md:py-16">
      <article lang={LANGUAGE_DETAILS[writtenIn].tag} className="mx-auto max-w-[44rem]">
        <div aria-hidden className="rule-oxford" />
        <p lang="en" className="label-caps pt-4 text-rubric">
          {LIBRARY_TEXTS.label}
        </p>
        <h1 className="mt-4 font-display text-[clamp(2.25rem,6vw,3.75rem)] leading-[1.04] font-semibold tracking-[-0.025em] text-balance">
          {title}
        </h1>
        {published ? (
          <p lang="en" className="mt-4 text-sm text-muted-foreground">
            {LIBRARY_TEXTS.published} <NoteDate date={published} language="english" />
          </p>
        ) : null}
        <div className="mt-8 [&>p:first-child]:font-display [&>p:first-child]:text-[1.375rem] [&>p:first-child]:leading-[1.45]">
          {pagePartsOf(text).map((part, place) => (
            // The text never changes: a part's place is what it is known by.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <NotePart key={place} part={part} />
          ))}
        </div>
        {license ? (
          <p lang="en" className="mt-12 border-t border-border pt-4 text-sm text-muted-foreground">
            {LIBRARY_TEXTS.author}{' '}
            <a
              href={license.url}
              rel="license"
              className="font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
            >
              {license.name}
            </a>
            {LIBRARY_TEXTS.afterLicense}
          </p>
        ) : null}
      </article>
    </div>
  );
}
