import type { Blog } from '@/lib/blogs/schema';
import { ARTICLE_LABELS } from './labels.ts';

/**
 * Who wrote an article, and that it rests on no sources when it has none, in its own language.
 * @returns one or more sentences, or '' for what a person wrote
 */
export function articleNote({ writer, sources, language }: Blog): string {
  if (writer === 'person') return '';
  const labels = ARTICLE_LABELS[language];
  const isGrounded = sources.length > 0;
  if (writer === 'model') return isGrounded ? labels.modelNote : labels.modelUngroundedNote;
  return isGrounded ? labels.builtInNote : labels.builtInUngroundedNote;
}
