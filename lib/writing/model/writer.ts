import { cutPassages } from '../../research/passages.ts';
import { warmLanguageCheck } from '../../text/language-check.ts';
import { NO_CLAIMS, sumOfClaims } from '../claim-counts.ts';
import { numberEvidence } from '../evidence/number-evidence.ts';
import { planLengths } from '../length-plan.ts';
import type { Outline } from '../schema.ts';
import type { Article, ArticleText, Writer, WritingRequest } from '../types.ts';
import { createUsageMeter } from '../usage.ts';
import { createChatClient } from './client/chat-client.ts';
import { inParallel } from './client/parallel.ts';
import type { ChatClientOptions } from './client/transport.ts';
import { fitLength } from './length/fit-length.ts';
import { checkClaims } from './parts/check-claims.ts';
import type { Context } from './parts/context.ts';
import { emitChanges } from './parts/emit-part.ts';
import type { Part } from './parts/part.ts';
import { createTurns } from './parts/partial-section.ts';
import { makePlan, type Plan, planByOutline } from './parts/plan.ts';
import { withOneRegister } from './parts/put-right.ts';
import { createWaitNotice } from './parts/wait-notice.ts';
import { writeParts } from './parts/write-parts.ts';
import { newFenceMark } from './prompts/prompt.ts';
import { rewriteSection } from './rewrite-section.ts';
import { searchQueries } from './search-queries.ts';

const DEFAULT_MAX_PARALLEL = 8;

/** How to reach the model, and how many calls one article may have under way at once. */
export type ModelWriterOptions = ChatClientOptions & { maxParallel?: number | undefined };

function articleOf(title: string, parts: readonly Part[]): ArticleText {
  const textOf = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  return {
    title,
    intro: textOf('introduction'),
    sections: parts
      .filter(({ kind }) => kind === 'section')
      .map(({ heading, text }) => ({ heading, content: text })),
    conclusion: textOf('conclusion'),
  };
}

/** The plan to write by: of the user's outline, or one of the model's own. */
async function planOf(context: Context): Promise<Plan> {
  const { request, emit } = context;
  emit({ type: 'phase', phase: 'planning' });
  const plan = request.outline ? planByOutline(request.outline, request) : await makePlan(context);
  const headings = plan.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title: plan.title, headings });
  return plan;
}

/** Plan first, then the sections, then what stands around them, then the length. */
async function writeArticle(context: Context): Promise<Article> {
  const plan = await planOf(context);
  context.emit({ type: 'phase', phase: 'writing' });
  const lengths = planLengths(context.request.length, plan.sections.length);
  const written = await writeParts(context, plan, lengths);
  const parts = await checkClaims(context, await withOneRegister(context, written));
  emitChanges(context, written, parts);
  const fitted = await fitLength(context, plan, parts, lengths);
  const claims = sumOfClaims(parts.map((part) => part.claims ?? NO_CLAIMS));
  return { ...numberEvidence(articleOf(plan.title, fitted), context.passages), claims };
}

async function outlineOf(context: Context): Promise<Outline> {
  const { title, sections } = await makePlan(context);
  return { title, sections: sections.map(({ heading, covers }) => ({ heading, covers })) };
}

/**
 * A writer on any OpenAI-compatible model server. Articles come out inside their word range, in
 * their language, as plain text that cites only the given sources.
 * Its methods throw WritingError, or the signal's reason as soon as it is aborted.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  warmLanguageCheck();
  const ask = createChatClient(options);
  const maxParallel = options.maxParallel ?? DEFAULT_MAX_PARALLEL;

  async function withContext<T>(
    request: WritingRequest,
    work: (context: Context) => Promise<T>,
  ): Promise<T> {
    // One part that fails ends the article, so the calls beside it are called off.
    const failure = new AbortController();
    const signal = AbortSignal.any([request.signal, failure.signal]);
    const run = {
      ...{ signal, fenceMark: newFenceMark(), meter: request.meter ?? createUsageMeter() },
      onAskedToWait: createWaitNotice(request),
    };
    try {
      return await work({
        request,
        passages: cutPassages(request.sources),
        turns: createTurns(),
        emit: (event) => request.onEvent?.(event),
        ask: (question) => ask(question, run),
        all: (tasks) => inParallel(tasks, maxParallel, (error) => failure.abort(error)),
      });
    } catch (error) {
      request.signal.throwIfAborted();
      throw error;
    }
  }

  return {
    kind: 'model',
    write: (request) => withContext(request, writeArticle),
    outline: (request) => withContext(request, outlineOf),
    searchQueries: (request) => withContext(request, searchQueries),
    rewriteSection: (request, given) =>
      withContext(request, (context) => rewriteSection(context, given)),
  };
}
