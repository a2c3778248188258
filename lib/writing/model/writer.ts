import pLimit, { type LimitFunction } from 'p-limit';
import { SMALL_MODEL_DEADLINE_MINUTES } from '../../constants/limits.ts';
import { RUN_TEXTS } from '../../constants/writer-messages.ts';
import { cutPassages } from '../../research/passages.ts';
import { warmLanguageCheck } from '../../text/language-check.ts';
import { NO_CLAIMS, sumOfClaims } from '../claim-counts.ts';
import { WritingError } from '../errors.ts';
import { numberEvidence } from '../evidence/number-evidence.ts';
import { planLengths } from '../length-plan.ts';
import type { Outline } from '../schema.ts';
import type { Article, Writer, WritingEvent, WritingRequest } from '../types.ts';
import { createUsageMeter } from '../usage.ts';
import { createChatClient, type Question } from './client/chat-client.ts';
import { limitsFor } from './client/limits.ts';
import { inParallel } from './client/parallel.ts';
import type { ChatClientOptions, OnContent } from './client/transport.ts';
import { fitLength } from './length/fit-length.ts';
import { articleOf } from './parts/article-of.ts';
import { checkClaims } from './parts/check-claims.ts';
import type { Context } from './parts/context.ts';
import { BRIEF_WORDS, editorialBriefOf, withEditorialBrief } from './parts/editorial-brief.ts';
import { EDIT_WORDS, editorsPass } from './parts/editors-pass.ts';
import { emitChanges } from './parts/emit-part.ts';
import { EXTRA_WORDS, type Extras, withSupportedExtras, writeExtras } from './parts/extras.ts';
import type { Part } from './parts/part.ts';
import { createTurns } from './parts/partial-section.ts';
import { makePlan, type Plan, planByOutline, planWords } from './parts/plan.ts';
import { critiqued } from './parts/plan-critique.ts';
import { withOneRegister } from './parts/put-right.ts';
import { createWaitNotice } from './parts/wait-notice.ts';
import { writeParts } from './parts/write-parts.ts';
import { newFenceMark } from './prompts/prompt.ts';
import { rewriteSection } from './rewrite-section.ts';
import { createTimeLeft, type ExpectedWords } from './time-left.ts';
import { translateArticle, translationWords } from './translate.ts';

/** How to reach the model, how many calls one article may have under way at once, and what people call it. */
export type ModelWriterOptions = ChatClientOptions & {
  maxParallel?: number | undefined;
  label?: string | undefined;
};

/** What a model could not write, in the sentence that says so. */
const WRITTEN = { blog: 'this blog', outline: 'this outline', section: 'this section' } as const;

/** Words that the calls before the sections, and beside the article, may take, and those of the whole article. */
function expectedWords({ request, limits }: Pick<Context, 'request' | 'limits'>): ExpectedWords {
  const { length, outline, brief } = request;
  const { total, intro, conclusion } = planLengths(length, 1);
  return {
    editorial_brief: brief ? 0 : BRIEF_WORDS,
    article_plan: outline ? 0 : planWords(request),
    outline_critique: outline || !limits.hasEditor ? 0 : planWords(request),
    article_section: total - intro - conclusion,
    article_introduction: intro,
    article_conclusion: conclusion,
    article_edits: limits.hasEditor ? EDIT_WORDS : 0,
    article_extras: limits.hasExtras ? EXTRA_WORDS : 0,
  };
}

async function ownPlan(context: Context): Promise<Plan> {
  const plan = await makePlan(context);
  return context.limits.hasEditor ? critiqued(context, plan) : plan;
}

/** The plan to write by: of the user's outline, which nobody changes, or one of the model's own. */
async function planOf(context: Context): Promise<Plan> {
  const { request, emit } = context;
  const plan = request.outline ? planByOutline(request.outline, request) : await ownPlan(context);
  const headings = plan.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title: plan.title, headings });
  return plan;
}

/** What an editor changes in the parts, and what stands beside them; both know the same text. */
async function afterReading(context: Context, plan: Plan, parts: Part[]) {
  let edited = parts;
  let extras: Extras = {};
  const { hasEditor, hasExtras } = context.limits;
  const edit = async () => {
    edited = await editorsPass(context, plan, parts);
  };
  const add = async () => {
    extras = await writeExtras(context, plan, parts);
  };
  await context.all([...(hasEditor ? [edit] : []), ...(hasExtras ? [add] : [])]);
  return { edited, extras };
}

