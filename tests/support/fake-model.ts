import { afterAll, beforeEach } from 'vitest';
import { type FakeOpenAI, startFakeOpenAI } from '../fakes/openai/server.ts';
import { changeSettings } from './settings.ts';

/** Connects a model while a file's tests run, with a key if given; each test begins with one without faults. */
export async function connectFakeModel(apiKey: string | null = null): Promise<FakeOpenAI> {
  const model = await startFakeOpenAI({ apiKey });
  changeSettings({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: apiKey ?? '' });
  beforeEach(() => model.setMode({}));
  afterAll(() => model.close());
  return model;
}
