import { WORD_RANGES } from '@/lib/constants/limits';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/ledger.ts';
import type { Article, ArticleSection, WritingRequest } from '../types.ts';
import { countArticleWords, countWords } from '../words.ts';
import { type ArticlePlan, planArticle } from './article-plan.ts';
import {
  type Attempt,
  CONCLUSION_SHARE,
  type Desk,
  type Drafted,
  draftFrame,
  draftModules,
  fillUp,
  INTRO_SHARE,
} from './draft-article.ts';
import { writeHeading, writeHeadline } from './headline.ts';
import type { LanguagePack, Module } from './language-pack.ts';
import { createChooser } from './seeded-choice.ts';
import { chooseQuotes } from './source-quotes.ts';
import { writeSourceSections } from './source-sections.ts';
import { searchWords } from './source-sentences.ts';
import { expand } from './template.ts';
import type { Topic } from './topic-reading.ts';
import { createVoice } from './voice.ts';

const FIRST_ATTEMPT: Attempt = { quoteShare: 0.36, comments: true, honourCount: true, spare: 0 };

/** What is given up, one after another, when an article comes out too long. */
const CUTS: readonly Partial<Attempt>[] = [
  { comments: false },
  { quoteShare: 0.25 },
  { honourCount: false },
  { quoteShare: 0 },
];

/** Most attempts, and the words a further section brings at least. */
const MOST_ATTEMPTS = 10;
const SPARE_WORDS = 110;

/** Words a comment around quotations takes about, as a share of the quotations. */
const COMMENT_SHARE = 0.4;

/** How far quotations may exceed their share when there are many pages, and what they and the comments take of an article at most. */
const MOST_QUOTES = 1.75;
const QUOTED_MOST = 0.55;

/** A section with a name of its own in the article: its module's, or what it is made of. */
type NamedSection = ArticleSection & { id: string };

/** An article, the names of its sections in order, and what the attempt at it allowed itself. */
export type Composed = { article: Article; ids: string[]; attempt: Attempt };

/** The section that holds all entries of a list. */
const ENTRIES = 'entries';

/** The name of the section that a module goes into. */
const sectionOf = ({ entriesAreSections }: ArticlePlan, { id, role }: Module) =>
  role === 'item' && !entriesAreSections ? ENTRIES : id;

/** A list's entries as sections with numbered headings, or as one section with a numbered list. */
function entrySections(desk: Desk, plan: ArticlePlan, entries: Drafted[]): NamedSection[] {
  const { style, entryHeadings } = desk.pack;
  const verbatim = (pattern: string, values: Record<string, string>) =>
    expand(
      pattern,
      pattern,
      () => 0,
      (slot) => values[slot] ?? null,
    ) ?? '';
  if (plan.entriesAreSections) {
    return entries.map(({ module, heading, draft }, at) => ({
      id: module.id,
      heading: verbatim(style.numberedHeading, { n: String(at + 1), heading }),
      content: draft.content(),
    }));
  }
  const lines = entries.map(({ heading, draft }, at) => {
    const entry = verbatim(style.numberedEntry, { heading, text: draft.line() });
    // A heading that asks needs no full stop after its question mark.
    return `${at + 1}. ${entry.replace(/([?!？！])[.。：:]/u, '$1')}`;
  });
  const { choose, voice, slots } = desk;
  const heading = writeHeading(entryHeadings, 'entries', slots, choose, voice.capital);
  return [{ id: ENTRIES, heading, content: lines.join('\n') }];
}

function sectionsOf(desk: Desk, plan: ArticlePlan, drafted: Drafted[]): NamedSection[] {
  const isEntry = ({ module }: Drafted) => module.role === 'item';
  const plain = (part: Drafted[]): NamedSection[] =>
    part.map(({ module, heading, draft }) => ({
      id: module.id,
      heading,
      content: draft.content(),
    }));
  const start = drafted.findIndex(isEntry);
  if (start < 0) return plain(drafted);
  const entries = drafted.filter(isEntry);
  return [
    ...plain(drafted.slice(0, start)),
    ...entrySections(desk, plan, entries),
    ...plain(drafted.slice(start + entries.length)),
  ];
}

/** Where the quotations go: after the first half of a plan, but never between a list's entries. */
function withSourceSections(
  sections: NamedSection[],
  quoted: NamedSection[],
  plan: ArticlePlan,
): NamedSection[] {
  const lastEntry = plan.modules.findLastIndex(({ role }) => role === 'item');
  const after = plan.modules.length - 1 - lastEntry;
  const at = lastEntry < 0 ? Math.ceil(sections.length / 2) : sections.length - after;
  return [...sections.slice(0, at), ...quoted, ...sections.slice(at)];
}

