import type { WritingRequest } from '../../types.ts';
import { addressNames } from './address-forms.ts';
import { dataBlock, type Prompt, type PromptBlock, textsBlock } from './prompt.ts';
import { type Outline, promptOf, type SectionBrief } from './prompts.ts';

/** A draft as an editor reads it: its parts in order, the heading '' where there is none. */
type Draft = readonly { heading: string; text: string }[];

/** Asks what the article is to do for whom, before anything of it is planned. */
export function editorialBriefPrompt(request: WritingRequest, today: Date): Prompt {
  const headings = request.outline?.sections.map(({ heading }) => `- ${heading}`).join('\n');
  const names = addressNames(request.language);
  return promptOf(request, undefined, [
    'Task: brief',
    `Today is ${today.toISOString().slice(0, 10)}.`,
    'You are the editor. Before anybody plans the article on the TOPIC, say in short lines, in the language stated: who reads it ("reader") and what they want to know ("wants"); the three to six questions it has to answer ("questions"); the terms of the subject to use throughout, each one way only ("terms"); from which point of view it is written ("pointOfView"); which facts a careful writer would look up for it ("facts"); and at most three web search queries, each looking for something else, that would find reliable pages with these facts ("queries"; with a year only where the answer changes over the years).',
    `In "address", choose how it speaks to its reader: ${names.join(' | ')}. Where the WISHES or the TOPIC ask for one, theirs; else the one this reader expects.`,
    'Say true in "table" only where several things are compared by several features, in "quotation" only where somebody’s very words matter, in "keyPoints" only where readers in a hurry need the gist before the text, in "faq" only where readers come with several separate short questions.',
    headings === undefined ? undefined : dataBlock('PLAN', headings),
  ]);
}

/** Asks an editor about a plan, and for the sections it should have instead. */
export function critiquePrompt(
  request: WritingRequest,
  { title, angle, sections }: Omit<Outline, 'sections'> & { sections: readonly SectionBrief[] },
): Prompt {
  const lines = sections.map(
    ({ heading, covers, sources }, at) =>
      `${at + 1}. ${heading}: ${covers} (sources: ${sources.map(({ number }) => number).join(', ') || 'none'})`,
  );
  return promptOf(request, undefined, [
    'Task: critique',
    `Sections: ${sections.length}`,
    'You are the editor. Read the outline below before it is written, and name in "faults" what is wrong with it: two sections that would say the same ("overlap"), a question of the BRIEF that none of them answers ("unanswered"), or an order in which a reader needs something later that comes earlier ("order"). Taste is no fault. Where there is a fault, give in "sections" the whole outline as it should be, with as many sections, changing only what the faults ask for and keeping the numbers of the sources; where there is none, leave both lists empty.',
    dataBlock('OUTLINE', [title, angle, ...lines].join('\n')),
  ]);
}

function draftBlock(parts: Draft): PromptBlock {
  return textsBlock('DRAFT', parts);
}

/** Asks an editor for single changes to a whole draft. */
export function editsPrompt(request: WritingRequest, outline: Outline, draft: Draft): Prompt {
  return promptOf(request, outline, [
    'Task: edit',
    'You are the editor and have the whole draft before you for the first time. Change single sentences only, at most eight, and only for one of these reasons: it says again what the draft said before ("repeated idea"); it promises something the draft does not give, or less than it says ("broken promise"); the draft opens with something any article could open with ("weak opening"); a section or the draft ends with a sentence that says nothing ("dead ending"); it speaks to the reader in another register than the rest ("register slip"). Copy the sentence exactly as it stands, with its marks, into "sentence", and write into "replacement" what stands in its place: about as long, with no other mark, figure, name or fact than it has, or nothing where the draft is better without it. What is good stays as it is: a draft may need no edit at all.',
    draftBlock(draft),
  ]);
}

/** Asks for what stands beside an article: its gist, its readers' questions, and how search results describe it. */
export function extrasPrompt(request: WritingRequest, outline: Outline, draft: Draft): Prompt {
  const { keyPoints = false, faq = false } = request.brief?.helps ?? {};
  const none = (name: string) => `Leave "${name}" empty.`;
  return promptOf(request, outline, [
    'Task: extras',
    keyPoints
      ? 'Give in "keyPoints" three to five full sentences with what a reader takes away from the draft below, the most useful first.'
      : none('keyPoints'),
    faq
      ? 'Give in "questions" three to five questions that readers ask about the TOPIC and whose answers the draft does not already give under a heading, each with an answer of one to three sentences that stands by itself.'
      : none('questions'),
    'Give in "description" one or two full sentences of at most 150 characters together that tell somebody who sees them in search results what they will know after reading; no call to click.',
    'Write no citation marks, and no figure that is not in the draft.',
    draftBlock(draft),
  ]);
}
