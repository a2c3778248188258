import { isByAuthor } from '@/lib/blogs/rules.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { AdviceField } from '@/lib/generated/prisma/enums.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Question } from '../chat/chat-client.ts';
import {
  type DataBlock,
  dataBlock,
  type FlexibleBlock,
  type Prompt,
  type PromptBlock,
  takeShare,
  textsBlock,
  withMore,
} from '../chat/prompt.ts';
import type { ChatClientOptions } from '../chat/transport.ts';
import { withoutCitations } from '../evidence/citations.ts';
import type { Outline } from '../outline-schema.ts';
import type { TextWishes } from '../schema.ts';
import type { ArticleText, WritingRequest } from '../types.ts';
import { addressForm, languageLine, SHORT_RULES, SYSTEM_RULES } from './rules.ts';

export type Material = {
  passages: readonly Passage[];
  documents: readonly SourceDocument[];
  /** Whether every call shows all passages, so that servers cache them. */
  isWhole: boolean;
};

/** An article that is asked for: what every call knows. */
export type Assignment = { request: WritingRequest; limits: ReturnType<typeof limitsFor>; material: Material };

/** Longer answers lose the thread or are cut off. */
const MOST_WORDS = 1300;
const SMALL_WORDS = 250;
/** An answer may take a quarter of the window at three tokens a word; a plan has a long task and a large schema. */
const WINDOW_TOKENS_PER_WORD = 12;
const WINDOW_TOKENS_PER_PLAN_WORD = 13;

const SOURCE_TOKENS = 30_000;
const SOURCE_SHARE = 1 / 3;

/** Smallest window that can hold a whole article, or passages beside many claims. */
const ROOM_TO_READ_AGAIN = 8000;

const CLAIM_CHARACTERS = 30_000;
const CLAIM_CHARACTERS_PER_TOKEN = 0.5;

export function limitsFor({
  isSmall = false,
  windowTokens = Number.POSITIVE_INFINITY,
  drafts = 2,
}: Pick<ChatClientOptions, 'isSmall' | 'windowTokens'> & { drafts?: number | undefined }) {
  const canReadAgain = windowTokens >= ROOM_TO_READ_AGAIN;
  return {
    words: Math.min(isSmall ? SMALL_WORDS : MOST_WORDS, Math.floor(windowTokens / WINDOW_TOKENS_PER_WORD)),
    planWords: Math.floor(windowTokens / WINDOW_TOKENS_PER_PLAN_WORD),
    sourceTokens: Math.min(SOURCE_TOKENS, Math.floor(windowTokens * SOURCE_SHARE)),
    /** Most characters of claims and passages in one check; 0 for no check. */
    claimCharacters: canReadAgain ? Math.min(CLAIM_CHARACTERS, windowTokens * CLAIM_CHARACTERS_PER_TOKEN) : 0,
    /** Whether the model can read the whole text again. */
    canReadAgain,
    isSmall,
    /** Drafts to choose from. */
    drafts: isSmall ? 1 : drafts,
  };
}

/** A source's text on one line, without marks that look like our ids. */
const plain = (text: string) => withoutCitations(text).replace(/\s+/g, ' ').trim();

const cards = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ id, text, heading, columns }, at) => {
    const before = passages[at - 1];
    return [
      ...(heading && heading !== before?.heading ? [`Under: ${plain(heading)}`] : []),
      ...(columns && columns !== before?.columns ? [`Columns: ${plain(columns)}`] : []),
      `[${id}] ${plain(text)}`,
    ];
  });

export const passageBlocks = (passages: readonly Passage[], documents: readonly SourceDocument[]): DataBlock[] =>
  documents.flatMap((document) => {
    const { number, title, published } = document;
    const own = passages.filter(({ source }) => source === number);
    const named = published ? `${plain(title)} (published ${published})` : plain(title);
    const name = isByAuthor(document) ? 'AUTHOR' : `SOURCE ${number}`;
    return own.length > 0 ? [dataBlock(name, [named, ...cards(own)].join('\n'))] : [];
  });

