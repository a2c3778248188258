import { useState } from 'react';
import { useTranslations } from '#translations';
import type { CustomImage } from '@/components/generation/request.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { MAX_ANGLE_CHARACTERS, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { BatchPlan } from '@/lib/writing/runs/schema.ts';
import type { BatchForm } from '@/lib/writing/schema.ts';
import { shortage as shortageOf } from './rules.ts';

export type BatchOptions = { form: BatchForm; images: readonly CustomImage[] };

/** '' leaves a line to the writer. */
export type PlannedBlog = { title: string; angle: string };

/** A batch to approve: proposed by a model, left to its user, or made of the titles that digests have. */
export type PlannedBatch = {
  options: BatchOptions;
  kind: 'proposed' | 'own' | 'digest';
  blogs: readonly PlannedBlog[];
  /** Title of its overview; null for none. */
  overview: string | null;
};

/** A batch with its proposed titles and angles, filled up with empty ones. */
export function plannedBatch(
  options: BatchOptions,
  { writer, angles, titles = [] }: Pick<BatchPlan, 'writer' | 'angles' | 'titles'>,
): PlannedBatch {
  const { batchSize } = options.form;
  const blogs = Array.from({ length: batchSize }, (_, at) => ({ title: titles[at] ?? '', angle: angles?.[at] ?? '' }));
  const kind = writer !== 'model' ? 'digest' : angles ? 'proposed' : 'own';
  return { options, kind, blogs, overview: kind === 'proposed' ? '' : null };
}

/** The first line that the server would refuse, as its path in the request with a sentence; else null. */
export function planFault(
  t: Translator<'batch'>,
  blogs: readonly PlannedBlog[],
): { path: string; message: string } | null {
  for (const [at, blog] of blogs.entries()) {
    const field = (['title', 'angle'] as const).find((each) => blog[each].trim().length > MAX_ANGLE_CHARACTERS);
    if (field) return { path: `${field}s.${at}`, message: t(`${field}TooLong`) };
  }
  return null;
}

/** The plan shown before a batch starts. `onFewer` is called when the sources are enough for a smaller batch only. */
export function usePlan(onFewer: (size: number) => void) {
  const t = useTranslations('batch.plan');
  const tShortage = useTranslations('batch.plan.shortage');
  const [batch, setBatch] = useState<PlannedBatch | null>(null);
  const [underWay, setUnderWay] = useState<'planning' | 'suggesting' | null>(null);
  const [shortage, setShortage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly SourceNote[]>([]);

  function request(work: 'planning' | 'suggesting', options: BatchOptions, angles: readonly string[] = []) {
    setUnderWay(work);
    const body = { ...options.form, angles };
    return requestJson<BatchPlan>('/api/batches/plan', { method: 'POST', body }).finally(() => setUnderWay(null));
  }

  /** Shows a plan, or in `shortage` why the sources are too few. */
  async function open(options: BatchOptions): Promise<void> {
    const { batchSize } = options.form;
    setShortage(null);
    setNotes([]);
    const plan = await request('planning', options);
    setNotes([...plan.unreadableSources, ...(plan.doubtfulSources ?? [])]);
    if (plan.size >= batchSize) return setBatch(plannedBatch(options, plan));
    setShortage(shortageOf(tShortage, plan, batchSize));
    if (plan.size >= MIN_BATCH_SIZE) onFewer(plan.size);
  }

  /** Replaces the shown plan by another. */
  async function suggest(shown: PlannedBatch): Promise<void> {
    const { options, blogs } = shown;
    const known = blogs.map(({ angle }) => angle).filter((angle) => angle.trim());
    const other = await request('suggesting', options, known);
    if (!other.angles) return void toast(t.titled('noOtherAngles'));
    setBatch({ ...plannedBatch(options, other), overview: shown.overview });
    toastUndo(t.titled('otherAngles'), t('restore'), () => setBatch((now) => now && shown));
  }

  function edit(changes: Partial<PlannedBatch>): void {
    setBatch((shown) => shown && { ...shown, ...changes });
  }

  return { batch, underWay, shortage, notes, setNotes, open, suggest, edit, close: () => setBatch(null) };
}