/** Makes one attempt; with `kept`, at the sections of these names only, which then are longer. */
function attemptArticle(desk: Desk, kept: ReadonlySet<string> | null): Composed {
  const { pack, topic, request, choose, voice, slots, attempt, target } = desk;
  const { reading } = topic;
  const { length, language } = request;
  const words = searchWords(request.topic, pack.reading.smallWords);
  const budget = {
    usual: Math.round(target * attempt.quoteShare),
    most: Math.round(target * attempt.quoteShare * MOST_QUOTES),
  };
  const pages = chooseQuotes(request.sources, words, language, budget, choose);
  const quoteWords = pages.flatMap((page) => page.quotes).reduce((sum, q) => sum + q.words + 9, 0);
  const commentRoom = Math.min(quoteWords * COMMENT_SHARE, target * QUOTED_MOST - quoteWords);
  const commentWords = attempt.comments ? commentRoom : 0;

  const isKept = (id: string) => kept?.has(id) ?? true;
  const wordsOf = (sections: readonly ArticleSection[]) =>
    sections.reduce((sum, { content }) => sum + countWords(content, language), 0);
  const allQuoted = writeSourceSections(pack, pages, voice, choose, slots, commentWords).map(
    (section, at) => ({ ...section, id: `sources.${at}` }),
  );
  const quoted = allQuoted.filter(({ id }) => isKept(id));
  const quotedWords = wordsOf(quoted);
  const fullBody = target * (1 - CONCLUSION_SHARE[length] - INTRO_SHARE[length]);
  const occasion = { shape: reading.shape, listKind: reading.listKind, domain: topic.domain };
  const plan = planArticle(
    pack,
    {
      occasion,
      length,
      bodyWords: fullBody - wordsOf(allQuoted),
      fullBodyWords: fullBody,
      count: attempt.honourCount ? reading.count : null,
      spare: attempt.spare,
    },
    choose,
  );
  const intro = draftFrame(desk, plan.intro, INTRO_SHARE[length]);
  const ends = target * CONCLUSION_SHARE[length] + (intro?.words() ?? 0);
  const drafted = draftModules(desk, plan, target - ends - quotedWords, (module) =>
    isKept(sectionOf(plan, module)),
  );
  const conclusion = draftFrame(desk, plan.conclusion, CONCLUSION_SHARE[length]);

  const drafts = drafted.map(({ draft }) => draft);
  const overhead = drafted.reduce((all, each) => all + each.overhead, 0);
  const sum = [...drafts, intro, conclusion].reduce(
    (all, draft) => all + (draft?.words() ?? 0),
    overhead,
  );
  fillUp(drafts, target - sum - quotedWords);
  if (conclusion) fillUp([conclusion], WORD_RANGES[length].min + 8 - sum - quotedWords);

  const sections = withSourceSections(sectionsOf(desk, plan, drafted), quoted, plan);
  const text = {
    title: writeHeadline(pack, reading, slots, plan.entries, choose),
    intro: intro?.content() ?? '',
    sections: sections.map(({ heading, content }) => ({ heading, content })),
    conclusion: conclusion?.content() ?? '',
  };
  const passages = pages.flatMap(({ number, quotes }) =>
    quotes.map((quote) => ({ id: quote.id, source: number, text: quote.text })),
  );
  const article = numberEvidence(text, passages);
  return { article, ids: sections.map(({ id }) => id), attempt };
}

/** What every attempt at an article begins with. `target` is the words it is to have. */
function deskOf(
  pack: LanguagePack,
  topic: Topic,
  request: WritingRequest,
  attempt: Attempt,
  take: number,
): Desk {
  const { length, language, seed } = request;
  const { min, max } = WORD_RANGES[length];
  const slots = pack.topicSlots(topic.reading);
  const choose = createChooser(seed, `${request.topic}\n${length}\n${language}`, take);
  const voice = createVoice(pack, topic.domain, slots, choose);
  const target = Math.round(min + (max - min) * (0.35 + 0.35 * choose.fraction('target')));
  return { pack, topic, request, choose, voice, slots, attempt, target };
}

/**
 * The same article with only some of its sections, which are longer for it. Null when those that
 * are left cannot fill the length's word range.
 * @param composed from `compose` with the same topic and request
 * @param kept names of the sections that stay
 */
export function composeWithout(
  pack: LanguagePack,
  topic: Topic,
  request: WritingRequest,
  { attempt }: Composed,
  kept: ReadonlySet<string>,
): Composed | null {
  const { length, language } = request;
  const { min, max } = WORD_RANGES[length];
  const composed = attemptArticle(deskOf(pack, topic, request, attempt, 0), kept);
  const words = countArticleWords(composed.article, language);
  return words >= min && words <= max ? composed : null;
}

/**
 * Composes the article a request asks for, inside the length's word range. Pure and deterministic.
 * Too short, it gets further sections; too long, it gives up comments, then quotations, then the visitor's count.
 * Throws WritingError 'unusable' when the pack's prose cannot fill the range at all.
 *
 * @param take another wording of the same plan (see compose-batch.ts)
 */
export function compose(
  pack: LanguagePack,
  topic: Topic,
  request: WritingRequest,
  take = 0,
): Composed {
  const { length, language } = request;
  const { min, max } = WORD_RANGES[length];
  let attempt = FIRST_ATTEMPT;
  let cuts = 0;
  for (let round = 0; round < MOST_ATTEMPTS; round += 1) {
    request.signal.throwIfAborted();
    const composed = attemptArticle(deskOf(pack, topic, request, attempt, take), null);
    const words = countArticleWords(composed.article, language);
    if (words >= min && words <= max) return composed;
    if (words < min) {
      attempt = { ...attempt, spare: attempt.spare + Math.ceil((min - words) / SPARE_WORDS) };
    } else {
      attempt = { ...attempt, ...CUTS[cuts], spare: 0 };
      cuts += 1;
    }
  }
  throw new WritingError(
    'unusable',
    `No article of ${min} to ${max} words could be written about this topic.`,
  );
}
