import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { Passage } from '@/lib/research/passages.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { ArticleSection, WritingRequest } from '../../types.ts';
import { briefBlocks, helpfulForms, wishesOf } from './brief-block.ts';
import {
  beginningOf,
  dataBlock,
  linesBlock,
  type Prompt,
  type PromptBlock,
  textsBlock,
  withMore,
} from './prompt.ts';
import {
  languageLine,
  lengthLine,
  passageRules,
  SYSTEM_RULES,
  sourceMaterial,
} from './prompt-rules.ts';

/** An article's plan as later calls are shown it. */
export type Outline = {
  title: string;
  angle: string;
  sections: readonly { heading: string; covers: string }[];
};

/** The plan; where there is no room for it the beginning of what each section covers, at least its headings. */
function outlineBlock({ title, angle, sections }: Outline): PromptBlock {
  return {
    shaped: (share) => {
      const lines = sections.map(({ heading, covers }) => {
        const shown = beginningOf(covers, share);
        return `- ${heading}${shown && `: ${shown}`}`;
      });
      return [dataBlock('PLAN', [title, angle, ...lines].filter(Boolean).join('\n'))];
    },
  };
}

/**
 * A call's prompt: rules, topic, wishes, language, brief and plan first, which are the same in all calls of an article, then the task.
 * @param outline the article's plan, for calls that are to know it
 */
export function promptOf(
  request: WritingRequest,
  outline: Outline | undefined,
  task: readonly (PromptBlock | undefined)[],
): Prompt {
  const wishes = wishesOf(request);
  const shared = [
    textsBlock('TOPIC', [{ heading: '', text: request.topic }]),
    wishes ? textsBlock('WISHES', [{ heading: '', text: wishes }]) : undefined,
    languageLine(request.language),
    ...briefBlocks(request),
    outline && outlineBlock(outline),
  ];
  return {
    rules: SYSTEM_RULES,
    shared: shared.filter((block) => block !== undefined),
    task: task.filter((block) => block !== undefined),
  };
}

/** What the plan must do so that the article differs from its batch's others. */
function angleLines({ angle }: WritingRequest): PromptBlock[] {
  if (!angle) return [];
  const lines = [
    'This article is one of a batch on the same topic, and each takes another side of it.',
    `- Angle of this one: ${angle.perspective}.`,
    `- Written for: ${angle.audience}.`,
    `- Form of the title: ${angle.headline}.`,
    'Where the WISHES or the topic itself name an angle, readers or a title, theirs come first; then set this article apart within them.',
  ].join('\n');
  if (angle.takenTitles.length === 0) return [lines];
  return [
    `${lines}\nThe titles below are written already. Choose a clearly different title and other points.`,
    linesBlock('ALREADY WRITTEN', angle.takenTitles),
  ];
}

/** Asks for a plan with between `min` and `max` sections. */
export function planPrompt(
  request: WritingRequest,
  { min, max }: { min: number; max: number },
  passages: readonly Passage[],
): Prompt {
  return promptOf(request, undefined, [
    'Task: plan',
    `Sections: ${min === max ? min : `${min} to ${max}`}`,
    'Plan an article on the TOPIC: five titles of at most 60 characters that say what the reader gets, each in another way, the best first; the angle in one sentence; and the sections in reading order, so that together they answer every question of the BRIEF and each is ready when the next needs it. For each section give a heading, what it covers in one or two sentences (no overlap with the others), and the numbers of the sources it needs (an empty list if none). An introduction and a conclusion are written separately: no section may be one.',
    'In the field "harm", say whether the TOPIC or the WISHES ask for what must never be written: "self-harm" (instructions or encouragement to harm oneself), "violence" (instructions for hurting others, for weapons, poisons or hard drugs), "minors" (sexual content with minors), "hate" (attacks on people for who they are); else "none". Prevention, help, law, history, fiction and criticism of these subjects are "none".',
    ...angleLines(request),
    sourceMaterial(passages, request.sources, request.topic),
  ]);
}

/** What a section is about. */
export type SectionBrief = { heading: string; covers: string; sources: readonly SourceDocument[] };

