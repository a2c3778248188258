import { afterAll, beforeEach } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';

/** Connects a model while a file's tests run; each test begins with one without faults. */
export async function connectFakeModel(): Promise<FakeOpenAI> {
  const model = await startFakeOpenAI({ apiKey: null });
  process.env.OPENAI_BASE_URL = model.baseUrl;
  beforeEach(() => model.setMode({}));
  afterAll(() => model.close());
  return model;
}
