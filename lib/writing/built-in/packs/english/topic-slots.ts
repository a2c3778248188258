import type { TopicReading } from '../../language-pack.ts';
import { COMMON_WORDS } from './common-words.ts';
import { KEYWORDS } from './keywords.ts';
import { READING } from './reading.ts';

const LOWER_KEYWORDS = Object.values(KEYWORDS)
  .flat()
  .filter((word) => word === word.toLowerCase());
const KNOWN_WORDS = new Set([
  ...READING.smallWords,
  ...LOWER_KEYWORDS.flatMap((word) => word.replace('*', '').split(' ')),
]);
const COMMON_STEMS = LOWER_KEYWORDS.filter((word) => /^[^ ]{4,}\*$/u.test(word)).map((word) =>
  word.slice(0, -1),
);
const PROPER_NAMES = new Set(
  Object.values(KEYWORDS)
    .flat()
    .filter((word) => word !== word.toLowerCase())
    .flatMap((word) => word.toLowerCase().replace('*', '').split(' ')),
);
const COMMON_ENDING =
  /(?:ing|tion|sion|ness|ment|ity|ism|ship|ance|ence|able|ible|ful|less|ous|ive|ally|ology|graphy|hood|ware|ized|ised)s?$/u;

/** Whether a word is an ordinary one that is written in lower case inside a sentence. */
function isCommon(word: string): boolean {
  const lower = word.toLowerCase();
  if (PROPER_NAMES.has(lower)) return false;
  if (
    [lower, lower.replace(/s$/u, '')].some(
      (form) => KNOWN_WORDS.has(form) || COMMON_WORDS.has(form),
    )
  ) {
    return true;
  }
  if (COMMON_STEMS.some((stem) => lower.startsWith(stem))) return true;
  return lower.length > 5 && COMMON_ENDING.test(lower);
}

/** A phrase as it is written inside a sentence: ordinary words lose the capital a visitor gave them, names keep it. */
function inSentenceCase(phrase: string): string {
  const words = phrase.split(' ');
  return words
    .map((word) => {
      const bare = word.replace(/[^\p{L}\p{N}'’-]/gu, '');
      const isCapitalised = /^\p{Lu}[\p{Ll}'’-]+$/u.test(bare) || bare === 'A';
      return isCapitalised && isCommon(bare) ? word.toLocaleLowerCase() : word;
    })
    .join(' ');
}

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'being',
  die: 'dying',
  lie: 'lying',
  tie: 'tying',
  see: 'seeing',
  flee: 'fleeing',
  agree: 'agreeing',
  free: 'freeing',
  dye: 'dyeing',
  panic: 'panicking',
  quit: 'quitting',
  begin: 'beginning',
  forget: 'forgetting',
  refer: 'referring',
  repot: 'repotting',
  reset: 'resetting',
  replan: 'replanning',
  rerun: 'rerunning',
  transfer: 'transferring',
  patrol: 'patrolling',
  format: 'formatting',
  upset: 'upsetting',
  outrun: 'outrunning',
  regret: 'regretting',
  program: 'programming',
  handicap: 'handicapping',
  worship: 'worshipping',
  kidnap: 'kidnapping',
  prefer: 'preferring',
  admit: 'admitting',
  commit: 'committing',
  submit: 'submitting',
  permit: 'permitting',
  control: 'controlling',
  occur: 'occurring',
  unplug: 'unplugging',
  debug: 'debugging',
  overcome: 'overcoming',
};

/** The -ing form of a verb given as an infinitive; words that already have it stay. */
function gerundOf(verb: string): string {
  const lower = verb.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular) return irregular;
  if (
    /[a-z]{2,}ing$/u.test(lower) &&
    !/^(?:bring|sing|ring|swing|string|spring|sling|cling|fling|wring|sting)$/u.test(lower)
  )
    return lower;
  if (/[^aeioy]e$/u.test(lower) || /[aiou]ue$/u.test(lower) || /[aeiou][^aeiou]e$/u.test(lower)) {
    return `${lower.slice(0, -1)}ing`;
  }
  if (/^[^aeiou]*[aeiou][bdfgklmnprtvz]$/u.test(lower)) return `${lower}${lower.at(-1)}ing`;
  return `${lower}ing`;
}

const ADVERB = /ly$/u;

/** "brew better coffee" → "brewing better coffee"; "plan and book a trip" → "planning and booking a trip". */
export function gerundPhrase(action: string): string {
  const words = inSentenceCase(action).split(' ');
  const verbAt = words.length > 1 && (ADVERB.test(words[0] ?? '') || words[0] === 'not') ? 1 : 0;
  const joined = ['and', 'or'].includes(words[verbAt + 1] ?? '') && words.length > verbAt + 3;
  return words
    .map((word, at) => (at === verbAt || (joined && at === verbAt + 2) ? gerundOf(word) : word))
    .join(' ');
}

const QUESTION =
  /^(?:why|when|where|who|which|what|how|is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/iu;
/** A question's word order: the verb comes right after the question word, or first. */
const INVERTED =
  /^(?:(?:why|when|where|who|whom|which|what|how)(?: (?:much|many|long|often|far|old|big|fast|hard|soon))? )?(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b/iu;

const SECOND_PERSON: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  we: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  am: 'are',
  "i'm": 'you are',
  'i’m': 'you are',
};

/** A visitor's "my" and "we", turned to the reader: "my small bakery" → "your small bakery". */
function toReader(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (word === 'US' ? word : (SECOND_PERSON[word.toLowerCase()] ?? word)))
    .join(' ');
}

/** "Electric bikes: pros and cons" → "Electric bikes". */
function withoutSubtitle(subject: string): string {
  return subject.split(/: | [–—-] /u)[0] ?? subject;
}

/** Whom tips can be for, as opposed to what they are about. */
const AUDIENCE =
  /(?:ers|ors|ists|ees|ents|ians|nauts|people|women|men|kids|teens|moms|mums|dads|nurses|couples|families|seniors|adults|introverts|extroverts|professionals|newbies|humans|twins|owners)$/iu;

function nounPhrase(reading: TopicReading): string {
  const { form, headline } = reading;
  const subject = withoutSubtitle(reading.subject);
  if (reading.foreign) return `“${headline}”`;
  if (form === 'action') return toReader(gerundPhrase(subject));
  const plain = toReader(inSentenceCase(subject));
  if (reading.shape === 'list' && form === 'name' && AUDIENCE.test(subject)) {
    return reading.listKind === 'tips' ? `the needs of ${plain}` : plain;
  }
  if (QUESTION.test(subject)) {
    const isClause = /^(?:why|how|what|where|when)\b/iu.test(subject) && !INVERTED.test(subject);
    return isClause ? `the question of ${plain}` : `the question “${capital(subject)}?”`;
  }
  return form === 'name' ? plain : `“${capital(subject)}”`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The slots of an English article: `topic` and, for titles, `subject`; for a comparison `a` and `b` as well. */
export function topicSlots(reading: TopicReading): Record<string, string> {
  const { options, headline, subject, form } = reading;
  if (!options) {
    const isPlain = form === 'name' && !reading.foreign;
    const topic = nounPhrase(reading);
    return { topic, subject: isPlain ? inSentenceCase(subject) : topic };
  }
  const areActions = /^(?:should|whether|better to|is it better to)\b/iu.test(headline);
  const side = (text: string) => toReader(areActions ? gerundPhrase(text) : inSentenceCase(text));
  const [a, b] = [side(options.a), side(options.b)];
  const topic = `the choice between ${a} and ${b}`;
  return { topic, subject: topic, a, b };
}
