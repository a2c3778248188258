import { z } from 'zod';

const text = z.string().trim().min(1);
const sentences = z.array(text).min(1);

/** Words in lines, separated by spaces; a language may have none. */
const words = z.array(text).transform((lines) => new Set(lines.flatMap((line) => line.split(' '))));

/** The source of a regular expression. @throws SyntaxError for any other text */
const source = text.overwrite((given) => new RegExp(given, 'u') && given);
const sources = z.array(source).min(1);

/** A regular expression that ignores case. */
const pattern = source.transform((given) => new RegExp(given, 'iu'));

/** A regular expression in which capitals count; `(?i:…)` inside it ignores case. */
const exactPattern = source.transform((given) => new RegExp(given, 'u'));

/** Alternatives of a regular expression in lines, separated by bars. */
const alternatives = z
  .array(text)
  .transform((lines) => lines.join('|'))
  .transform((given) => new RegExp(`(?:${given})`, 'iu') && given);

/** `reading.json`: telling words, sentences and topics apart. */
export const readingSchema = z.strictObject({
  /** Unicode scripts of the language's letters. */
  scripts: sentences,
  quotationMarks: z.tuple([z.string(), z.string()]),
  /** Words of a topic that say nothing about its subject: grammar, "best", "guide", "beginners". */
  emptyWords: words,
  grammarWords: words,
  /** Words that introduce the circumstances in a topic: for whom, when, where. */
  circumstances: words,
  /** How people word topics around any subject, which stands as `…`. */
  wordings: z.array(text.refine((line) => line.split('…').length === 2, 'A wording has one "…".')),
  /** Abbreviations without their last full stop and without spaces. Small letters match capitalized words too. */
  fullStops: z.strictObject({
    never: words,
    /** End no sentence before a number ("No. 5"). */
    beforeNumber: words,
    /** End a sentence only before one of `openers` ("Inc. The"). */
    unclear: words,
    /** Words that open sentences and are not names. */
    openers: words,
    /** Words of one capital letter ("I"). */
    letterWords: words.default(new Set()),
    /** Whether units of one letter take a full stop ("5 м."). */
    areUnitsStopped: z.boolean().default(false),
    /** What stands before an ordinal, in languages that write it with a full stop ("im 19. Jahrhundert"). */
    beforeOrdinal: pattern.optional(),
  }),
  /** What attributes a quotation, where a capital or a script without capitals hides that the sentence continues. */
  reportedSpeech: z
    .strictObject({
      verbs: exactPattern,
      isAfterQuestionsOnly: z.boolean().default(false),
      particles: exactPattern.optional(),
    })
    .optional(),
  /** Brave's `search_lang`. */
  braveLanguage: text,
});

/** `safety.json`: which topics ask for harm (docs/decisions/0033). Compared in lower case, without accents. */
export const safetySchema = z.strictObject({
  /** Answer to a request about harming oneself: calm, without reproach, with a way to help. */
  refusal: text,
  /** Phrases that ask for or encourage harming oneself. */
  selfHarm: sources,
  /** Openings of an instruction: "how to", "recipe for". */
  instruction: sources,
  /** Making or using, beside a weapon. */
  making: sources,
  /** Weapons and poisons that nobody is taught to make. */
  weapons: sources,
  /** Phrases that ask how to hurt one person or many. */
  attacks: sources,
  /** Texts and pictures meant to arouse; beside a word for minors nothing excuses them. */
  erotica: sources,
  sexual: sources,
  minors: sources,
  /** Words of prevention, help, law, history or criticism. */
  unless: sources,
  /** Phrases that only look like those: "help me", "without my parents". */
  excuses: sources,
  /** Words about the effects of sexual pictures on minors. */
  effects: sources,
  /** Phrases that report what others did; they spare a sentence about self-harm that asks for no instruction. */
  reports: sources,
  /** Words that report what others claimed; they spare hatred. */
  claims: sources,
  /** Groups of people, `{groups}` in `hate`. */
  groups: source,
  /** Phrases that deny people their worth because of what they are. */
  hate: z.array(text).min(1),
});