/** Brief and plan first, then the sections, then what stands around them, then an editor, then the length. */
async function writeArticle(given: Context): Promise<Article> {
  given.emit({ type: 'phase', phase: 'planning' });
  const context = await withEditorialBrief(given);
  const plan = await planOf(context);
  context.emit({ type: 'phase', phase: 'writing' });
  const lengths = planLengths(context.request.length, plan.sections.length);
  const written = await writeParts(context, plan, lengths);
  const checked = await checkClaims(context, await withOneRegister(context, written));
  const { edited, extras } = await afterReading(context, plan, checked);
  emitChanges(context, written, edited);
  const fitted = await fitLength(context, plan, edited, lengths);
  const claims = sumOfClaims(checked.map((part) => part.claims ?? NO_CLAIMS));
  const article = {
    ...articleOf(plan.title, fitted),
    ...withSupportedExtras(extras, fitted, context),
  };
  return { ...numberEvidence(article, context.passages), claims };
}

async function outlineOf(given: Context): Promise<Outline> {
  const context = await withEditorialBrief(given);
  const { title, sections } = await ownPlan(context);
  return { title, sections: sections.map(({ heading, covers }) => ({ heading, covers })) };
}

/** The question with its answer measured while it comes: every answer of a small model, and those that come in pieces anyway. */
function measured<Raw, Result>(
  question: Question<Raw, Result>,
  measure: OnContent,
  isSmall: boolean | undefined,
): Question<Raw, Result> {
  const { onContent } = question;
  if (!onContent && !isSmall) return question;
  const both: OnContent = (content) => {
    measure(content);
    onContent?.(content);
  };
  return { ...question, onContent: both };
}

/** Does something when its turn comes; rejects with the signal's reason as soon as it is aborted. */
function inLine<T>(line: LimitFunction, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    line(async () => {
      signal.removeEventListener('abort', leave);
      signal.throwIfAborted();
      return work();
    }).then(resolve, reject);
  });
}

/** A failure of the model itself with its name in the sentence. */
function named(error: unknown, model: string, subject: string): unknown {
  if (!(error instanceof WritingError) || error.code !== 'unusable') return error;
  const { cause, shortcoming } = error;
  const sentence = RUN_TEXTS.couldNotWrite(model, subject, shortcoming);
  return new WritingError('unusable', sentence, { cause, shortcoming });
}

/**
 * A writer on any OpenAI-compatible model server. Articles come out inside their word range, in
 * their language, as plain text that cites only the given sources.
 * Its methods throw WritingError, or the signal's reason as soon as it is aborted.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  warmLanguageCheck();
  const ask = createChatClient(options);
  const limits = limitsFor(options);
  const { isSmall, label = options.model } = options;
  // A small model's server does one thing at a time, also for several articles: who waits here is not taken for silent there.
  const line = pLimit(isSmall ? 1 : Number.POSITIVE_INFINITY);

  async function withContext<T>(
    request: WritingRequest,
    subject: string,
    work: (context: Context) => Promise<T>,
    expected = expectedWords({ request, limits }),
  ): Promise<T> {
    // One part that fails ends the article, so the calls beside it are called off.
    const failure = new AbortController();
    const signal = AbortSignal.any([request.signal, failure.signal]);
    const { language } = request;
    const emit = (event: WritingEvent) => request.onEvent?.(event);
    const run = {
      ...{ signal, language, fenceMark: newFenceMark() },
      ...{ meter: request.meter ?? createUsageMeter(), onAskedToWait: createWaitNotice(request) },
    };
    const timeLeft = createTimeLeft(language, emit);
    timeLeft.expect(expected);
    const askInTurn: Context['ask'] = (question) =>
      timeLeft.during(question, (measure) =>
        inLine(line, signal, () => ask(measured(question, measure, isSmall), run)),
      );
    try {
      return await work({
        ...{ request, limits, emit, ask: askInTurn },
        passages: cutPassages(request.sources),
        turns: createTurns(),
        all: (tasks) => inParallel(tasks, limits.calls, (error) => failure.abort(error)),
      });
    } catch (error) {
      request.signal.throwIfAborted();
      throw named(error, label, subject);
    }
  }

  return {
    kind: 'model',
    ...(isSmall && { deadlineMinutes: SMALL_MODEL_DEADLINE_MINUTES, isOneAtATime: true }),
    write: (request) => withContext(request, WRITTEN.blog, writeArticle),
    outline: (request) => withContext(request, WRITTEN.outline, outlineOf),
    editorialBrief: (request) => withContext(request, WRITTEN.blog, editorialBriefOf),
    rewriteSection: (request, given) =>
      withContext(request, WRITTEN.section, (context) => rewriteSection(context, given)),
    translate: (request, original) =>
      withContext(
        request,
        WRITTEN.blog,
        (context) => translateArticle(context, original),
        translationWords(original),
      ),
  };
}
