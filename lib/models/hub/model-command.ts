import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { bytesInWords, MODEL_MESSAGES, timeLeft } from '../../constants/operator-messages.ts';
import { LANGUAGE_DETAILS, LANGUAGES } from '../../constants/options.ts';
import { inDataDirectory, requireOwner } from '../../data-directory.ts';
import { env } from '../../env.ts';
import { hasRunner, readSelectedModel, type SelectedModel, selectModel, unselectModel } from '../selected-model.ts';
import { CATALOG, memoryFor, usableMemory } from './catalog.ts';
import { type FetchProgress, fetchModel } from './download.ts';
import { type HubFile, ModelError } from './hub.ts';

/** `npm run model` (docs/models.md). It needs no database and works beside a running server. */

const languages = new Intl.ListFormat('en').format(LANGUAGES.map((language) => LANGUAGE_DETAILS[language].name));

function listOfModels(memory: number, selected: SelectedModel | null): string {
  const rows = CATALOG.map(({ name, title, license, fileBytes, languages: known }) => {
    const needed = memoryFor(fileBytes);
    const mark = name === selected?.name ? '*' : needed > memory ? '-' : ' ';
    const cells = [`${bytesInWords(fileBytes)}`.padStart(7), `${bytesInWords(needed)}`.padStart(7)];
    return [mark, name.padEnd(13), title.padEnd(22), license, ...cells, known].join('  ');
  });
  const isElsewhere = selected && !CATALOG.some(({ name }) => name === selected.name);
  return `Models that write ${languages}: name, license, size, memory, languages. Sizes and memory are approximate.

${rows.join('\n')}

* is selected${isElsewhere ? `: ${selected.name} (${selected.file})` : ''}${selected ? '' : ': none'}; - needs more than this machine's ${bytesInWords(memory)} of memory.`;
}

const INTERRUPTED = 130;

const stop = new AbortController();

function list(dataDir: string): void {
  let selected: SelectedModel | null = null;
  try {
    selected = readSelectedModel(dataDir);
  } catch (error) {
    console.log(`${MODEL_MESSAGES.selectionUnreadable((error as Error).message)}\n`);
  }
  if (selected && !existsSync(selected.file)) console.log(`${MODEL_MESSAGES.selectedIsGone(selected.file)}\n`);
  console.log(`${listOfModels(usableMemory(), selected)}\n\n${MODEL_MESSAGES.usage}`);
}

/** @throws ModelError for a file that is damaged, cut off or of another format */
async function requireWhole(file: string): Promise<void> {
  const { readGgufFileInfo } = await import('node-llama-cpp');
  const info = await readGgufFileInfo(file, { sourceType: 'filesystem', logWarnings: false }).catch(() => undefined);
  const { size } = await stat(file);
  if (!info || info.fullTensorInfo?.some(({ fileOffset }) => fileOffset >= size)) {
    throw new ModelError(MODEL_MESSAGES.damaged(file));
  }
}

async function selectFile(dataDir: string, given: string): Promise<void> {
  if (!hasRunner()) throw new ModelError(MODEL_MESSAGES.noRunner);
  const file = path.resolve(given);
  await access(file, constants.R_OK).catch((cause) => {
    const { code } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new ModelError(isMissing ? MODEL_MESSAGES.unknownName(given) : MODEL_MESSAGES.unreadable(file), { cause });
  });
  await requireWhole(file);
  const name = path.basename(file, '.gguf');
  await selectModel(dataDir, { name, file });
  printSelection(name);
}

function printSelection(name: string): void {
  console.log(MODEL_MESSAGES.selected(name));
  const { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_SERVERS } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL) console.log(MODEL_MESSAGES.configuredFirst);
  else if (MODEL_SERVERS.length > 0) console.log(MODEL_MESSAGES.serversFirst);
}

function printFile({ path, repo, size, sha256 }: HubFile): void {
  console.log(`${path} of ${repo}: ${bytesInWords(size)}, SHA-256 ${sha256}`);
  const [needed, has] = [memoryFor(size), usableMemory()];
  if (needed > has) console.log(MODEL_MESSAGES.lowMemory(needed, has));
}

function createProgressDisplay() {
  let shown = 0;
  return ({ sizeBytes, doneBytes, bytesPerSecond, message }: FetchProgress): void => {
    const percent = Math.floor((doneBytes / sizeBytes) * 20) * 5;
    if (message) console.log(message);
    else if (percent !== shown) {
      const speed = `${bytesInWords(bytesPerSecond)}/s`;
      console.log(`${percent} %  ${speed}  ${timeLeft((sizeBytes - doneBytes) / bytesPerSecond)}`);
    }
    shown = percent;
  };
}

async function take(dataDir: string, given: string): Promise<void> {
  const model = CATALOG.find(({ name }) => name === given);
  if (!model && !/^hf:/i.test(given)) return selectFile(dataDir, given);
  const { name, address } = model ?? { name: given.slice('hf:'.length), address: given };
  const report = { found: printFile, progress: createProgressDisplay() };
  await fetchModel({ name, address }, { dataDir, signal: stop.signal, report });
  printSelection(name);
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
  if (given === undefined) {
    console.log((await unselectModel(dataDir)) ? MODEL_MESSAGES.unselected : MODEL_MESSAGES.noneSelected);
    return;
  }
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
  // Some connections may still be open.
  .finally(() => process.exit());