/** `close.json`: the page of notes close to a topic; `{topic}` is the quoted topic, uninflected. */
export const closeSchema = z.strictObject({
  /** For one, two and three notes. */
  titles: z.tuple([text, text, text]),
  intro: text,
  /** Where no note is close. */
  far: z.strictObject({ title: text, intro: text }),
  /** Link to a note, whose title is `{title}`. */
  more: text,
});

/** `interview.json`: five questions in lines that only the author of a blog on any topic can answer. */
export const interviewSchema = text.transform((lines) => lines.split('\n')).pipe(z.array(text).length(5));

/** `digest.json`: how sentences and sections of a page belong together. */
export const digestSchema = z.strictObject({
  /** Heading above the author's answers. */
  answers: text,
  /** Openings that refer to the sentence before. */
  pointsBack: alternatives,
  /** Openings that limit the sentence before, which never stands without them. */
  limits: alternatives,
  /** Whole headings: of summaries, of introductions, of link lists and the like. */
  closing: alternatives,
  opening: alternatives,
  beside: alternatives,
  table: alternatives,
  /** Words that announce a list. */
  pointsAhead: alternatives,
});

/** `prose.json`: how people write the language, and how models do. */
export const proseSchema = z.strictObject({
  /**
   * Forms of address or varieties, the usual one first: a name, the rule for a model, what code can check of it, and the
   * BCP 47 tag of a variety that is not the usual one.
   */
  address: z
    .array(
      z.strictObject({
        name: text,
        rule: text,
        register: z.enum(['familiar', 'polite']).optional(),
        tag: text.optional(),
      }),
    )
    .min(1),
  /** Words of one register only. */
  register: z
    .strictObject({
      familiar: exactPattern,
      polite: exactPattern,
      /** Whether lists are notes in another register than prose. */
      areListsNotes: z.boolean().default(false),
    })
    .optional(),
  habits: z.strictObject({
    /** Words and turns that models overuse, in lower case; `*` stands for further letters. */
    overused: z.array(text).transform((lines) => lines.flatMap((line) => line.split('|'))),
    /** "Not X but Y". */
    notBut: source.transform((given) => new RegExp(given, 'giu')),
    /** Whether a long dash is ordinary punctuation. */
    areDashesOrdinary: z.boolean().default(false),
  }),
  /** Flesch's constants: `base - sentence × words per sentence - word × syllables per word`. */
  readingEase: z
    .strictObject({
      base: z.number(),
      sentence: z.number(),
      word: z.number(),
      /** One syllable each; Latin vowel groups where not given. */
      vowels: pattern.optional(),
      /** Neighboring vowels of two syllables. */
      hiatus: pattern.optional(),
      silentE: pattern.optional(),
    })
    .optional(),
  /** Tokens of a word: as models usually write, and at most. */
  tokensPerWord: z.strictObject({ usual: z.number().positive(), most: z.number().positive() }),
  colon: z.string().default(': '),
});

/** `lint.json`: what models leave in a text that no reader should see. */
export const lintSchema = z.strictObject({
  /** Where a text speaks of its author: a model is asked who told that. */
  firstPerson: exactPattern,
  /** Sentences of an assistant to the person who asked. */
  assistantTalk: z.array(pattern),
  /** Headings that fit any article: "Introduction". */
  genericHeadings: alternatives,
  /** Before a title or heading: "Title:". */
  headingLabels: alternatives,
  /** Instructions to a model inside a source or topic. */
  instructions: alternatives,
  /** First words of a gap to fill in: "[your name]". */
  gapWords: alternatives,
  /** After a number that is missing: "XX per cent". */
  percent: alternatives.optional(),
  referenceHeadings: alternatives,
  /** Before a source in brackets: "[Source: …]". */
  sourceLabels: alternatives,
  /** "[citation needed]". */
  citationPleas: alternatives,
  /** In citations written out: "and", "see", "et al." */
  and: alternatives.optional(),
  see: alternatives.optional(),
  others: alternatives.optional(),
});