/** The passages of what the author answered. */
export function toldPassages({ passages, documents }: Pick<Material, 'passages' | 'documents'>): Passage[] {
  const told = new Set(documents.filter(isByAuthor).map(({ number }) => number));
  return passages.filter(({ source }) => told.has(source));
}

const charactersIn = (passages: readonly Passage[]) => passages.reduce((sum, { text }) => sum + text.length, 0);

/** All passages; where there is less room the author's, and those about a subject. */
function passagesBlock(material: Material, subject: string): FlexibleBlock {
  const { passages, documents } = material;
  return {
    isMaterial: true,
    shaped: (share) => {
      if (share >= 1) return passageBlocks(passages, documents);
      const room = charactersIn(passages) * share;
      const told = passagesAbout(toldPassages(material), subject, room);
      const others = passages.filter((each) => !told.includes(each));
      return passageBlocks([...told, ...passagesAbout(others, subject, room - charactersIn(told))], documents);
    },
  };
}

export function ownPassages(material: Material, subject: string): FlexibleBlock | undefined {
  const { isWhole, passages } = material;
  return isWhole || passages.length === 0 ? undefined : passagesBlock(material, subject);
}

export function citingRule(material: Material): string {
  const told =
    toldPassages(material).length > 0
      ? ' AUTHOR is what the one who signs the article answered when asked, each answer under its question: that "I" is the article’s own. Tell it in the first person, with its particulars and the marks of its passages; what it does not tell of that life nobody knows.'
      : '';
  return material.passages.length > 0
    ? `The SOURCE and AUTHOR blocks are your evidence: passages with their ids; "a | b" is a row of a table, and "Columns" names its cells. What a passage says about somebody’s findings, a statistic or a price is written only with its mark. What you add is reasoning, advice, examples that anybody can tell are yours, invented figures named as such, and what nobody who knows the subject disputes; no findings and rankings of your own, and no condition of a passage left out.${told}`
    : 'There are no sources: write no marks, and attribute nothing to studies, surveys or named people.';
}

/** `weight` is its room beside the others; 1 is usual. */
export type PlannedSection = { heading: string; covers: string; weight: number };

/** What an article is written from besides its sources. */
export type Plan = {
  /** The user's; '' leaves it to the writer. */
  title: string;
  /** Name of the form of address or variety of the language. */
  address: string;
  advice?: AdviceField;
  /** The one concrete thing that opens and closes the article. */
  thread: string;
  /** What readers want to know, in their words. */
  question: string;
  tension: string;
  /** With ids of passages as marks. */
  details: readonly string[];
  quotation: string;
  leaveOut: readonly string[];
  /** Terms of a translation: "original = translation". */
  terms: readonly string[];
  titles: readonly string[];
  openings: readonly string[];
  authorQuestions: readonly string[];
  tags: readonly string[];
  /** Useful elements beside the text. */
  helps: { keyPoints: boolean; faq: boolean };
  /** None where the writer sets its own headings. */
  sections: readonly PlannedSection[];
};

export const EMPTY_PLAN: Plan = {
  ...{ title: '', address: '', thread: '', question: '', tension: '', quotation: '' },
  ...{ details: [], leaveOut: [], terms: [], titles: [], openings: [], authorQuestions: [], tags: [], sections: [] },
  helps: { keyPoints: false, faq: false },
};

const fieldsIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));

function planBlock(plan: Plan): FlexibleBlock {
  const { title, thread, question, tension, details, quotation, leaveOut, terms, sections } = plan;
  return {
    shaped: (share) => {
      const lines = sections.map(({ heading, covers }, at) => {
        const covered = takeShare(covers, share);
        return `${at + 1}. ${heading}${covered && `: ${covered}`}`;
      });
      const fields = fieldsIn({
        Title: title,
        Thread: thread,
        'The reader asks': question,
        Tension: tension,
        Details: details.join(' | '),
        Quotation: quotation,
        'Leave out': leaveOut.join(' | '),
        'Terms to use throughout': terms.join(' | '),
      });
      const all = [...fields.slice(0, share < 1 ? 2 : fields.length), ...lines];
      return all.length > 0 ? [dataBlock('PLAN', all.join('\n'))] : [];
    },
  };
}

