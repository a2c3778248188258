import { WORD_RANGES } from '@/lib/constants/limits';
import { WritingError } from '../errors.ts';
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
import type { LanguagePack } from './language-pack.ts';
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

/** A list's entries as sections with numbered headings, or as one section with a numbered list. */
function entrySections(desk: Desk, plan: ArticlePlan, entries: Drafted[]): ArticleSection[] {
  const { style, entryHeadings } = desk.pack;
  const verbatim = (pattern: string, values: Record<string, string>) =>
    expand(
      pattern,
      pattern,
      () => 0,
      (slot) => values[slot] ?? null,
    ) ?? '';
  if (plan.entriesAreSections) {
    return entries.map(({ heading, draft }, at) => ({
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
  return [{ heading, content: lines.join('\n') }];
}

function sectionsOf(desk: Desk, plan: ArticlePlan, drafted: Drafted[]): ArticleSection[] {
  const isEntry = ({ module }: Drafted) => module.role === 'item';
  const plain = (part: Drafted[]): ArticleSection[] =>
    part.map(({ heading, draft }) => ({ heading, content: draft.content() }));
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
  sections: ArticleSection[],
  quoted: ArticleSection[],
  plan: ArticlePlan,
): ArticleSection[] {
  const lastEntry = plan.modules.findLastIndex(({ role }) => role === 'item');
  const after = plan.modules.length - 1 - lastEntry;
  const at = lastEntry < 0 ? Math.ceil(sections.length / 2) : sections.length - after;
  return [...sections.slice(0, at), ...quoted, ...sections.slice(at)];
}

function attemptArticle(desk: Desk): Article {
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

  const quoted = writeSourceSections(pack, pages, voice, choose, slots, commentWords);
  const quotedWords = quoted.reduce((sum, { content }) => sum + countWords(content, language), 0);
  const fullBody = target * (1 - CONCLUSION_SHARE[length] - INTRO_SHARE[length]);
  const occasion = { shape: reading.shape, listKind: reading.listKind, domain: topic.domain };
  const plan = planArticle(
    pack,
    {
      occasion,
      length,
      bodyWords: fullBody - quotedWords,
      fullBodyWords: fullBody,
      count: attempt.honourCount ? reading.count : null,
      spare: attempt.spare,
    },
    choose,
  );
  const intro = draftFrame(desk, plan.intro, INTRO_SHARE[length]);
  const ends = target * CONCLUSION_SHARE[length] + (intro?.words() ?? 0);
  const drafted = draftModules(desk, plan, target - ends - quotedWords);
  const conclusion = draftFrame(desk, plan.conclusion, CONCLUSION_SHARE[length]);

  const drafts = drafted.map(({ draft }) => draft);
  const overhead = drafted.reduce((all, each) => all + each.overhead, 0);
  const sum = [...drafts, intro, conclusion].reduce(
    (all, draft) => all + (draft?.words() ?? 0),
    overhead,
  );
  fillUp(drafts, target - sum - quotedWords);
  if (conclusion) fillUp([conclusion], WORD_RANGES[length].min + 8 - sum - quotedWords);

  return {
    title: writeHeadline(pack, reading, slots, plan.entries, choose),
    intro: intro?.content() ?? '',
    sections: withSourceSections(sectionsOf(desk, plan, drafted), quoted, plan),
    conclusion: conclusion?.content() ?? '',
    evidence: [],
  };
}

/**
 * Composes the article a request asks for, inside the length's word range. Pure and deterministic.
 * Too short, it gets further sections; too long, it gives up comments, then quotations, then the visitor's count.
 * Throws WritingError 'unusable' when the pack's prose cannot fill the range at all.
 *
 * @param take another wording of the same plan (see compose-batch.ts)
 */
export function composeArticle(
  pack: LanguagePack,
  topic: Topic,
  request: WritingRequest,
  take = 0,
): Article {
  const { length, language, seed } = request;
  const { min, max } = WORD_RANGES[length];
  const slots = pack.topicSlots(topic.reading);
  let attempt = FIRST_ATTEMPT;
  let cuts = 0;
  for (let round = 0; round < MOST_ATTEMPTS; round += 1) {
    request.signal.throwIfAborted();
    const choose = createChooser(seed, `${request.topic}\n${length}\n${language}`, take);
    const voice = createVoice(pack, topic.domain, slots, choose);
    const target = Math.round(min + (max - min) * (0.35 + 0.35 * choose.fraction('target')));
    const article = attemptArticle({ pack, topic, request, choose, voice, slots, attempt, target });
    const words = countArticleWords(article, language);
    if (words >= min && words <= max) return article;
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
