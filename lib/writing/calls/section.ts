import { plainText } from '../chat/chat-client.ts';
import { dataBlock, textsBlock } from '../chat/prompt.ts';
import type { ArticleText, SectionRewrite } from '../types.ts';
import { lengthLine, writingRules } from './rules.ts';
import { type Assignment, articleParts, type Call, citingRule, makePrompt, ownPassages } from './shared.ts';
import { voiceBlock } from './voice.ts';

const CHANGES = {
  regenerate: 'Rewrite this section: the same subject in different sentences, about as long.',
  expand:
    'Rewrite this section half as long again: it grows inside, with reasons, steps, examples or pitfalls where they belong, and keeps its ending.',
  shorten:
    'Rewrite this section in about three fifths of its length: keep its best points and their marks, and drop the least important ones.',
} as const;

/** Has the model write one section of an article anew, with `words` words. */
export function sectionCall(
  { request, material }: Assignment,
  { change, index, instruction }: SectionRewrite,
  { article, register, words }: { article: ArticleText; register: string | undefined; words: number },
): Call<string> {
  const { heading = '', content = '' } = article.sections[index] ?? {};
  return {
    name: 'section_text',
    schema: plainText,
    words,
    effort: 'medium',
    prompt: (length) =>
      makePrompt(request, { material, register }, [
        'Task: section',
        lengthLine(length, request.language),
        `${CHANGES[change]} Begin with its line "## ${heading}", then an empty line, then its text. It belongs to the ARTICLE and must fit there: the same voice, the same form of address, and nothing that another section says.`,
        instruction && 'The author’s own request:',
        instruction && dataBlock('INSTRUCTION', instruction),
        writingRules({ hasPassages: material.passages.length > 0, hasOpening: false }),
        voiceBlock(request),
        citingRule(material),
        ownPassages(material, `${heading} ${content}`),
        textsBlock('ARTICLE', [{ heading: article.title, text: '' }, ...articleParts(article)]),
        dataBlock('SECTION', `${heading}\n\n${content}`),
      ]),
  };
}
