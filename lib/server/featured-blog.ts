import { saveSeedBlog } from '@/lib/blogs/mutations.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';
import { FEATURED_BLOG_ID } from '@/lib/routes.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import { sourcesOf } from '@/lib/writing/evidence/blog-evidence.ts';

const REQUEST = { topic: SUGGESTED_TOPICS.english[0] ?? '', language: 'english', length: 'medium' } as const;

/**
 * Stores the featured blog once: the library's answer to the topic of the landing demo (spec §2), as visitors get it without
 * a model.
 * @throws Error when no note answers that topic
 */
export async function seedFeaturedBlog(): Promise<void> {
  const [note] = await answeringNotes(REQUEST.topic, REQUEST.language);
  if (!note) throw new Error(`No note of the library answers "${REQUEST.topic}".`);
  const source = { number: 1, ...note };
  const signal = new AbortController().signal;
  const article = await createDigestWriter().write({ ...REQUEST, sources: [source], signal });
  const { title, intro, sections, conclusion, evidence } = article;
  await saveSeedBlog({
    id: FEATURED_BLOG_ID,
    ...REQUEST,
    title,
    intro,
    sections,
    conclusion,
    sources: sourcesOf(evidence, [source]),
    writer: 'digest',
    style: 'minimal',
    colorTheme: 'amber',
  });
}
