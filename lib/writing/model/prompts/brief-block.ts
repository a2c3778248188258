import type { WritingRequest } from '../../types.ts';
import { addressForm } from './address-forms.ts';
import { linesBlock, type PromptBlock } from './prompt.ts';

const listed = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? `${name}:\n${lines.map((line) => `- ${line}`).join('\n')}` : '';

/** What the article is to do for whom, and how it speaks to its reader, for every call after the brief is made. */
export function briefBlocks({ brief, language }: WritingRequest): PromptBlock[] {
  if (!brief) return [];
  const form = addressForm(brief.address, language);
  const lines = [
    `Reader: ${brief.reader}`,
    `Wants to know: ${brief.wants}`,
    listed('Questions the article answers', brief.questions),
    listed('Terms to use throughout', brief.terms),
    `Point of view: ${brief.pointOfView}`,
    listed('Facts to find in the sources', brief.facts),
  ];
  const block = linesBlock('BRIEF', lines.filter(Boolean).join('\n').split('\n'));
  return form ? [block, `Register: ${form.rule}, from the first sentence to the last.`] : [block];
}

/** What the user wishes besides the topic, in one text; '' where nothing is wished. */
export function wishesOf(request: WritingRequest): string {
  const { tone, audience, pointOfView, instructions } = request;
  return [
    tone && `Tone: ${tone}`,
    audience && `Audience: ${audience}`,
    pointOfView && `Point of view: ${pointOfView}`,
    instructions,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The block forms that a section may use because the brief finds them helpful. */
export function helpfulForms({ brief }: WritingRequest, hasPassages: boolean): string | undefined {
  const table =
    'Where things are compared by several features, one small table says it: one row a line, every line "| cell | cell |", the first line with the names of the columns, a blank line before and after it.';
  const quotation =
    'Where a passage has a sentence worth reading word for word, quote it in a block of its own: every line begins with "> ", nothing of it is changed, and it ends with the id of its passage.';
  const forms = [brief?.helps.table && table, brief?.helps.quotation && hasPassages && quotation];
  return forms.filter(Boolean).join(' ') || undefined;
}
