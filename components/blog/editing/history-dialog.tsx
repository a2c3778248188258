import { diffArrays } from 'diff';
import { startTransition, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { focusOnMount } from '@/components/ui/focus.ts';
import { localTime } from '@/components/ui/format.ts';
import { LoadFailure } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useBusy } from '@/components/ui/use-busy.ts';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import { readableText } from '@/lib/article/plain-text.ts';
import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { BlogRevision, EarlierText } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { requestJson } from '@/lib/http/client.ts';
import { revisionsPath } from '@/lib/routes.ts';
import { blogDraft, draftPlainText } from './draft/text-state.ts';

/** A run of text in both versions, or only in one. `folded` are whole paragraphs between changes. */
type Stretch = { kind: 'same' | 'folded' | 'added' | 'removed'; text: string };

const PARAGRAPH = '\n\n';

function readable({ content, description }: EarlierText): string {
  const texts = withTexts(content, articleTexts(content).map(readableText));
  return draftPlainText(blogDraft({ content: texts, ...(description && { description }) }));
}

/** Word-by-word difference to an earlier text; `tag` is the language, as some have no spaces between words. */
export function compareTexts(earlier: EarlierText, present: EarlierText, tag: string): Stretch[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const words = (text: EarlierText) => Array.from(segmenter.segment(readable(text)), ({ segment }) => segment);
  const changes = diffArrays(words(earlier), words(present));
  return changes.flatMap(({ added, removed, value }, at): Stretch[] => {
    const text = value.join('');
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text }];
    const paragraphs = text.split(PARAGRAPH);
    const before = at === 0 ? [] : paragraphs.splice(0, 1);
    const after = at === changes.length - 1 ? [] : paragraphs.splice(-1);
    if (paragraphs.length < 2) return [{ kind: 'same', text }];
    const same = (texts: string[]) => texts.map((each): Stretch => ({ kind: 'same', text: each }));
    return [...same(before), { kind: 'folded', text: paragraphs.join(PARAGRAPH) }, ...same(after)];
  });
}

function StretchText({ kind, text }: Stretch) {
  const t = useTranslations('history');
  if (kind === 'same') return text;
  if (kind === 'folded') {
    return (
      <details className="my-3 border-y border-dashed border-border py-1.5">
        <summary className="w-fit cursor-pointer text-sm text-muted-foreground">
          {t('unchanged', { count: text.split(PARAGRAPH).length })}
        </summary>
        <p className="py-3">{text}</p>
      </details>
    );
  }
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element
      className={
        kind === 'added'
          ? 'bg-[oklch(0.89_0.1_155)] underline decoration-2 underline-offset-4 dark:bg-[oklch(0.39_0.09_155)]'
          : 'bg-[oklch(0.9_0.06_20)] line-through decoration-2 dark:bg-[oklch(0.36_0.09_20)]'
      }
    >
      <span className="sr-only">{t(`begins.${kind}`)} </span>
      {text}
      <span className="sr-only"> {t(`ends.${kind}`)}</span>
    </Element>
  );
}

/** Both texts in one, scrolled to the first change. */
function Stretches({ stretches, tag }: { stretches: readonly Stretch[]; tag: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers give a promise, which is no cleanup.
    box.current?.querySelector('ins,del')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={box}
      lang={tag}
      dir="auto"
      className="mt-3 border-t border-border pt-4 leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {stretches.map((stretch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <StretchText key={at} {...stretch} />
      ))}
    </div>
  );
}

/**
 * The difference between an earlier text and the current one: deletions struck through, additions underlined. Another
 * draft has too little in common with it and is shown alone.
 */
