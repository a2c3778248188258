import { startApp } from '../../e2e/support/app-server.ts';
import { startFakeOpenAI } from '../fakes/openai/server.ts';
import { writeArticle } from '../support/write-article.ts';

/** Duration of every call to the model in milliseconds; real ones take longer. */
const LATENCY_MS = 300;

/** Articles before the first that is measured, so that everything is loaded and compiled; and those measured. */
const WARM_UPS = 10;
const ARTICLES = 9;

/**
 * How long a large article takes with a model that always takes the same time, beside its calls, which follow each other
 * (at most 1.1 of them).
 * @returns a row for each article, the fastest first
 */
export async function benchWriting() {
  const model = await startFakeOpenAI({ apiKey: null });
  const app = await startApp({ LOG_LEVEL: 'error', OPENAI_BASE_URL: model.baseUrl });
  const write = () => writeArticle(app.url, { topic: 'Keeping bees on a city roof', length: 'large' });
  try {
    for (let n = 0; n < WARM_UPS; n += 1) await write();
    model.setMode({ latencyMs: LATENCY_MS });
    const rows = [];
    for (let n = 0; n < ARTICLES; n += 1) {
      const earlier = model.requests.length;
      const started = performance.now();
      await write();
      const wall = performance.now() - started;
      const calls = model.requests.length - earlier;
      if (calls === 0) throw new Error('no call reached the model');
      const inSequence = calls * LATENCY_MS;
      rows.push({ calls, 'wall ms': Math.round(wall), ratio: Number((wall / inSequence).toFixed(3)) });
    }
    return rows.toSorted((a, b) => a.ratio - b.ratio);
  } finally {
    await app.stop();
    await model.close();
  }
}
