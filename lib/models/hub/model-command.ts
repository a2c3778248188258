import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { bytesInWords, MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { inDataDirectory, requireOwner } from '../../data-directory.ts';
import { env } from '../../env.ts';
import { isGguf } from '../gguf.ts';
import { memoryFor, usableMemory } from '../memory.ts';
import { readSelectedModel, type SelectedModel, selectModel, unselectModel } from '../selected-model.ts';
import { isHubAddress } from './address.ts';
import { CATALOG } from './catalog.ts';
import { ModelError } from './failure.ts';
import { fetchModel } from './fetch-model.ts';
import { disconnect, type HubFile } from './hub.ts';
import { listOfModels } from './list.ts';
import { type FetchReport, showProgress } from './progress.ts';

/**
 * `npm run model`: lists models, fetches one, and has articles written with it (docs/models.md). It needs no database and
 * works beside a running server, which reads what is selected at each article.
 */

/** What a shell makes of a program that was ended by Ctrl-C. */
const INTERRUPTED = 130;

const stop = new AbortController();

/** The selected model; null also where what says so is damaged, which is told. */
function selectedIn(dataDir: string): SelectedModel | null {
  try {
    return readSelectedModel(dataDir);
  } catch (error) {
    console.log(`${MODEL_MESSAGES.selectionUnreadable((error as Error).message)}\n`);
    return null;
  }
}

function list(dataDir: string): void {
  const selected = selectedIn(dataDir);
  if (selected && !existsSync(selected.file)) {
    console.log(`${MODEL_MESSAGES.selectedIsGone(selected.file)}\n`);
  }
  console.log(`${listOfModels(usableMemory(), selected)}\n\n${MODEL_MESSAGES.usage}`);
}

async function unselect(dataDir: string): Promise<void> {
  const wasSelected = await unselectModel(dataDir);
  console.log(wasSelected ? MODEL_MESSAGES.unselected : MODEL_MESSAGES.noneSelected);
}

/** Selects a file of the operator's where it lies. */
async function takeFile(dataDir: string, given: string): Promise<void> {
  const file = path.resolve(given);
  await access(file, constants.R_OK).catch((cause) => {
    const { code } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new ModelError(isMissing ? MODEL_MESSAGES.unknownName(given) : MODEL_MESSAGES.unreadable(file), { cause });
  });
  if (!(await isGguf(file))) throw new ModelError(MODEL_MESSAGES.notGguf(file));
  const name = path.basename(file, '.gguf');
  await selectModel(dataDir, { name, file });
  sayWhatWrites(name);
}

function sayWhatWrites(name: string): void {
  console.log(MODEL_MESSAGES.selected(name));
  const { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_SERVERS } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL) console.log(MODEL_MESSAGES.configuredFirst);
  else if (MODEL_SERVERS.length > 0) console.log(MODEL_MESSAGES.serversFirst);
}

function sayWhatIsFound({ path, repo, size, sha256 }: HubFile): void {
  console.log(`${path} of ${repo}: ${bytesInWords(size)}, SHA-256 ${sha256}`);
  const [needed, has] = [memoryFor(size), usableMemory()];
  if (needed > has) console.log(MODEL_MESSAGES.littleMemory(needed, has));
}

/** Fetches a file of the hub's and selects it. */
async function takeFromHub(dataDir: string, name: string, address: string): Promise<void> {
  const report: FetchReport = {
    found: sayWhatIsFound,
    say: (sentence) => console.log(sentence),
    progress: (size, from) => showProgress(process.stdout, size, from),
  };
  await fetchModel({ name, address }, { dataDir, signal: stop.signal, report });
  sayWhatWrites(name);
}

async function take(dataDir: string, given: string): Promise<void> {
  const model = CATALOG.find(({ name }) => name === given);
  if (model) return takeFromHub(dataDir, model.name, model.address);
  if (isHubAddress(given)) return takeFromHub(dataDir, given.slice('hf:'.length), given);
  return takeFile(dataDir, given);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { none: { type: 'boolean' } }, allowPositionals: true });
  const [given, more] = positionals;
  if (more !== undefined || (values.none && given !== undefined)) {
    throw Object.assign(new Error(MODEL_MESSAGES.usage), { code: 'ERR_PARSE_ARGS_TOO_MANY' });
  }
  nextEnv.loadEnvConfig(process.cwd(), false);
  const dataDir = path.resolve(env().DATA_DIR);
  if (!values.none && given === undefined) return list(dataDir);
  await requireOwner(dataDir, process.geteuid?.());
  if (given === undefined) return unselect(dataDir);
  return inDataDirectory(dataDir, () => take(dataDir, given));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

main()
  .catch((error: NodeJS.ErrnoException) => {
    const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
    const isCut = stop.signal.aborted && !(error instanceof ModelError);
    console.error(isUsage ? MODEL_MESSAGES.usage : isCut ? MODEL_MESSAGES.cut : error.message);
    process.exitCode = isUsage ? 2 : stop.signal.aborted ? INTERRUPTED : 1;
  })
  .finally(disconnect);
