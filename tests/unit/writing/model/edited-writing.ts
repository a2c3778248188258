import { createModelWriter } from '@/lib/writing/model/writer.ts';
import type { Article, WritingRequest } from '@/lib/writing/types.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { type FakeOpenAI, startFakeOpenAI } from '@/tests/fakes/openai/server.ts';
import { passageTexts, requestFor } from './model-fixture.ts';
import { articleFlaws } from './soundness.ts';

/** Writes articles with one fake model and returns each with its calls and flaws. */
export async function startEditedWriting() {
  const fake: FakeOpenAI = await startFakeOpenAI({ apiKey: null });
  const writer = createModelWriter({ baseUrl: fake.baseUrl, model: 'gpt-test' });
  async function write(mode: Mode, changes: Partial<WritingRequest> = {}) {
    fake.setMode(mode);
    const before = fake.requests.length;
    const request = requestFor(changes);
    const article = await writer.write(request);
    const calls = fake.requests.slice(before);
    return { article, calls, flaws: await articleFlaws(article, request) };
  }
  return { fake, writer, write };
}

type Calls = FakeOpenAI['requests'];

/** The prompts of a task's calls. */
export const callPrompts = (calls: Calls, task: string): string[] =>
  calls.filter((call) => call.task === task).map(({ prompt }) => prompt);

/** All texts of an article. */
export const articleBody = (article: Article): string => passageTexts(article).join('\n\n');