function Comparison({ blogId, revision }: { blogId: string; revision: BlogRevision }) {
  const t = useTranslations('history');
  const earlier = useSWR<EarlierText, Error>(`${revisionsPath(blogId)}/${revision.id}`);
  const present = useSWR<Blog, Error>(`/api/blogs/${blogId}`, { revalidateOnMount: true });
  if (earlier.error || present.error) {
    const retry = () => void Promise.all([earlier.mutate(), present.mutate()]);
    return <LoadFailure text={t('versionsFailed')} retry={retry} className="mt-4" />;
  }
  if (!earlier.data || !present.data) return <Skeleton className="mt-4 h-48" />;
  const tag = languageTag(present.data);
  if (revision.name) return <Stretches stretches={[{ kind: 'same', text: readable(earlier.data) }]} tag={tag} />;
  const stretches = compareTexts(earlier.data, present.data, tag);
  if (!stretches.some(({ kind }) => kind === 'added' || kind === 'removed')) {
    return <p className="mt-4 text-sm">{t('same')}</p>;
  }
  return (
    <>
      <p className="mt-4 text-sm text-muted-foreground">{t('legend')}</p>
      <Stretches stretches={stretches} tag={tag} />
    </>
  );
}

type HistoryDialogProps = { blogId: string; onClose: () => void };

function useHistory({ blogId, onClose }: HistoryDialogProps) {
  const t = useTranslations('history');
  const router = useRouter();
  const request = useSWR<BlogRevision[], Error>(revisionsPath(blogId));
  const { isBusy, run } = useBusy();

  async function restore(id: string): Promise<void> {
    await requestJson(`${revisionsPath(blogId)}/${id}/restore`, { method: 'POST', body: {} });
    toast(t.titled('restored'));
    void request.mutate();
    startTransition(() => {
      router.refresh();
      onClose();
    });
  }
  return { request, isBusy, restore: (id: string) => run(() => attempt(() => restore(id), t.titled('restoreFailed'))) };
}

type History = ReturnType<typeof useHistory>;

const note = <span className="sr-only" />;

function RestoreButton({ revision, history }: { revision: BlogRevision; history: History }) {
  const t = useTranslations('history');
  return (
    <ActionButton
      variant="outline"
      size="sm"
      isBlocked={history.isBusy}
      busyText={t('restoring')}
      onClick={() => history.restore(revision.id)}
      className="min-w-26"
    >
      {revision.name ? t('useDraft') : t.rich('restore', { when: localTime(revision.createdAt, t.language), note })}
    </ActionButton>
  );
}

function List({ history, onCompare }: { history: History; onCompare: (revision: BlogRevision) => void }) {
  const t = useTranslations('history');
  const { data: revisions, error, mutate } = history.request;
  if (error) return <LoadFailure text={t('failed')} retry={mutate} className="mt-6" />;
  if (!revisions) return <Skeleton className="mt-6 h-24" />;
  if (revisions.length === 0) {
    return <p className="mt-6 text-sm">{t('none')}</p>;
  }
  return (
    <ul className="mt-6 border-t border-border">
      {revisions.map((revision) => (
        <li key={revision.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="truncate font-medium">{revision.title}</p>
            <p className="text-sm text-muted-foreground">
              {t.rich(revision.name ? 'named' : 'replaced', {
                name: revision.name ?? '',
                when: localTime(revision.createdAt, t.language),
                time: <time dateTime={revision.createdAt} />,
              })}
            </p>
          </div>
          <div className="flex gap-3">
            <Button variant="outline" size="sm" onClick={() => onCompare(revision)}>
              {t.rich(revision.name ? 'read' : 'compare', { when: localTime(revision.createdAt, t.language), note })}
            </Button>
            <RestoreButton revision={revision} history={history} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type ComparedProps = { blogId: string; revision: BlogRevision; history: History; onBack: () => void };

/** One version compared with the current text. Takes the focus of the button that opened it. */
function Compared({ blogId, revision, history, onBack }: ComparedProps) {
  const t = useTranslations('history');
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button ref={focusOnMount} variant="outline" size="sm" onClick={onBack}>
          {t('back')}
        </Button>
        <RestoreButton revision={revision} history={history} />
      </div>
      <h3 className="mt-5 font-semibold">
        {revision.name ?? t('changesSince', { when: localTime(revision.createdAt, t.language) })}
      </h3>
      <Comparison blogId={blogId} revision={revision} />
    </>
  );
}

export default function HistoryDialog(props: HistoryDialogProps) {
  const t = useTranslations('history');
  const history = useHistory(props);
  const [compared, setCompared] = useState<BlogRevision | null>(null);
  return (
    <OpenDialog
      title={t('title')}
      description={t('description')}
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
