import pLimit, { type LimitFunction } from 'p-limit';
import { SMALL_MODEL_DEADLINE_MINUTES } from '../../constants/limits.ts';
import { PLAN } from '../../constants/plans.ts';
import { note } from '../../messages/catalogue.ts';
import { cutPassages } from '../../research/passages.ts';
import { warmLanguageCheck } from '../../text/language-check.ts';
import { angleWords } from '../calls/angles.ts';
import { overviewWords } from '../calls/overview.ts';
import { isPlannedInText, middleOf, planWords } from '../calls/plan.ts';
import { PROVE_WORDS } from '../calls/prove.ts';
import { limitsFor, type Material, passageBlocks } from '../calls/shared.ts';
import { houseRulesCall } from '../calls/voice.ts';
import { createChatClient, type Question } from '../chat/chat-client.ts';
import { maximumTokens, newFenceMark } from '../chat/prompt.ts';
import type { ChatClientOptions, OnContent } from '../chat/transport.ts';
import { WritingError } from '../errors.ts';
import type { Writer, WritingRequest } from '../types.ts';
import { createUsageMeter } from '../usage.ts';
import { checkClaims } from './claims.ts';
import { writeOverview } from './overview.ts';
import { personalize } from './personalize.ts';
import { rewriteSection } from './rewrite-section.ts';
import { writeArticle } from './steps/article.ts';
import type { Context } from './steps/context.ts';
import { createJournal } from './steps/journal.ts';
import { withoutRepeatedParts } from './steps/live.ts';
import { readOutline } from './steps/plan.ts';
import { proposeAngles, proposeQueries, proposeQuestions } from './steps/proposals.ts';
import { createTimeLeft, type ExpectedWords } from './time-left.ts';
import { translateArticle, translationWords } from './translate.ts';

function expectedWords(context: Pick<Context, 'request' | 'limits' | 'material'>): ExpectedWords {
  const { request, limits } = context;
  if (request.overview) return { overview_text: overviewWords(request.overview.length) };
  const isOne = isPlannedInText(context);
  return {
    article_plan: isOne ? 0 : planWords(context),
    article_text: middleOf(request) * (isOne ? 1 : limits.drafts),
    article_proof: limits.canReadAgain ? PROVE_WORDS : 0,
  };
}

function readMaterial({ sources }: WritingRequest, { sourceTokens }: Context['limits']): Material {
  const passages = cutPassages(sources);
  const blocks = passageBlocks(passages, sources).map(({ text }) => text);
  const isWhole = maximumTokens(blocks.join('\n')) <= sourceTokens;
  return { passages, documents: sources, isWhole };
}

/** A question whose answer is measured while it comes: any of a small model, and streamed ones. */
function measured<Raw, Result>(question: Question<Raw, Result>, measure: OnContent, isSmall = false) {
  if (!question.onContent && !isSmall) return question;
  const onContent: OnContent = (content) => {
    measure(content);
    question.onContent?.(content);
  };
  return { ...question, onContent };
}

/** Works when its turn comes; rejects with the signal's reason as soon as it aborts. */
const inLine = <T>(line: LimitFunction, signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    line(async () => {
      signal.removeEventListener('abort', leave);
      signal.throwIfAborted();
      return work();
    }).then(resolve, reject);
  });

/** Shorter pauses are not worth a notice, nor is one that ends so little later. */
const SHORTEST_MS = 3_000;

/** Emits the pauses that a server asks for, once where several calls get the same one. */
function createWaitNotice({ deadline, onEvent }: WritingRequest): (milliseconds: number) => void {
  let latest = 0;
  return (milliseconds) => {
    const until = Date.now() + milliseconds;
    if (milliseconds < SHORTEST_MS || until - latest < SHORTEST_MS) return;
    latest = until;
    onEvent?.({ type: 'waiting', until: new Date(until).toISOString(), deadline: deadline?.toISOString() });
  };
}

type Subject = 'blog' | 'outline' | 'angles' | 'interview' | 'section' | 'changes' | 'verdicts' | 'rules';

function named(error: unknown, model: string, subject: Subject): unknown {
  if (!(error instanceof WritingError) || error.code !== 'unusable') return error;
  const values = { model, subject, shortcoming: error.shortcoming ?? 'unknown' };
  return new WritingError('unusable', note(`writing.failures.couldNotWrite.${PLAN}`, values), error);
}

/** A writer on any OpenAI-compatible server, `label` for users, that chooses between as many `drafts`. Its methods throw WritingError or the signal's reason. */
export function createModelWriter(
  options: ChatClientOptions & { label?: string | undefined; drafts?: number | undefined },
): Writer {
  warmLanguageCheck();
  const ask = createChatClient(options);
  const limits = limitsFor(options);
  const { isSmall, label = options.model } = options;
  // A small model's server handles one call at a time: waiting here does not count as its silence.
  const line = pLimit(isSmall ? 1 : Number.POSITIVE_INFINITY);

  async function withContext<T>(
    request: WritingRequest,
    subject: Subject,
    work: (context: Context) => Promise<T>,
    words?: ExpectedWords,
  ): Promise<T> {
    const { signal, language, meter = createUsageMeter() } = request;
    const emit = withoutRepeatedParts((event) => request.onEvent?.(event));
    const run = { signal, language, fenceMark: newFenceMark(), meter, onAskedToWait: createWaitNotice(request) };
    const timeLeft = createTimeLeft(language, emit);
    const material = readMaterial(request, limits);
    timeLeft.expect(words ?? expectedWords({ request, limits, material }));
    const askInTurn: Context['ask'] = (question) =>
      timeLeft.during(question, (measure) =>
        inLine(line, signal, () => ask(measured(question, measure, isSmall), run)),
      );
    const journal = createJournal();
    const context = { request, limits, material, emit, ask: askInTurn, journal, harm: { isJudged: false } };
    try {
      return await work(context);
    } catch (error) {
      signal.throwIfAborted();
      throw named(error, label, subject);
    }
  }

  return {
    kind: 'model',
    ...(isSmall && { deadlineMinutes: SMALL_MODEL_DEADLINE_MINUTES, isOneAtATime: true }),
    write: (request) => withContext(request, 'blog', request.overview ? writeOverview : writeArticle),
    outline: (request) => withContext(request, 'outline', readOutline),
    angles: (request, count, known) =>
      withContext(request, 'angles', (context) => proposeAngles(context, count, known), {
        article_angles: angleWords(count),
      }),
    interview: (request, known) => withContext(request, 'interview', (context) => proposeQuestions(context, known)),
    searchQueries: (request) => withContext(request, 'blog', proposeQueries),
    rewriteSection: (request, given) => withContext(request, 'section', (context) => rewriteSection(context, given)),
    personalize: (request, given) => withContext(request, 'changes', (context) => personalize(context, given)),
    translate: (request, original) =>
      withContext(request, 'blog', (context) => translateArticle(context, original), translationWords(original)),
    checkClaims: (request, sentences) =>
      withContext(request, 'verdicts', (context) => checkClaims(context, sentences), {}),
    houseRules: (request, voice) =>
      withContext(request, 'rules', ({ ask }) =>
        ask({ ...houseRulesCall(voice), read: ({ rules }) => rules.trim() || undefined }),
      ),
  };
}
