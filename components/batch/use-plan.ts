import { useState } from 'react';
import type { CustomImage } from '@/components/generation/request.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { MAX_ANGLE_CHARACTERS, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { BatchPlan } from '@/lib/writing/batches/schema.ts';
import type { BatchForm } from '@/lib/writing/schema.ts';
import { BATCH_TEXTS } from './texts.ts';

export type BatchOptions = { form: BatchForm; images: readonly CustomImage[] };

/** POST /api/batches/plan: how many blogs can be written, and from which angles other than `angles`. */
const planBatch = ({ form }: BatchOptions, angles: readonly string[] = []) =>
  requestJson<BatchPlan>('/api/batches/plan', { method: 'POST', body: { ...form, angles } });

/** Whether the sources are enough for a batch; `onFewer` is called when they are enough for a smaller one. */
export function useMaterial(onFewer: (size: number) => void) {
  const [isPlanning, setIsPlanning] = useState(false);
  const [shortage, setShortage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly SourceNote[]>([]);

  /** The plan of a batch; null when its sources are too few, with the reason in `shortage`. Throws what `requestJson` throws. */
  async function plan(wanted: BatchOptions): Promise<BatchPlan | null> {
    const { batchSize } = wanted.form;
    setIsPlanning(true);
    setShortage(null);
    setNotes([]);
    try {
      const made = await planBatch(wanted);
      setNotes([...made.unreadableSources, ...(made.doubtfulSources ?? [])]);
      if (made.size >= batchSize) return made;
      setShortage(BATCH_TEXTS.shortage(made, batchSize));
      if (made.size >= MIN_BATCH_SIZE) onFewer(made.size);
      return null;
    } finally {
      setIsPlanning(false);
    }
  }

  return { isPlanning, shortage, notes, note: setNotes, plan };
}

/** One blog of a plan; '' leaves a line to the writer. */
export type PlannedBlog = { title: string; angle: string };

/** A batch to approve: proposed by a model, left to its user, or made of the titles that digests have. */
export type PlannedBatch = {
  options: BatchOptions;
  kind: 'proposed' | 'own' | 'digest';
  blogs: readonly PlannedBlog[];
};

/** A batch with its proposed titles and angles, filled up with empty ones. */
export function plannedBatch(
  options: BatchOptions,
  { writer, angles, titles = [] }: Pick<BatchPlan, 'writer' | 'angles' | 'titles'>,
): PlannedBatch {
  const { batchSize } = options.form;
  const blogs = Array.from({ length: batchSize }, (_, at) => ({ title: titles[at] ?? '', angle: angles?.[at] ?? '' }));
  return { options, kind: writer !== 'model' ? 'digest' : angles ? 'proposed' : 'own', blogs };
}

const LINES = [
  ['title', BATCH_FORM_MESSAGES.titleTooLong],
  ['angle', BATCH_FORM_MESSAGES.angleTooLong],
] as const;

/** The first line that the server would refuse, as its path in the request with a sentence; else null. */
export function planFault(blogs: readonly PlannedBlog[]): { path: string; message: string } | null {
  const faults = blogs.flatMap((blog, at) =>
    LINES.flatMap(([field, message]) =>
      blog[field].trim().length > MAX_ANGLE_CHARACTERS ? [{ path: `${field}s.${at}`, message }] : [],
    ),
  );
  return faults[0] ?? null;
}

export function usePlan() {
  const [batch, setBatch] = useState<PlannedBatch | null>(null);
  const [isSuggesting, setIsSuggesting] = useState(false);

  /** Replaces the shown plan by another. Throws what `requestJson` throws, and keeps the plan then. */
  async function suggest(shown: PlannedBatch): Promise<void> {
    const { options, blogs } = shown;
    setIsSuggesting(true);
    try {
      const known = blogs.map(({ angle }) => angle).filter((angle) => angle.trim());
      const other = await planBatch(options, known);
      if (!other.angles) {
        toast(BATCH_TEXTS.noOtherAngles);
        return;
      }
      setBatch(plannedBatch(options, other));
      toastUndo(BATCH_TEXTS.otherAngles, 'Restore the earlier plan', () => setBatch((now) => now && shown));
    } finally {
      setIsSuggesting(false);
    }
  }

  return {
    batch,
    isSuggesting,
    suggest,
    open: setBatch,
    change: (at: number, changes: Partial<PlannedBlog>) =>
      setBatch(
        (shown) =>
          shown && {
            ...shown,
            blogs: shown.blogs.map((blog, place) => (place === at ? { ...blog, ...changes } : blog)),
          },
      ),
    close: () => setBatch(null),
  };
}
