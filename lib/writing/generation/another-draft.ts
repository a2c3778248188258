import 'server-only';
import type { BlogSection } from '@/lib/blogs/schema.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { spreadOverSections } from '@/lib/images/rules.ts';
import { log } from '@/lib/log.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { citedSources } from '../evidence/citations.ts';
import type { Article, ArticleText } from '../types.ts';
import { judgedArticle } from './write-blog.ts';

/** The pictures of an article in the sections of another draft, in order. */
function withPictures(sections: ArticleText['sections'], illustrated: readonly BlogSection[]): BlogSection[] {
  const pictures = illustrated.flatMap(({ heading, images }) => images.map((image) => ({ image, heading })));
  const places = spreadOverSections(pictures.length, sections.length);
  return sections.map((section, at) => ({
    ...section,
    images: pictures
      .filter((_, index) => places[at]?.includes(index))
      .map(({ image, heading }) => ({ ...image, title: image.title === heading ? section.heading : image.title })),
  }));
}

/**
 * The draft that was not chosen, as a version of the new blog; undefined without one, or where it alone is harmful.
 * @param illustrated the sections of the blog with their pictures
 * @param judge throws AppError unprocessable-input for harmful texts
 */
export async function anotherDraft(
  { alternative }: Article,
  illustrated: readonly BlogSection[],
  documents: readonly SourceDocument[],
  judge: (texts: readonly string[]) => Promise<void>,
) {
  if (!alternative) return undefined;
  try {
    await judge(judgedArticle(alternative));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unprocessable-input') throw error;
    log().info('another draft was harmful and is not kept');
    return undefined;
  }
  const { title, intro, conclusion, conclusionHeading, keyPoints, questions, description } = alternative;
  return {
    id: newId(),
    name: note('history.anotherDraft'),
    ...{ title, intro, conclusion, conclusionHeading, keyPoints, questions, description },
    sections: withPictures(alternative.sections, illustrated),
    sources: citedSources(alternative.evidence, documents),
  };
}
