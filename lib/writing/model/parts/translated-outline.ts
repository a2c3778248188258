import { z } from 'zod';
import type { Outline } from '../../schema.ts';
import type { OriginalArticle } from '../../types.ts';
import { cleanLine } from '../answer-text/clean-text.ts';
import { cleanHeading } from '../lint/lines.ts';
import { translatedOutlinePrompt } from '../prompts/translation-prompts.ts';
import { askInLanguage, type Context, isForeignLine } from './context.ts';
import { bestTitle } from './title.ts';

/** Words the answer may take. */
export const OUTLINE_WORDS = 250;

const outlineSchema = z.object({
  /** Best first. */
  titles: z.array(z.string()),
  headings: z.array(z.string()),
  pictures: z.array(z.string()),
});

/**
 * Title and headings of an article in the request's language, and what its pictures show: '' of those that the model leaves
 * out or describes in another language.
 * @throws WritingError where there is not one heading for each
 */
export async function translatedOutline(
  context: Context,
  { article, language, pictures: shown }: OriginalArticle,
): Promise<Outline & { pictures: string[] }> {
  const { topic } = context.request;
  const described = shown.filter(Boolean);
  const { titles, headings, pictures } = await askInLanguage(
    context,
    {
      ...{ name: 'translated_outline', schema: outlineSchema, words: OUTLINE_WORDS },
      prompt: () => translatedOutlinePrompt(context.request, { language, article }, described),
      read: (raw) => {
        const clean = raw.headings.map((heading) => cleanHeading(heading, topic));
        const isWhole = clean.length === article.sections.length && clean.every(Boolean);
        return isWhole ? { ...raw, headings: clean } : undefined;
      },
    },
    (answer) => answer.headings.join('\n'),
  );
  const lines = pictures.length === described.length ? [...pictures] : [];
  const native: string[] = [];
  for (const text of shown) {
    const line = text ? cleanLine(lines.shift() ?? '', topic) : '';
    native.push(line && !(await isForeignLine(context, line)) ? line : '');
  }
  const sections = headings.map((heading) => ({ heading, covers: '' }));
  return { title: await bestTitle(context, titles), sections, pictures: native };
}
