import { z } from 'zod';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { dataBlock, linesBlock, type Prompt, textsBlock } from '../chat/prompt.ts';
import type { ArticleText, OriginalArticle, WritingRequest } from '../types.ts';
import { choiceField, textField, textsField } from './fields.ts';
import { extrasFields } from './prove.ts';
import { addressNames } from './rules.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';
import { RETELLING } from './translation.ts';
import { ENDING_MARK } from './write.ts';

export const frameSchema = (language: Language) =>
  z.object({
    address: choiceField(addressNames(language)).catch(addressNames(language)[0] ?? ''),
    /** "original = translation" */
    terms: textsField,
    /** Best first. */
    titles: textsField,
    headings: z.array(z.string()),
    conclusionHeading: textField,
    pictures: textsField,
    ...extrasFields,
  });

const besideLines = ({ keyPoints = [], questions = [], description = '' }: ArticleText): string =>
  [
    ...keyPoints.map((point) => `Key point: ${point}`),
    ...questions.map(({ question, answer }) => `Question: ${question}\nAnswer: ${answer}`),
    `Description: ${description}`,
  ].join('\n');

function framePrompt(request: WritingRequest, { language, article, pictures }: OriginalArticle): Prompt {
  const { title, sections, keyPoints = [], questions = [] } = article;
  const names = addressNames(request.language);
  const shown = pictures.filter(Boolean);
  return makePrompt(request, {}, [
    'Task: translate frame',
    `Sections: ${sections.length}`,
    `Pictures: ${shown.length}`,
    `The article below is in ${LANGUAGE_DETAILS[language].name} and will be translated into the stated language. ${RETELLING} Decide first: in "address" how it speaks to its reader (${names.join(' | ')}: the nearest to the original); in "terms" up to ten terms of the subject, each as "original = translation"; in "titles" three titles of at most 60 characters, 32 in Chinese and Japanese, with the meaning of its title, the best first; in "headings" the heading of every section, in order; in "conclusionHeading" the heading of the ending, empty where it has none; in "pictures" what each picture shows, in order; in "keyPoints", "questions" and "description" those of the article, in order and with their marks (${keyPoints.length} key points, ${questions.length} questions).`,
    textsBlock('ARTICLE', [
      { heading: title, text: article.intro },
      ...sections.map(({ heading, content }) => ({ heading, text: content })),
      {
        heading: article.conclusionHeading ? `${ENDING_MARK} ${article.conclusionHeading}` : ENDING_MARK,
        text: article.conclusion,
      },
    ]),
    dataBlock('BESIDE', besideLines(article)),
    linesBlock('PICTURES', shown),
  ]);
}

export const FRAME_WORDS = 600;

/** Has the model settle register, terms, title, headings, alt texts and extras, before the text is translated. */
export const frameCall = (
  { request }: Assignment,
  original: OriginalArticle,
): Call<z.infer<ReturnType<typeof frameSchema>>> => ({
  name: 'translated_frame',
  schema: frameSchema(request.language),
  words: FRAME_WORDS,
  prompt: () => framePrompt(request, original),
});
