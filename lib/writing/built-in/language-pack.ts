import type { Language } from '@/lib/constants/options';
import type { Domain, Role, Shape } from './shapes.ts';

/*
 * The contract between the built-in writer's engine and one language's prose.
 *
 * The writer knows nothing about a topic beyond its words, so no pack states a fact about it: no
 * figures, statistics, names, dates, prices, places, quotations or research. A pack gives what is true for any
 * topic of a kind: how to approach it, plan it, question it, compare it, practise it, judge
 * what others say about it, avoid the usual mistakes, measure progress and explain it on.
 *
 * A pack is plain data plus two small functions. The engine chooses modules, wordings and sentences
 * by seed, fits them to the word range and adds the sources' quotations.
 *
 * To add a language: write packs/<language>/pack.ts (default export of type LanguagePack), name it in packs.ts,
 * and add its topics to tests/unit/writing/built-in/topics.ts. The tests there hold every
 * registered pack to this contract.
 */

/**
 * One sentence (or two that belong together) in all its wordings. Plain text, ending in the
 * language's sentence punctuation. Two inline forms:
 *
 *   {a|b|c}   one of these, nested if you like; an empty choice is allowed: `{quite |}simple`
 *   [slot]    a placeholder: `topic` and what else `topicSlots` returns, `a` and `b` (comparison),
 *             `option` and `other` (role `option`), or a domain slot of this pack
 *
 * Every combination must be a correct, natural sentence, so put whole phrases into braces rather
 * than single inflected words.
 * Give two or three wordings that truly differ, or one wording with two or more inline choices spread over it
 * (one about every six words); the opening sentence of a module deserves both. Twenty articles on one topic
 * must share almost no run of five words, and this is what keeps them apart.
 *
 * Rules for [topic]: never as the subject of a verb, never where it would be inflected, never first in the sentence.
 * At most one sentence in six needs it, and where it can, one of the sentence's wordings does without; the
 * engine leaves out sentences that would say it too often.
 */
export type Sentence = string | readonly string[];

/**
 * A paragraph: three to six sentences, 45 to 90 words when complete. The engine may leave out any sentence but the first, never reorders
 * them. So each later sentence must still read well when some of the others are gone: it may lean on the first sentence
 * only ("that list", "it"), not on its neighbour ("secondly", "the other one", "this is why").
 */
export type Paragraph = readonly Sentence[];

/**
 * A list of four to eight items, each a full sentence (or two) with its punctuation. `lead` ends
 * with a colon and closes the module's first paragraph; it names no count, for the engine keeps at least three items and may drop the
 * rest. A numbered list is an order of steps, and must still make sense when one is missing.
 */
export type PointList = {
  style: 'bulleted' | 'numbered';
  lead: Sentence;
  items: readonly Sentence[];
};

/**
 * One possible section. All paragraphs and the list together: 170 to 260 words for every role
 * but `item`, which needs 90 to 150 and whose first sentence alone must be a complete piece of advice.
 * (Count any one wording of each sentence. Chinese and Japanese: words as Intl.Segmenter cuts them.)
 */
export type Module = {
  /** Unique in the pack, kebab-case English; changing it changes which wordings a seed picks. */
  id: string;
  role: Role;
  /** Three or more headings in sentence case, no final full stop. Choices allowed, and [topic] where short topics read well (the engine drops those for long ones). An `item` heading is a piece of advice. */
  headings: readonly string[];
  /** Two or three (`item`: one or two). The list, if any, follows the first. */
  paragraphs: readonly Paragraph[];
  list?: PointList;
  /** Shapes it fits; default: every shape whose plan has the role. */
  shapes?: readonly Shape[];
  /** Domains it fits; default: all. Use it for a module that would be silly elsewhere. */
  domains?: readonly Domain[];
  /** Only for `item`: 'tips' (10 ways to …), 'choice' (best …); default: both. */
  listKind?: ListKind;
  /** Modules of one theme ('notes', 'first-week', …) never meet in one article. */
  theme?: string;
};

