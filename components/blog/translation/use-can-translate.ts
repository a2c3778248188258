'use client';

import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { INDEXED_WRITERS } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** Whether a writer's texts can be translated: articles, with a model connected. */
export function useCanTranslate(): (writer: Blog['writer']) => boolean {
  const hasModel = Boolean(useConnectedModel()?.model);
  return (writer) => hasModel && INDEXED_WRITERS.some((each) => each === writer);
}
