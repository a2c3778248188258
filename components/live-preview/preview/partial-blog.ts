import type { LiveRun } from '@/components/generation/run/current-run.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/**
 * A generation as a blog, as far as it is written; null until its style is known. Sources and pictures come with the
 * finished one.
 * @param author name of whoever is signed in
 */
export function partialBlog(
  { id, startedAt, language, state }: Pick<LiveRun, 'id' | 'startedAt' | 'language' | 'state'>,
  author: string | null,
): Blog | null {
  const { design, title, intro, sections, conclusion } = state;
  if (!design) return null;
  const createdAt = new Date(startedAt).toISOString();
  return {
    ...design,
    id: id ?? '',
    topic: '',
    language,
    length: 'medium',
    shareUrl: '',
    createdAt,
    updatedAt: createdAt,
    sources: [],
    // Who wrote it is shown under the finished blog, and who may see it is known then.
    writer: 'person',
    visibility: 'draft',
    content: {
      title,
      intro,
      conclusion,
      sections: sections.map(({ heading, content, partial = '' }) => ({
        heading,
        content: content || partial,
        images: [],
      })),
    },
    ...(author !== null && { userDisplayName: author }),
  };
}
