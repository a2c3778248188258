import { dataBlock, type Prompt, type PromptBlock, textsBlock } from '../../chat/prompt.ts';
import type { SectionRewrite, WritingRequest } from '../../types.ts';
import { lengthLine } from './rules.ts';
import { type Plan, promptOf } from './shared-blocks.ts';
import { citingRule, type Material, ownPassages } from './sources-block.ts';

const CHANGES = {
  regenerate: 'Rewrite this section: the same subject in different sentences, about as long.',
  expand:
    'Rewrite this section half as long again: it grows inside, with reasons, steps, examples or pitfalls where they belong, and keeps its ending.',
  shorten:
    'Rewrite this section in about three fifths of its length: keep its best points and their marks, and drop the least important ones.',
} as const;

/** A section in its article, with ids of passages as marks. */
type SectionInArticle = Pick<SectionRewrite, 'change' | 'instruction'> & {
  heading: string;
  text: string;
  article: readonly { heading: string; text: string }[];
};

/** Asks for a changed section as plain text. */
export function sectionPrompt(
  request: WritingRequest,
  plan: Plan,
  material: Material,
  { section, words }: { section: SectionInArticle; words: number },
): Prompt {
  const { heading, text, article, change, instruction } = section;
  const wish: PromptBlock[] = instruction ? ['The author’s own request:', dataBlock('INSTRUCTION', instruction)] : [];
  return promptOf(request, { plan, material }, [
    'Task: section',
    lengthLine(words, request.language),
    `${CHANGES[change]} Give its text without the heading. It belongs to the ARTICLE and must fit there: the same voice, the same form of address, and nothing that another section says.`,
    ...wish,
    citingRule(material),
    ownPassages(material, `${heading} ${text}`),
    textsBlock('ARTICLE', article),
    dataBlock('SECTION', `${heading}\n\n${text}`),
  ]);
}
