import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import type { ArticleText, BlockText, WritingRequest } from '../../types.ts';
import { dataBlock, linesBlock, type Prompt } from './prompt.ts';
import { lengthLine, passageRules } from './prompt-rules.ts';
import { type Outline, promptOf } from './prompts.ts';

/** How a text of the original becomes one of the translation. */
const RETELLING =
  'Tell it as an author would who writes it for readers of the language stated from the start, not word by word: what it says and nothing it does not, in its order, with its numbers and names. Idioms, wordplay and forms of address become those of the language; units, dates and quotation marks are written as is usual in it.';

const named = (language: Language) => LANGUAGE_DETAILS[language].label;

/** Asks for title, headings and what the pictures show, before any text is told again. */
export function translatedOutlinePrompt(
  request: WritingRequest,
  { language, article }: { language: Language; article: Pick<ArticleText, 'title' | 'sections'> },
  pictures: readonly string[],
): Prompt {
  const { title, sections } = article;
  const headings = sections.map(({ heading }, at) => `${at + 1}. ${heading}`);
  return promptOf(request, undefined, [
    'Task: translate outline',
    `Sections: ${sections.length}`,
    `Pictures: ${pictures.length}`,
    `The article outlined below is written in ${named(language)} and will be told again in the language stated. Give in "titles" three titles of at most 60 characters that say there what its title says, the best first; in "headings" the heading of every section, in order and as many as there are; and in "pictures" what each picture shows, in order and as many as there are. Headings are as good there as they are here, not word by word.`,
    dataBlock('OUTLINE', [title, ...headings].join('\n')),
    linesBlock('PICTURES', pictures),
  ]);
}

/** A part of the original: its heading there, '' where it has none, and its text, whose marks are ids of passages. */
type OriginalPart = { heading: string; text: BlockText; passages: readonly Passage[] };

/** Asks for a part of an article in another language. */
export function translatedPartPrompt(
  request: WritingRequest,
  outline: Outline,
  { heading, text, passages }: OriginalPart,
  words: number,
): Prompt {
  const place = heading ? `the section "${heading}" of the PLAN` : 'a part around the sections';
  return promptOf(request, outline, [
    'Task: translate',
    lengthLine(words, request.language),
    `The text below is ${place}, in another language. ${RETELLING} Give it without its heading, with the same paragraphs, lists and tables; what stands there as a quotation becomes a sentence that says who says it.`,
    dataBlock('ORIGINAL', text),
    passages.length > 0
      ? 'A mark such as [1] stands where the original has it: in the sentence that says the same, before its full stop.'
      : 'Write no citation marks.',
    passages.length > 0 ? passageRules(passages, request.sources, text) : undefined,
  ]);
}

/** Asks for what stands beside an article in another language. */
export function translatedExtrasPrompt(
  request: WritingRequest,
  outline: Outline,
  { keyPoints = [], questions = [], description = '' }: ArticleText,
): Prompt {
  const lines = [
    ...keyPoints.map((point) => `Key point: ${point}`),
    ...questions.map(({ question, answer }) => `Question: ${question}\nAnswer: ${answer}`),
    `Description: ${description}`,
  ];
  const none = (name: string) => `Leave "${name}" empty.`;
  return promptOf(request, outline, [
    'Task: translate extras',
    `What stands below beside the article is in another language. ${RETELLING} Give the key points in "keyPoints", the questions with their answers in "questions", and in "description" one or two full sentences of at most 150 characters together, all in order. Write no citation marks.`,
    keyPoints.length > 0 ? undefined : none('keyPoints'),
    questions.length > 0 ? undefined : none('questions'),
    dataBlock('ORIGINAL', lines.join('\n\n')),
  ]);
}
