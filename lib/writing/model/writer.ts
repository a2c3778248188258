import { planLengths } from '../length-plan.ts';
import type { Article, Writer } from '../types.ts';
import { type ChatClientOptions, createChatClient } from './chat-client.ts';
import { fitLength } from './fit-length.ts';
import { inParallel } from './parallel.ts';
import type { Part } from './part.ts';
import { makePlan } from './plan.ts';
import type { Run } from './run.ts';
import { writeFrame, writeSections } from './sections.ts';

const DEFAULT_MAX_PARALLEL = 4;

/** How to reach the model, and how many calls one article may have under way at once. */
export type ModelWriterOptions = ChatClientOptions & { maxParallel?: number | undefined };

function articleOf(title: string, parts: readonly Part[]): Article {
  const textOf = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.text ?? '';
  return {
    title,
    intro: textOf('introduction'),
    sections: parts
      .filter(({ kind }) => kind === 'section')
      .map(({ heading, text }) => ({ heading, content: text })),
    conclusion: textOf('conclusion'),
    evidence: [],
  };
}

/** Plan first, then the sections, then what stands around them, then the length. */
async function writeArticle(run: Run): Promise<Article> {
  const plan = await makePlan(run);
  const lengths = planLengths(run.request.length, plan.sections.length);
  const sections = await writeSections(run, plan, lengths.sections);
  const [introduction, conclusion] = await run.all([
    () => writeFrame(run, plan, 'introduction', sections, lengths.intro),
    () => writeFrame(run, plan, 'conclusion', sections, lengths.conclusion),
  ]);
  const parts = [introduction, ...sections, conclusion].filter((part) => part !== undefined);
  return articleOf(plan.title, await fitLength(run, plan, parts, lengths));
}

/**
 * A writer on any OpenAI-compatible model server. Articles come out inside their word range, in
 * their language, as plain text that cites only the given sources.
 * `write` throws WritingError, or the signal's reason as soon as it is aborted.
 */
export function createModelWriter(options: ModelWriterOptions): Writer {
  const ask = createChatClient(options);
  const maxParallel = options.maxParallel ?? DEFAULT_MAX_PARALLEL;
  return {
    kind: 'model',
    write: async (request) => {
      // One part that fails ends the run, so the calls beside it are called off.
      const failure = new AbortController();
      const signal = AbortSignal.any([request.signal, failure.signal]);
      const run: Run = {
        request,
        emit: (event) => request.onEvent?.(event),
        ask: (question) => ask(question, signal),
        all: (tasks) => inParallel(tasks, maxParallel, (error) => failure.abort(error)),
      };
      try {
        return await writeArticle(run);
      } catch (error) {
        request.signal.throwIfAborted();
        throw error;
      }
    },
  };
}
