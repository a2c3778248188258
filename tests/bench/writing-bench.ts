import { startApp } from '../../e2e/support/app-server.ts';
import { startFakeOpenAI } from '../fakes/openai/server.ts';
import { writeArticle } from '../support/write-article.ts';
import { type Call, recordCalls, spansWithoutCalls } from './model-calls.ts';
import { between, childProcess, clockFor, type Moment } from './moments.ts';

/** Duration of every call to the model in milliseconds; real ones take longer. */
const LATENCY_MS = 300;

/** Articles before the first that is measured, so that everything is loaded and compiled; and those measured. */
const WARM_UPS = 10;
const ARTICLES = 9;

/** The article to write. */
const WISH = { topic: 'Keeping bees on a city roof', length: 'large' } as const;

type Row = Record<string, number>;

function readRow(asked: Moment, calls: readonly Call[], done: Moment): Row {
  const spans = spansWithoutCalls(asked, calls, done).map(({ from, to }) => between(from, to));
  const [before, after] = [spans.at(0), spans.at(-1)];
  if (calls.length === 0 || !before || !after) throw new Error('no call reached the model');
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const wall = between(asked, done).all;
  // Waiting while the model works does not count.
  const waited = sum(spans.map(({ all, free }) => all - free));
  const inSequence = sum(calls.map(({ began, ended }) => between(began, ended).all));
  return {
    calls: calls.length,
    'wall ms': Math.round(wall),
    'calls in sequence ms': Math.round(inSequence),
    ratio: Number((wall / inSequence).toFixed(3)),
    'ratio, CPU free': Number(((wall - waited) / inSequence).toFixed(3)),
    'before first call ms': Math.round(before.all),
    'between calls ms': Math.round(sum(spans.slice(1, -1).map(({ all }) => all))),
    'after last answer ms': Math.round(after.all),
    'before + after': Math.round(before.all + after.all),
    'before + after, CPU free': Math.round(before.free + after.free),
  };
}

function rowMedian(rows: readonly Row[]): Row {
  const middle = (name: string) =>
    rows.map((row) => row[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, middle(name)]));
}

/**
 * How long a large article takes with a model that always takes the same time, beside its calls, which follow each other
 * (at most 1.1 of them); and what the server adds before the first call and after the last answer (at most 50 ms).
 * "CPU free" leaves out the time in which the server was ready to go on and other processes had the CPU.
 * @returns a row for each article, and their medians
 */
export async function benchWriting(): Promise<Record<string, Row>> {
  const model = await startFakeOpenAI({ apiKey: null });
  const app = await startApp({ LOG_LEVEL: 'error', OPENAI_BASE_URL: model.baseUrl });
  const now = clockFor(childProcess());
  const recorder = recordCalls(model.baseUrl, now);
  try {
    for (let n = 0; n < WARM_UPS; n += 1) await writeArticle(app.url, WISH);
    recorder.take();
    model.setMode({ latencyMs: LATENCY_MS });
    const rows: Row[] = [];
    for (let n = 0; n < ARTICLES; n += 1) {
      const asked = now();
      await writeArticle(app.url, WISH);
      rows.push(readRow(asked, recorder.take(), now()));
    }
    return Object.fromEntries([...rows.entries(), ['median', rowMedian(rows)]]);
  } finally {
    recorder.stop();
    await app.stop();
    await model.close();
  }
}
