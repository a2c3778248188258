import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { startApp } from '../../e2e/support/app-server.ts';
import { env } from '../../lib/env.ts';
import { CATALOG } from '../../lib/models/hub/catalog.ts';
import { readSelectedModel, type SelectedModel, selectModel } from '../../lib/models/selected-model.ts';
import { countArticleWords } from '../../lib/text/words.ts';
import { startSharedDatabase } from '../support/shared-database.ts';
import { writeArticle } from '../support/write-article.ts';

/**
 * `npm run test:model`: has a real model of this machine write a small English article through the running product, and
 * prints how fast it was. It takes the model that is selected in DATA_DIR, else fetches the smallest of the list; where
 * neither is to be had it says so and succeeds.
 */

/** Beyond it an article counts as never written. */
const DEADLINE_MINUTES = '120';

/** The selected model, whose file is there; null where there is none. */
function availableModel(): SelectedModel | null {
  const selected = readSelectedModel(env().DATA_DIR);
  return selected && existsSync(selected.file) ? selected : null;
}

/** Fetches the smallest model of the list, as an operator does. */
async function fetchSmallest(): Promise<void> {
  const { name } = CATALOG.toSorted((a, b) => a.fileBytes - b.fileBytes)[0] ?? { name: '' };
  const command = ['--disable-warning=ExperimentalWarning', 'lib/models/hub/model-command.ts'];
  await once(spawn(process.execPath, [...command, name], { stdio: 'inherit' }), 'exit');
}

type Row = { model_calls: number; tokens_out: number; model_seconds: number; blog_id: string };

async function readWords(url: string, blogId: string): Promise<number> {
  const { content } = await (await fetch(`${url}/api/blogs/${blogId}`)).json();
  return countArticleWords(content, 'english');
}

async function writeWith(model: SelectedModel): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const database = await startSharedDatabase();
  stack.defer(database.stop);
  const app = await startApp({ ...database.settings, RUN_DEADLINE_MINUTES: DEADLINE_MINUTES });
  stack.defer(app.stop);
  await selectModel(app.dataDir, model);
  const { model: writer } = await (await fetch(`${app.url}/api/writer`)).json();
  if (!writer) throw new Error(`The server does not write with ${model.name}:\n${app.output()}`);
  console.log(`Writing a small article with ${model.name} …`);
  const began = performance.now();
  await writeArticle(app.url, { topic: 'Keeping bees on a city roof', length: 'small' });
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await database.query('SELECT model_calls, tokens_out, model_seconds, blog_id FROM generations');
  const [run] = rows as Row[];
  if (!run || run.tokens_out === 0) throw new Error('The article was not written by a model.');
  console.table({
    [model.name]: {
      words: await readWords(app.url, run.blog_id),
      seconds: Math.round(seconds),
      calls: run.model_calls,
      'tokens written': run.tokens_out,
      'tokens a second': Number((run.tokens_out / Math.max(run.model_seconds, 1)).toFixed(1)),
    },
  });
}

async function main(): Promise<void> {
  // It has no options; this refuses any.
  parseArgs();
  nextEnv.loadEnvConfig(process.cwd(), false);
  if (!availableModel()) await fetchSmallest();
  const model = availableModel();
  if (model) await writeWith(model);
  else console.log('The test with a real model is left out: none is selected, and none can be had.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
