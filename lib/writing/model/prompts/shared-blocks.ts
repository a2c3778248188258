import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { AdviceField } from '../../../generated/prisma/enums.ts';
import {
  dataBlock,
  type FlexibleBlock,
  type Prompt,
  type PromptBlock,
  shareOf,
  textsBlock,
  withMore,
} from '../../chat/prompt.ts';
import type { Outline } from '../../schema.ts';
import type { EditorialBrief, WritingRequest } from '../../types.ts';
import { addressForm, languageLine, SHORT_RULES, SYSTEM_RULES } from './rules.ts';
import { type Material, passagesBlock } from './sources-block.ts';

/** A planned section; `passages` are ids. */
export type PlannedSection = { heading: string; covers: string; passages: readonly number[] };

/** The plan of an article. */
export type Plan = {
  title: string;
  angle: string;
  brief: EditorialBrief | undefined;
  /** The subject of advice that would need a professional. */
  advice?: AdviceField;
  sections: readonly PlannedSection[];
};

const listed = (name: string, lines: readonly string[]) => (lines.length > 0 ? `${name}: ${lines.join(' | ')}` : '');

function briefLines({ reader, wants, questions, terms, pointOfView }: EditorialBrief): string[] {
  return [
    reader && `Reader: ${reader}`,
    wants && `Wants to know: ${wants}`,
    listed('Questions the article answers', questions),
    listed('Terms to use throughout', terms),
    pointOfView && `Point of view: ${pointOfView}`,
  ];
}

/** The plan, at least its headings. */
function planBlock({ title, angle, brief, sections }: Plan): FlexibleBlock {
  return {
    shaped: (share) => {
      const lines = sections.map(({ heading, covers, passages }, at) => {
        const marks = share < 1 ? '' : passages.map((id) => ` [${id}]`).join('');
        const covered = shareOf(covers, share);
        return `${at + 1}. ${heading}${covered && `: ${covered}`}${marks}`;
      });
      const head = [`Title: ${title}`, angle && `Angle: ${angle}`];
      const about = brief && share === 1 ? briefLines(brief) : [];
      return [dataBlock('PLAN', [...head, ...about, ...lines].filter(Boolean).join('\n'))];
    },
  };
}

function registerLine({ brief }: Plan, language: Language): string | undefined {
  const form = brief && addressForm(brief.address, language);
  return form && `Register: ${form.rule}, from the first sentence to the last.`;
}

/** The user's wishes besides the topic in one text; '' for none. */
function wishesOf(request: WritingRequest): string {
  const { tone, audience, pointOfView, advancedPrompting } = request;
  return [
    tone && `Tone: ${tone}`,
    audience && `Audience: ${audience}`,
    pointOfView && `Point of view: ${pointOfView}`,
    advancedPrompting,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The prompt of a call: rules, topic, wishes, language, sources and plan, the same in all calls of an article, then the task.
 * @param known.material shown if whole
 */
export function promptOf(
  request: WritingRequest,
  known: { plan?: Plan | undefined; material?: Material | undefined },
  task: readonly (PromptBlock | undefined)[],
): Prompt {
  const { plan, material } = known;
  const wishes = wishesOf(request);
  const shared = [
    textsBlock('TOPIC', [{ heading: '', text: request.topic }]),
    wishes ? textsBlock('WISHES', [{ heading: '', text: wishes }]) : undefined,
    languageLine(request.language),
    material?.isWhole ? passagesBlock(material, request.topic) : undefined,
    plan && planBlock(plan),
    plan && registerLine(plan, request.language),
  ];
  return {
    rules: SYSTEM_RULES,
    shortRules: SHORT_RULES,
    shared: shared.filter((block) => block !== undefined),
    task: task.filter((block) => block !== undefined),
  };
}

/** The same prompt after an answer in another language. */
export function insistOnLanguage(prompt: Prompt, language: Language): Prompt {
  const { label } = LANGUAGE_DETAILS[language];
  return withMore(prompt, `Your last answer was not in ${label}. Write every sentence in ${label}.`);
}

/** An outline as data. */
export function outlineBlock({ title, sections }: Outline): PromptBlock {
  const lines = sections.map(({ heading, covers }, at) => `${at + 1}. ${heading}${covers && `: ${covers}`}`);
  return dataBlock('OUTLINE', [title, ...lines].join('\n'));
}