/** 'tips': ways to do something. 'choice': the best of something, which we answer with ways to choose. */
export type ListKind = 'tips' | 'choice';

/** An opening or a conclusion: one or two paragraphs. 60-110 words complete; a conclusion brings no new matter. */
export type Frame = {
  id: string;
  paragraphs: readonly Paragraph[];
  /** For shape `list`: the kind it suits; default: both. */
  listKind?: ListKind;
};

/**
 * A domain's own words. The pack chooses the slot names (an inflected language may want `toolsAccusative`), but every
 * domain of a pack offers the same names, three or more entries each. An entry is used at most once in an article. Two kinds:
 *
 * - phrases put into a sentence, grammatically alike in all domains (English: see packs/english/domains/slots.ts)
 * - whole sentences, named `…Sentence`, which stand alone as a Sentence: `'[exampleSentence]'`. These give an article
 *   its flavour: food talks of tasting, software of a small prototype, travel of maps and seasons. Braces are allowed.
 */
export type DomainWords = Readonly<Record<string, readonly string[]>>;

/** What the engine has read from the topic. */
export type TopicReading = {
  shape: Shape;
  /** For shape `list`, else null. */
  listKind: ListKind | null;
  /** The cleaned topic as a headline: trimmed, request words ("write a blog about") and final punctuation but a question mark removed, at most 100 characters. */
  headline: string;
  /** A phrase of at most 60 characters for running text. */
  subject: string;
  /** 'name': a noun phrase (group `subject`); 'action': a verb phrase (group `action`); 'phrase': a question, a sentence or a cut one. */
  form: 'name' | 'action' | 'phrase';
  /** False when the visitor's words promise what we do not give (group `promise`); the title then uses [topic] or another slot of yours. */
  keepsHeadline: boolean;
  /** The two sides of a comparison, at most 50 characters each, and what follows ("for small teams"); else null. */
  options: { a: string; b: string; context: string | null } | null;
  /** The count asked for ("10 ways"), else null. */
  count: number | null;
  /** The topic is not in the article's language: another script, or only English rules or keywords know it. Then `subject` is the headline's wording. */
  foreign: boolean;
};

/**
 * How topics look in one language. Kept apart from the prose, in the pack's `reading.ts`, so
 * that the English rules can be tried on an English topic for a German article. All patterns run on
 * the trimmed topic without final punctuation; use the flags `iu`, anchor with ^, and named groups.
 * Tried in this order: comparison, list, choice, howTo, comparisonLoose, explainer.
 */
export type TopicRules = {
  /** Openings cut off before reading: "please write an article about", "blog post on:". */
  requests: readonly RegExp[];
  /** Unmistakable: "X vs Y", "X versus Y", "difference between X and Y". Groups a, b and optionally context. */
  comparison: readonly RegExp[];
  /** "X or Y": a sign only when nothing else fits; sides longer than six words are refused. Groups as above. */
  comparisonLoose: readonly RegExp[];
  /** Tips: "10 ways to …", "tips for …". Groups: optionally count; action (verb phrase) or subject (noun phrase); `promise` around a noun we cannot serve ("reasons", "mistakes", "facts"), see keepsHeadline. */
  list: readonly RegExp[];
  /** "best …", "top 10 …". Groups: optionally count; subject. */
  choice: readonly RegExp[];
  /** "how to …". Group: action. A language whose how-to is a noun ("Anleitung zum …") may give subject instead. */
  howTo: readonly RegExp[];
  /** Openings that are not part of the subject: "what is …", "introduction to …". Group: subject. */
  explainer: readonly RegExp[];
  /** Counts in words, lower case: { ten: 10 }. */
  numberWords: Readonly<Record<string, number>>;
  /** Lower-case articles, prepositions, conjunctions: a shortened subject never ends with one, and they are no search words for source sentences. */
  smallWords: readonly string[];
  /**
   * 40 or more per domain except `general` (empty). Lower case; a final * matches any ending ('cook*'). With
   * `keywordMatch: 'words'` they match whole words; with 'substring' (Chinese, Japanese) anywhere. Write proper names
   * with their capital. The domain with the most matches wins, a tie goes to the earliest match in the topic.
   */
  keywords: Readonly<Record<Domain, readonly string[]>>;
  keywordMatch: 'words' | 'substring';
};

