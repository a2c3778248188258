import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Article, WritingEvent, WritingRequest } from '@/lib/writing/types.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { passageTexts, requestFor } from './model-fixture.ts';
import { articleFlaws } from './soundness.ts';

type Options = Partial<Parameters<typeof createModelWriter>[0]>;

/** Writes articles with one fake model and returns each with its calls, events and flaws. */
export async function startEditedWriting() {
  const fake: FakeOpenAI = await startFakeOpenAI({ apiKey: null });
  const makeWriter = (options: Options = {}) =>
    createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test', wait: async () => undefined, ...options });
  const writer = makeWriter();

  /** Writes an article, or fails to. */
  async function attempt(mode: Mode, changes: Partial<WritingRequest> = {}, options?: Options) {
    fake.setMode(mode);
    const before = fake.requests.length;
    const events: WritingEvent[] = [];
    const meter = createUsageMeter();
    const onEvent = (event: WritingEvent) => events.push(structuredClone(event));
    const request = requestFor({ meter, onEvent, ...changes });
    const [outcome] = await Promise.allSettled([(options ? makeWriter(options) : writer).write(request)]);
    return { outcome, request, calls: fake.requests.slice(before), events, usage: meter.total() };
  }

  async function write(mode: Mode, changes: Partial<WritingRequest> = {}, options?: Options) {
    const { outcome, request, ...watched } = await attempt(mode, changes, options);
    if (outcome.status === 'rejected') throw outcome.reason;
    return { article: outcome.value, flaws: await articleFlaws(outcome.value, request), ...watched };
  }
  return { fake, writer, makeWriter, attempt, write };
}

type Calls = FakeOpenAI['requests'];

/** The tasks of calls. */
export const callTasks = (calls: Calls): string[] => calls.map(({ task }) => task);

/** The prompts of a task's calls. */
export const callPrompts = (calls: Calls, task: string): string[] =>
  calls.filter((call) => call.task === task).map(({ prompt }) => prompt);

/** All texts of an article. */
export const articleBody = (article: Article): string => passageTexts(article).join('\n\n');
