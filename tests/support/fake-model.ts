import { afterAll, beforeAll } from 'vitest';
import { startFakeOpenAI } from '../fakes/openai/server.ts';

/** Connects a model while a file's tests run. */
export function connectFakeModel(): void {
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const model = await startFakeOpenAI({ apiKey: null });
    process.env.OPENAI_BASE_URL = model.baseUrl;
    close = model.close;
  });
  afterAll(() => close?.());
}
