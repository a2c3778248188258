import type { Passage } from '../../../research/passages.ts';
import { type ClaimCounts, NO_CLAIMS, sumOfClaims } from '../../claim-counts.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { compareClaim } from '../../evidence/claims/compare-claim.ts';
import { isSpecific } from '../../evidence/claims/specific.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import { faultsOf } from '../lint/lint.ts';
import { claimsSchema } from '../prompts/answer-schemas.ts';
import { type ClaimFault, checkClaimsPrompt, correctPrompt } from '../prompts/claim-prompts.ts';
import { type Context, ifPossible } from './context.ts';
import { figureCheckFor, givenTo, type Part, type PartRules, withText } from './part.ts';
import { reworded } from './reworded.ts';

/** Words of the answer for one sentence. */
const WORDS_PER_VERDICT = 8;

/** What was found about the sentences of a part. */
type Findings = {
  /** Sentences that cannot stay. */
  faulty: Map<string, ClaimFault>;
  /** Sentences that cite and of which code cannot tell. */
  open: string[];
};

/** Sentences that stand in a finished article already are its user's. */
function ownSentences({ text, present = '' }: Part, context: Context): string[] {
  const { language } = context.request;
  const known = new Set(allSentences(present, language).map(withoutCitations));
  return allSentences(text, language).filter((sentence) => !known.has(withoutCitations(sentence)));
}

/** What the passages of a part say about a sentence, as far as code can tell. */
function verdictOn(sentence: string, part: PartRules, context: Context) {
  const cited = citedNumbers(sentence);
  const passages = part.passages.filter(({ id }) => cited.has(id)).map(({ text }) => text);
  const { language } = context.request;
  return compareClaim(sentence, passages, { language, given: givenTo(part, context) });
}

function findingsOf(part: Part, context: Context): Findings {
  const isSupported = figureCheckFor(part, context);
  const faulty = new Map<string, ClaimFault>();
  const open: string[] = [];
  for (const sentence of ownSentences(part, context)) {
    if (citedNumbers(sentence).size === 0) {
      if (!isSupported(sentence)) faulty.set(sentence, 'unsourced');
      continue;
    }
    const verdict = verdictOn(sentence, part, context);
    if (verdict.kind === 'contradicted') faulty.set(sentence, verdict.by);
    if (verdict.kind === 'open') open.push(sentence);
  }
  return { faulty, open };
}

function passagesBehind(sentences: readonly string[], passages: readonly Passage[]): Passage[] {
  const cited = new Set(sentences.flatMap((sentence) => [...citedNumbers(sentence)]));
  return passages.filter(({ id }) => cited.has(id));
}

/**
 * As many of the sentences, in order, as the passages of one call have room for; one whose passages are in the call already
 * takes none.
 * @param most characters that the passages may have together
 */
export function askable(
  sentences: readonly string[],
  passages: readonly Passage[],
  most: number,
): string[] {
  const room = (some: readonly string[]) =>
    passagesBehind(some, passages).reduce((sum, { text }) => sum + text.length, 0);
  const chosen: string[] = [];
  for (const sentence of sentences) {
    if (room([...chosen, sentence]) > most) continue;
    chosen.push(sentence);
  }
  return chosen;
}

type ModelVerdict = 'entailed' | 'contradicted' | 'not-found';

/** The model's verdicts on the sentences that code leaves open, all in one call; none where it fails at it. */
async function askModel(
  context: Context,
  open: readonly string[],
): Promise<ReadonlyMap<string, ModelVerdict>> {
  const sentences = askable(open, context.passages, context.limits.claimCharacters);
  if (sentences.length === 0) return new Map();
  const passages = passagesBehind(sentences, context.passages);
  const answer = await ifPossible(
    context.ask({
      ...{ name: 'claim_check', schema: claimsSchema, words: sentences.length * WORDS_PER_VERDICT },
      prompt: () => checkClaimsPrompt(context.request, sentences, passages),
      read: ({ claims }) =>
        new Map(
          claims.flatMap(({ number, verdict }): [string, ModelVerdict][] => {
            const sentence = sentences[number - 1];
            return sentence === undefined ? [] : [[sentence, verdict]];
          }),
        ),
    }),
  );
  return answer ?? new Map();
}

