'use client';

import { useConnectedModel } from '@/components/writer/use-connected-model.ts';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** Whether a text of a writer can be written in another language here: an article, where a model is connected. */
export function useCanTranslate(): (writer: Blog['writer']) => boolean {
  const hasModel = Boolean(useConnectedModel()?.model);
  return (writer) => hasModel && INDEXED_WRITERS.some((each) => each === writer);
}