/** Asks for one section's text. */
export function sectionPrompt(
  request: WritingRequest,
  outline: Outline,
  section: Omit<SectionBrief, 'sources'> & { passages: readonly Passage[] },
  words: number,
): Prompt {
  const headings = outline.sections.map(({ heading }) => heading);
  const place = headings.indexOf(section.heading);
  const before = headings[place - 1];
  const after = headings[place + 1];
  return promptOf(request, outline, [
    'Task: section',
    lengthLine(words, request.language),
    'Write the text of one section of the planned article, without its heading. The PLAN says what each of the other sections covers: leave that to them, and do not announce it.',
    dataBlock(
      'SECTION',
      [
        `Heading: ${section.heading}`,
        `Covers: ${section.covers}`,
        before && `Comes after: ${before}`,
        after && `Comes before: ${after}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    helpfulForms(request, section.passages.length > 0),
    passageRules(section.passages, request.sources, `${section.heading} ${section.covers}`),
  ]);
}

function articleBlock(sections: readonly ArticleSection[]): PromptBlock {
  return textsBlock(
    'ARTICLE',
    sections.map(({ heading, content }) => ({ heading, text: content })),
  );
}

const FRAME_TASKS = {
  introduction:
    'Write the opening of the article below: begin with what is at stake for the reader and make them want the rest. Do not list the sections. One or two paragraphs, no list.',
  conclusion:
    'Write the ending of the article below: what follows from it and what the reader can do now. Do not repeat its sentences or list its sections. One or two paragraphs, no list.',
} as const;

/** The two parts around the sections. */
export type FrameTask = keyof typeof FRAME_TASKS;

/** Asks for the introduction or the conclusion of the sections already written. */
export function framePrompt(
  request: WritingRequest,
  outline: Outline,
  task: FrameTask,
  sections: readonly ArticleSection[],
  words: number,
): Prompt {
  return promptOf(request, outline, [
    `Task: ${task}`,
    lengthLine(words, request.language),
    FRAME_TASKS[task],
    'Write no citation marks and no figures, and promise nothing the sections do not give.',
    articleBlock(sections),
  ]);
}

/** Asks for an additional section of an article that came out too short. */
export function extraSectionPrompt(
  request: WritingRequest,
  outline: Outline,
  sections: readonly ArticleSection[],
  words: number,
): Prompt {
  return promptOf(request, outline, [
    'Task: extra section',
    lengthLine(words, request.language),
    'Write one more section for the end of the article below, heading and text, on something useful that it has left out. Repeat nothing.',
    passageRules([], [], ''),
    articleBlock(sections),
  ]);
}

/** Asks for a continuation of a part that is too short: the new text only. */
export function extendPrompt(
  request: WritingRequest,
  part: { name: string; text: string; passages: readonly Passage[] },
  missing: number,
): Prompt {
  return promptOf(request, undefined, [
    'Task: extend',
    lengthLine(missing, request.language),
    `The text below is too short: write ${missing} words more. Give only the new text, which will be put after it as further paragraphs: further reasons, steps or examples that belong to it, and nothing it already says.`,
    dataBlock('TEXT', `${part.name}\n\n${part.text}`),
    passageRules(part.passages, request.sources, `${part.name} ${part.text}`),
  ]);
}

/** Asks for a shorter version of a part that is too long. */
export function shortenPrompt(
  request: WritingRequest,
  part: { name: string; text: string },
  words: number,
  surplus: number,
): Prompt {
  return promptOf(request, undefined, [
    'Task: shorten',
    lengthLine(words, request.language),
    `The text below is too long: rewrite it with ${surplus} words fewer. Keep its best points and its citation marks, drop what matters least, and add nothing.`,
    dataBlock('TEXT', `${part.name}\n\n${part.text}`),
  ]);
}

/** The register of the article in words for a model. */
const REGISTERS = {
  familiar: 'Register: familiar (such as du, tú, tu, ты, 你; in Japanese the plain form).',
  polite:
    'Register: polite (such as Sie, usted, vous, Lei, você, вы, 您; in Japanese です and ます).',
} as const;

/** Sentences, everything that is wrong with any of them, and how they are to address the reader. */
export type FaultySentences = {
  sentences: readonly string[];
  faults: readonly (keyof typeof REWORDING)[];
  register?: keyof typeof REGISTERS | undefined;
};

/** What is asked for where a sentence cannot stay as it is, by what is wrong with it. */
const REWORDING = {
  placeholder:
    'no gap to fill in such as {{name}}, [your city], TODO or XX%: say it in general terms',
  'broken-characters': 'no characters that were lost or garbled',
  shouting: 'no words in capitals for emphasis',
  'foreign-sentence': 'the language stated above and no other',
  'mixed-register': 'the form in which the rest of the article addresses its reader',
} as const;

/** Asks for other sentences in place of those that cannot stay as they are. */
export function rewordPrompt(
  request: WritingRequest,
  { sentences, faults, register }: FaultySentences,
  passages: readonly Passage[],
  words: number,
): Prompt {
  return promptOf(request, undefined, [
    'Task: reword',
    lengthLine(words, request.language),
    `The sentences below cannot be published as they are. Write each anew with the same meaning and the same citation marks; each must have: ${faults.map((fault) => REWORDING[fault]).join('; ')}. Answer with the number of each sentence and its new text; leave out a sentence that would say nothing any more.`,
    register && REGISTERS[register],
    dataBlock('SENTENCES', sentences.map((sentence, i) => `${i + 1}. ${sentence}`).join('\n')),
    passageRules(passages, request.sources, sentences.join(' ')),
  ]);
}

/** The same prompt after an answer in another language. */
export function insistOnLanguage(prompt: Prompt, language: Language): Prompt {
  const { label } = LANGUAGE_DETAILS[language];
  return withMore(
    prompt,
    `Your last answer was not in ${label}. Write every sentence in ${label}.`,
  );
}

/** The same prompt after an answer that repeated another section. */
export function warnOfRepetition(prompt: Prompt, repeated: string): Prompt {
  return withMore(
    prompt,
    'Your last answer repeated the text below. Say something else, in other words.',
    textsBlock('ALREADY WRITTEN', [{ heading: '', text: repeated }]),
  );
}