function registerLine(address: string | undefined, language: Language): string | undefined {
  const form = address ? addressForm(address, language) : undefined;
  return form && `Register: ${form.rule}, from the first sentence to the last.`;
}

type OwnBlock = 'topic' | 'length' | 'language' | 'outline' | 'authorAnswers' | 'angle' | 'title';

/** The label of each wish in the prompt, '' for none. A field without one, or a block of its own, does not compile. */
const WISHES = {
  tone: 'Tone',
  audience: 'Audience',
  pointOfView: 'Point of view',
  advancedPrompting: '',
} satisfies Record<Exclude<keyof TextWishes, OwnBlock>, string>;

/** The user's wishes besides the topic in one text; '' for none. */
const describeWishes = (request: WritingRequest): string =>
  (Object.entries(WISHES) as [keyof typeof WISHES, string][])
    .flatMap(([name, label]) => (request[name] ? `${label && `${label}: `}${request[name]}` : []))
    .join('\n');

type OptionalBlock = PromptBlock | false | undefined;

const isGiven = (block: OptionalBlock): block is PromptBlock => Boolean(block);

/** The prompt of a call: what all calls of an article share, so that servers cache it, then the task. */
export function makePrompt(
  request: WritingRequest,
  known: { plan?: Plan | undefined; material?: Material | undefined; register?: string | undefined },
  task: readonly OptionalBlock[],
): Prompt {
  const { plan, material, register = plan?.address } = known;
  const wishes = describeWishes(request);
  const shared: OptionalBlock[] = [
    textsBlock('TOPIC', [{ heading: '', text: request.topic }]),
    wishes && textsBlock('WISHES', [{ heading: '', text: wishes }]),
    languageLine(request.language),
    material?.isWhole && passagesBlock(material, request.topic),
    plan && planBlock(plan),
    registerLine(register, request.language),
  ];
  return { rules: SYSTEM_RULES, shortRules: SHORT_RULES, shared: shared.filter(isGiven), task: task.filter(isGiven) };
}

export function insistOnLanguage(prompt: Prompt, language: Language): Prompt {
  const { name: label } = LANGUAGE_DETAILS[language];
  return withMore(prompt, `Your last answer was not in ${label}. Write every sentence in ${label}.`);
}

export function outlineBlock({ title, sections }: Outline): PromptBlock {
  const lines = sections.map(({ heading, covers }, at) => `${at + 1}. ${heading}${covers && `: ${covers}`}`);
  return dataBlock('OUTLINE', [title, ...lines].join('\n'));
}

export function sentenceLines(
  sentences: readonly { sentence: string; before?: string; pointers?: readonly string[] }[],
): string {
  const lines = sentences.map(({ sentence, before, pointers = [] }, at) => {
    const context = before ? ` (after: ${before})` : '';
    const notes = pointers.length > 0 ? ` (look at: ${pointers.join('; ')})` : '';
    return `${at + 1}. ${sentence}${context}${notes}`;
  });
  return lines.join('\n');
}

/** A call to a model; the step that makes it reads the answer. */
export type Call<Raw> = Omit<Question<Raw, never>, 'read' | 'onContent'>;

export const articleParts = ({ intro, sections, conclusion, conclusionHeading = '' }: ArticleText) => [
  { kind: 'introduction' as const, heading: '', text: intro },
  ...sections.map(({ heading, content }) => ({ kind: 'section' as const, heading, text: content })),
  { kind: 'conclusion' as const, heading: conclusionHeading, text: conclusion },
];
