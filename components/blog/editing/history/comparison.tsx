import { diffArrays } from 'diff';
import useSWR from 'swr';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { EarlierText } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { HISTORY_TEXTS } from '@/lib/constants/blog-messages.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { revisionsPath } from '../draft/requests.ts';
import { draftOf, plainTextOf } from '../draft/text-draft.ts';

/** A run of text in both versions, or only in one. */
type Stretch = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Word-by-word difference between an earlier text and the current one.
 * @param tag language tag, for languages without spaces between words
 */
export function compareTexts(earlier: EarlierText, present: EarlierText, tag: string): Stretch[] {
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  const [before, after] = [earlier, present].map((text) => plainTextOf(draftOf(text)));
  return diffArrays(wordsOf(words, before ?? ''), wordsOf(words, after ?? '')).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const wordsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

function StretchText({ stretch: { kind, text } }: { stretch: Stretch }) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element
      className={
        kind === 'added'
          ? 'bg-accent font-semibold underline decoration-2 underline-offset-4'
          : 'bg-destructive-text/10 line-through decoration-2'
      }
    >
      <span className="sr-only">{HISTORY_TEXTS.begins[kind]} </span>
      {text}
      <span className="sr-only"> {HISTORY_TEXTS.ends[kind]}</span>
    </Element>
  );
}

type ComparisonProps = { blogId: string; revisionId: string };

/** The difference between an earlier text and the current one: deletions struck through, additions underlined. */
export function Comparison({ blogId, revisionId }: ComparisonProps) {
  const earlier = useSWR<EarlierText, Error>(`${revisionsPath(blogId)}/${revisionId}`);
  const present = useSWR<Blog, Error>(`/api/blogs/${blogId}`, { revalidateOnMount: true });
  if (earlier.error || present.error) {
    const retry = () => void Promise.all([earlier.mutate(), present.mutate()]);
    return <LoadFailure text="Could not load the texts." retry={retry} className="mt-4" />;
  }
  if (!earlier.data || !present.data) return <Skeleton className="mt-4 h-48" />;
  const { tag } = LANGUAGE_DETAILS[present.data.language];
  const stretches = compareTexts(earlier.data, present.data, tag);
  if (stretches.every(({ kind }) => kind === 'same')) {
    return <p className="mt-4 text-sm">{HISTORY_TEXTS.same}</p>;
  }
  return (
    <>
      <p className="mt-4 text-sm text-muted-foreground">{HISTORY_TEXTS.legend}</p>
      <div
        lang={tag}
        dir="auto"
        className="mt-3 border-t border-border pt-4 leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        {stretches.map((stretch, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <StretchText key={at} stretch={stretch} />
        ))}
      </div>
    </>
  );
}
