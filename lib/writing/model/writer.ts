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
import { editorialBriefOf, withEditorialBrief } from './parts/editorial-brief.ts';
import { editorsPass } from './parts/editors-pass.ts';
import { emitChanges } from './parts/emit-part.ts';
import { type Extras, withSupportedExtras, writeExtras } from './parts/extras.ts';
import type { Part } from './parts/part.ts';
import { createTurns } from './parts/partial-section.ts';
import { makePlan, type Plan, planByOutline } from './parts/plan.ts';
import { critiqued } from './parts/plan-critique.ts';
import { withOneRegister } from './parts/put-right.ts';
import { createWaitNotice } from './parts/wait-notice.ts';
import { writeParts } from './parts/write-parts.ts';
import { newFenceMark } from './prompts/prompt.ts';
import { rewriteSection } from './rewrite-section.ts';

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

/** The plan to write by: of the user's outline, which nobody changes, or one of the model's own. */
async function planOf(context: Context): Promise<Plan> {
  const { request, emit } = context;
  const plan = request.outline
    ? planByOutline(request.outline, request)
    : await critiqued(context, await makePlan(context));
  const headings = plan.sections.map(({ heading }) => heading);
  emit({ type: 'outline', title: plan.title, headings });
  return plan;
}

/** What an editor changes in the parts, and what stands beside them; both know the same text. */
async function afterReading(context: Context, plan: Plan, parts: Part[]) {
  let edited = parts;
  let extras: Extras = {};
  await context.all([
    async () => {
      edited = await editorsPass(context, plan, parts);
    },
    async () => {
      extras = await writeExtras(context, plan, parts);
    },
  ]);
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
  const { title, sections } = await critiqued(context, await makePlan(context));
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
    editorialBrief: (request) => withContext(request, editorialBriefOf),
    rewriteSection: (request, given) =>
      withContext(request, (context) => rewriteSection(context, given)),
  };
}