/** Typography. */
export type Style = {
  /** Between two sentences of a paragraph: ' ' or ''. */
  sentenceSeparator: ' ' | '';
  /** Marks around a quoted sentence, with any inner spaces (French: '« ' and ' »' with no-break spaces). */
  quotation: { open: string; close: string };
  /** Marks around a page title. */
  pageTitle: { open: string; close: string };
  /** Heading of a numbered section: '[n]. [heading]'. */
  numberedHeading: string;
  /** A list entry made of an item's heading and text: '[heading]. [text]'. The engine adds the number. */
  numberedEntry: string;
  /** Sentences and headings begin with a capital (false: Chinese, Japanese). */
  capitals: boolean;
  /** A headline in the language's own capitals; gets one that may mix the visitor's words and the pack's. */
  headline: (text: string) => string;
};

/**
 * Text around quotations from the visitor's source pages. The comments must be honest: they have
 * not understood the quotation; they may say that it is the page's own wording, worth checking,
 * worth comparing with the others, a starting point for a question.
 */
export type SourceWords = {
  /** Headings for sections of quotations; six or more. */
  headings: readonly string[];
  /** First sentence of such a section; six or more sentences. */
  openings: readonly Sentence[];
  /** Introduces a page's first quotation; ten or more. Slots [title], [quote] and, last, [cite]: '[title] puts it this way: [quote] [cite]'. The quotation brings its own full stop and marks. */
  quotations: readonly string[];
  /** Introduces a further quotation from the same page; six or more. Slots [quote] [cite], and [title] if you like. */
  further: readonly string[];
  /** Connecting comments; fourteen or more sentences, no slots. */
  comments: readonly Sentence[];
};

/** One language. Default-exported by packs/<language>/pack.ts and registered in packs.ts. */
export type LanguagePack = {
  language: Language;
  reading: TopicRules;
  style: Style;
  /**
   * The slots that come from the topic: always `topic`, and `a` and `b` for a comparison. The engine inserts
   * them verbatim everywhere, so decide here how they are set off. A language that inflects, or a foreign topic, needs
   * quotation marks ('„' + subject + '“'), and the sentences an apposition: «das Thema [topic]», «тема [topic]».
   * English inserts "brewing coffee at home" bare, and quotes only what is no noun phrase.
   */
  topicSlots: (reading: TopicReading) => Readonly<Record<string, string>>;
  domains: Readonly<Record<Domain, DomainWords>>;
  /**
   * Title patterns, six or more per shape, with [headline] (the visitor's own words) or [topic] (as in the text); comparison may also
   * use [a] and [b], list and choice [n] (the number of entries, in figures). Patterns that come out longer than 100 characters are passed over.
   * `list` and `choice` each need three or more with [topic] (or a slot of your own from topicSlots) and without [headline]: they serve when the visitor's count is not
   * honoured, and where "the 10 best" would promise names we do not give ("[topic]: [n] checks before you choose").
   * Include the plain '[headline]' for how-to, comparison and explainer.
   */
  headlines: Readonly<Record<Shape | 'choice', readonly string[]>>;
  /** Four or more per shape. */
  intros: Readonly<Record<Shape, readonly Frame[]>>;
  /** Four or more per shape; the same frame may serve several shapes. */
  conclusions: Readonly<Record<Shape, readonly Frame[]>>;
  /** Two or more per role and shape (three are better; 24 or more for `item` in each list kind). */
  modules: readonly Module[];
  /** Headings for a section that holds all entries of a list, when they are too short for sections of their own; six or more. */
  entryHeadings: readonly string[];
  sources: SourceWords;
};
