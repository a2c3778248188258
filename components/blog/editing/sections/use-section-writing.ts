import { useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { useAwaitedWork } from '@/components/generation/use-awaited-work.ts';
import { attempt, toast, toastFailure, toastUndo } from '@/components/ui/use-toast.ts';
import type { BlogRevision } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { revisionsPath } from '@/lib/routes.ts';
import type { SectionChange } from '@/lib/writing/change-schema.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { sectionId } from './move-controls.tsx';

export type SectionJob = { index: number; change: SectionChange; instruction: string; useVoice: boolean };

/** Offers to restore the text before a change, the newest in the history, as long as nothing stands in the way. */
export async function offerUndo(
  t: Translator<'history'>,
  blogId: string,
  title: string,
  onRestored: (blog: Blog) => unknown,
  isFree: () => boolean = () => true,
): Promise<void> {
  const description = t('saved.description');
  const path = revisionsPath(blogId);

  async function restore({ id }: BlogRevision): Promise<void> {
    if (!isFree()) return;
    const answer = requestJson<Blog>(`${path}/${id}/restore`, { method: 'POST', body: {} });
    if (await attempt(() => answer.then(onRestored), t.titled('restoreFailed'))) toast(t.titled('restored'));
  }
  try {
    const [before] = await requestJson<BlogRevision[]>(path);
    if (before) {
      return toastUndo({ title, description }, t('restoreNewest'), () => void restore(before));
    }
  } catch (error) {
    console.error(error);
  }
  // The change is saved, and the history has the text before.
  toast({ title, description });
}

function useFocusBack(job: SectionJob | null, { state }: TextEditorState): void {
  const last = useRef<SectionJob | null>(null);
  useEffect(() => {
    const done = job ? null : last.current;
    last.current = job;
    const key = done && state.draft.sections[done.index]?.key;
    if (done && key != null) document.getElementById(`${sectionId(key)}-${done.change}`)?.focus();
  });
}

export function useSectionWriting(blogId: string, editor: TextEditorState) {
  const t = useTranslations('editor.writing');
  const history = useTranslations('history');
  const { work: job, run, stop } = useAwaitedWork<SectionJob>();
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useFocusBack(job, editor);

  function isFree(): boolean {
    if (latest.current.isChanged) toast(t.titled('saveFirst'));
    return !latest.current.isChanged;
  }

  async function change({ index, change, instruction, useVoice }: SectionJob, signal: AbortSignal): Promise<void> {
    const wanted = { change, useVoice, ...(instruction && { instruction }) };
    const { origin, changeSection } = latest.current;
    const outcome = await changeSection(index, wanted, origin, signal);
    const isSaved = outcome.kind === 'saved';
    const show = (stored: Blog) => latest.current.showStored(stored);
    show(isSaved ? outcome.blog : outcome.theirs);
    if (isSaved) await offerUndo(history, blogId, t(`done.${change}`), show, isFree);
    else toast({ ...t.titled('changedMeanwhile'), variant: 'destructive' });
  }

  async function write(next: SectionJob): Promise<void> {
    const { isChanged, isSaving } = latest.current;
    if (job || isSaving) return;
    if (isChanged) return void toast(t.titled('saveFirst'));
    await run(next, (signal) =>
      change(next, signal).catch((error: unknown) => {
        if (signal.aborted) toast(t.titled('stopped'));
        else toastFailure(error, t.titled('failed'));
      }),
    );
  }
  return { job, write, stop };
}

export type SectionWriting = ReturnType<typeof useSectionWriting>;
