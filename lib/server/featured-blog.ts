import { saveSeedBlog } from '@/lib/blogs/mutations.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { answeringNotes } from '@/lib/research/library/answering.ts';
import { FEATURED_BLOG_ID } from '@/lib/routes.ts';
import { createDigestWriter } from '@/lib/writing/digest/writer.ts';
import { sourcesOf } from '@/lib/writing/evidence/blog-evidence.ts';

const WISHES = { topic: SUGGESTED_TOPICS.english[0] ?? '', language: 'english', length: 'medium' } as const;

/**
 * Stores the featured blog, once: what the library answers to the topic of the landing demo (spec §2), as any visitor
 * without a model gets it.
 * @throws Error when no note answers that topic
 */
export async function seedFeaturedBlog(): Promise<void> {
  const [note] = await answeringNotes(WISHES.topic, WISHES.language);
  if (!note) throw new Error(`No note of the library answers "${WISHES.topic}".`);
  const source = { number: 1, ...note };
  const signal = new AbortController().signal;
  const article = await createDigestWriter().write({ ...WISHES, sources: [source], signal });
  const { title, intro, sections, conclusion, evidence } = article;
  await saveSeedBlog({
    id: FEATURED_BLOG_ID,
    ...WISHES,
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
