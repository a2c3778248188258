import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { registerBundlerImports } from '../../lib/bundler-imports.ts';
import type { Outcome } from './evaluate.ts';
import type { Topic } from './topics/topic.ts';

/**
 * `npm run eval`: has the connected model, else the digest, write a fixed set of articles and prints their measures. Ends
 * with 1 when a bar is missed.
 * `-- --only de-large` (also several times) writes only these, `-- --json file` keeps articles and measures.
 * `-- --calls` asks the connected model the cases of every call, `-- --calls prove choose` of some.
 * `-- --claims file`, `-- --pages directory` and `-- --sentences file` write nothing: they measure the code's part of the
 * check, passages of HTML pages, and sentence borders.
 */

/** @throws Error when an id is none of the topics' */
function chosenTopics(ids: readonly string[], topics: readonly Topic[]): readonly Topic[] {
  const known = new Set(topics.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new Error(`No topic ${unknown.join(', ')}. There are: ${[...known].join(', ')}`);
  }
  return ids.length === 0 ? topics : topics.filter(({ id }) => ids.includes(id));
}

/** Measures without a writer, by option; each returns whether its bar is met. */
const MEASURES = {
  claims: async (file: string) => (await import('./claims/measure-claims.ts')).printClaims(file),
  pages: async (directory: string) => (await import('./text/page-passages.ts')).printLostText(directory),
  sentences: async (file: string) => (await import('./text/sentence-borders.ts')).printBorders(file),
};

async function measure(given: Partial<Record<keyof typeof MEASURES, string>>): Promise<void> {
  for (const [name, print] of Object.entries(MEASURES)) {
    const from = given[name as keyof typeof MEASURES];
    if (from !== undefined && !(await print(from))) process.exitCode = 1;
  }
}

/** Bar: no wrong answer. */
async function askCalls(names: readonly string[]): Promise<void> {
  const { modelConnection } = await import('../../lib/writing/generation/choose-writer.ts');
  const { wrongAnswers, CALLS } = await import('./calls/run.ts');
  const connection = modelConnection();
  if (!connection) throw new Error('No model is connected.');
  const { origin, server: _, ...options } = connection;
  const unknown = names.filter((name) => !CALLS.includes(name));
  if (unknown.length > 0) throw new Error(`No call ${unknown.join(', ')}. There are: ${CALLS.join(', ')}`);
  const wrong = await wrongAnswers({ ...options, isSmall: origin !== 'configured' }, names.length > 0 ? names : CALLS);
  for (const each of wrong) console.log(`wrong: ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** A row of the table of articles, for `console.table`. */
function outcomeRow(outcome: Outcome) {
  const { topic, seconds, usage } = outcome;
  const asked = { topic: topic.id, seconds: Math.round(seconds), calls: usage.calls };
  if ('failure' in outcome) return { ...asked, failure: outcome.failure };
  const { habits, figures, brokenCitations, inventedAddresses, ...measures } = outcome.measures;
  const counts = { broken: brokenCitations.length, invented: inventedAddresses.length };
  return { ...asked, writer: outcome.kind, ...measures, ...figures, ...counts, ...habits, ...habits?.sections };
}

/** The faults of an article, one per line. */
function outcomeFaults(outcome: Outcome): string[] {
  if ('failure' in outcome) return [];
  const { brokenCitations, inventedAddresses } = outcome.measures;
  const faults = [...brokenCitations, ...inventedAddresses.map((each) => `invented: ${each}`)];
  return faults.map((fault) => `${outcome.topic.id}: ${fault}`);
}

type ArticleOptions = { only?: string[]; json?: string };

async function writeArticles({ only = [], json }: ArticleOptions): Promise<void> {
  const { chooseWriter } = await import('../../lib/writing/generation/gather-sources.ts');
  const { modelConnection, modelWriter } = await import('../../lib/writing/generation/choose-writer.ts');
  const { evaluate } = await import('./evaluate.ts');
  const { summarize } = await import('./summary.ts');
  const { sampleTopics } = await import('./topics/sample-topics.ts');
  const model = modelConnection()?.model;
  const all = model ? (await import('./topics/all-topics.ts')).ALL_TOPICS : await sampleTopics();
  const topics = chosenTopics(only, all);
  const writer = model ?? 'digest';
  console.log(`Writing ${topics.length} articles: ${writer}`);
  const outcomes = await evaluate(
    (sources) => chooseWriter(sources, modelWriter()),
    topics,
    ({ topic, seconds }) => {
      console.error(`${topic.id} after ${seconds.toFixed(1)} s`);
    },
  );
  console.table(outcomes.map(outcomeRow));
  for (const fault of outcomes.flatMap(outcomeFaults)) console.log(fault);
  const summary = summarize(outcomes);
  console.table(summary);
  if (json) {
    const report = { writer, summary, outcomes };
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  }
  if (summary.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      calls: { type: 'boolean' },
      claims: { type: 'string' },
      pages: { type: 'string' },
      sentences: { type: 'string' },
    },
  });
  nextEnv.loadEnvConfig(process.cwd(), false);
  registerBundlerImports();
  if (values.calls) return askCalls(positionals);
  const isMeasured = Object.keys(MEASURES).some((name) => name in values);
  await (isMeasured ? measure(values) : writeArticles(values));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
