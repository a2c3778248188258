import { type Prompt, textsBlock } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import type { NumberedText } from './edit-prompt.ts';
import { lengthLine } from './rules.ts';
import { type Plan, promptOf } from './shared-blocks.ts';
import { citingRule, type Material, passagesBlock } from './sources-block.ts';

/** Asks for paragraphs to put into an article that is too short, each below a line that says behind which paragraph. */
export function growPrompt(
  request: WritingRequest,
  plan: Plan,
  material: Material,
  { text, words }: { text: NumberedText; words: number },
): Prompt {
  const hasPassages = material.passages.length > 0;
  return promptOf(request, { plan, material }, [
    'Task: grow',
    lengthLine(words, request.language),
    'The article below is too short by so much. Write paragraphs that it lacks: reasons, steps, examples, what goes wrong, of the PLAN’s points those that are thin. Before each write a line with the number of the paragraph behind which it belongs, such as "@ P4", then an empty line, then its text. Nothing that the article says already, and nothing behind its ending.',
    citingRule(hasPassages),
    hasPassages && !material.isWhole ? passagesBlock(material, plan.title) : undefined,
    textsBlock('ARTICLE', text),
  ]);
}