/** Without its marks, before the full stop as anywhere. */
function withoutMarks(sentence: string): string {
  return withoutCitations(sentence)
    .replace(/ +(?=[.!?…,;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** What the sentences cite; everything the part was shown where one of them cites nothing. */
function shownFor(sentences: readonly string[], { passages }: PartRules): readonly Passage[] {
  const isUncited = sentences.some((sentence) => citedNumbers(sentence).size === 0);
  return isUncited ? passages : passagesBehind(sentences, passages);
}

/** The part with other sentences for those that cannot stay, and without the ones the model does not put right. */
async function corrected(
  context: Context,
  part: Part,
  { faulty, open }: Findings,
  verdicts: ReadonlyMap<string, ModelVerdict>,
): Promise<Part> {
  const { language } = context.request;
  const bare = new Set<string>();
  for (const sentence of open) {
    const verdict = verdicts.get(sentence);
    if (verdict === 'contradicted') faulty.set(sentence, 'contradicted');
    if (verdict !== 'not-found') continue;
    // What anybody may say needs no source; a number, a date or a name does.
    if (isSpecific(withoutCitations(sentence), language)) faulty.set(sentence, 'unfounded');
    else bare.add(sentence);
  }
  const confirmed = open.filter((sentence) => verdicts.get(sentence) === 'entailed').length;
  if (faulty.size === 0 && bare.size === 0) {
    return confirmed === 0 ? part : { ...part, claims: counted(part, { confirmed }) };
  }
  const better = await correctionsOf(context, part, faulty);
  const changed = mapSentences(part.text, language, (sentence) => {
    if (bare.has(sentence)) return withoutMarks(sentence);
    return faulty.has(sentence) ? (better.get(sentence) ?? '') : sentence;
  });
  const claims = counted(part, {
    ...{ confirmed, unmarked: bare.size, reworded: better.size },
    dropped: faulty.size - better.size,
  });
  return { ...withText(part, withFullEndings(changed, language), language), claims };
}

function counted({ claims = NO_CLAIMS }: Part, more: Partial<ClaimCounts>): ClaimCounts {
  return sumOfClaims([claims, { ...NO_CLAIMS, ...more }]);
}

async function correctionsOf(
  context: Context,
  part: Part,
  faulty: ReadonlyMap<string, ClaimFault>,
): Promise<ReadonlyMap<string, string>> {
  if (faulty.size === 0) return new Map();
  const sentences = [...faulty.keys()];
  const isSupported = figureCheckFor(part, context);
  const passages = shownFor(sentences, part);
  return reworded(context, part, sentences, {
    name: 'corrected_sentences',
    prompt: (words) => correctPrompt(context.request, faulty, passages, words),
    isSound: (sentence) =>
      !faulty.has(sentence) && isSupported(sentence) && faultsOf(sentence).length === 0,
  });
}

/**
 * Checks every sentence against the passages it cites: in code first, then, of what that leaves open, in one call for all
 * parts. What contradicts them, and what they do not say although it states a number, a date or a name, is reworded once and
 * else dropped; a general sentence that they do not say loses its marks. Parts in which nothing is wrong keep their text.
 * @returns the parts in order, each with what was checked of it
 */
export async function checkClaims(context: Context, parts: readonly Part[]): Promise<Part[]> {
  const findings = parts.map((part) => findingsOf(part, context));
  const verdicts = await askModel(
    context,
    findings.flatMap(({ open }) => open),
  );
  return context.all(
    parts.map((part, at) => async () => {
      const found = findings[at];
      return found ? corrected(context, part, found, verdicts) : part;
    }),
  );
}
