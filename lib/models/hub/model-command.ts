import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { LANGUAGE_DETAILS, LANGUAGES } from '../../constants/options.ts';
import { inDataDirectory, requireOwner } from '../../data-directory.ts';
import { env } from '../../env.ts';
import { inEnglish, note, say, translatorFor } from '../../messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '../../messages/languages.ts';
import { hasRunner, readSelectedModel, type SelectedModel, selectModel, unselectModel } from '../selected-model.ts';
import { CATALOG, memoryFor, usableMemory } from './catalog.ts';
import { type FetchProgress, fetchModel } from './download.ts';
import { type HubFile, ModelError } from './hub.ts';
import { bytesInWords, timeLeft } from './progress-words.ts';

/** `npm run model` (docs/models.md). It needs no database and works beside a running server. */

const TEXTS = {
  usage: `Usage: npm run model                          lists models
       npm run model -- NAME                  downloads one of them and writes with it
       npm run model -- hf:owner/repo:Q4_K_M  downloads any other from the hub
       npm run model -- path/to/file.gguf     writes with your own file, in place
       npm run model -- --none                stops using a local model`,
  unknownName: (name: string) =>
    `There is no model or file named "${name}". npm run model lists the models. To download any other, give its address (hf:owner/repo:Q4_K_M).`,
  selected: (name: string) => `Quillcast uses ${name} from the next article on. A running server needs no restart.`,
  configuredFirst: 'OPENAI_API_KEY or OPENAI_BASE_URL is set here and takes precedence. Unset them to use this model.',
  serversFirst:
    'A model server running on this machine (Ollama, LM Studio, llama.cpp) takes precedence unless MODEL_SERVERS is off.',
  unselected: 'Quillcast no longer uses a local model. The file was kept.',
  noneSelected: 'No model was selected.',
  selectedIsGone: (file: string) =>
    `The selected model's file ${file} no longer exists. Download it again or choose another one.`,
  selectionUnreadable: (why: string) =>
    `We could not read the selection. Choose a model again. (${why.replace(/\s+/g, ' ')})`,
  lowMemory: (needed: number, has: number) =>
    `Note: it needs about ${bytesInWords(needed)} of memory, and this machine has ${bytesInWords(has)}. Without a graphics card for the rest, it will be very slow or fail. npm run model lists smaller ones.`,
  cut: 'Stopped.',
  damaged: (file: string) =>
    `${file} is damaged, cut off or not a GGUF file, the format of llama.cpp. Download or copy it again.`,
  unreadable: (file: string) => `${file} cannot be read. Give the user that runs Quillcast read permission.`,
} as const;

const languages = new Intl.ListFormat('en').format(LANGUAGES.map((language) => LANGUAGE_DETAILS[language].name));

function listOfModels(memory: number, selected: SelectedModel | null): string {
  const rows = CATALOG.map(({ name, title, license, fileBytes, languages: known }) => {
    const needed = memoryFor(fileBytes);
    const mark = name === selected?.name ? '*' : needed > memory ? '-' : ' ';
    const cells = [`${bytesInWords(fileBytes)}`.padStart(7), `${bytesInWords(needed)}`.padStart(7)];
    return [
      mark,
      name.padEnd(13),
      title.padEnd(22),
      license,
      ...cells,
      inEnglish(`operator.models.knows.${known}`),
    ].join('  ');
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
    console.log(`${TEXTS.selectionUnreadable((error as Error).message)}\n`);
  }
  if (selected && !existsSync(selected.file)) console.log(`${TEXTS.selectedIsGone(selected.file)}\n`);
  console.log(`${listOfModels(usableMemory(), selected)}\n\n${TEXTS.usage}`);
}

/** @throws ModelError for a file that is damaged, cut off or of another format */
async function requireWhole(file: string): Promise<void> {
  const { readGgufFileInfo } = await import('node-llama-cpp');
  const info = await readGgufFileInfo(file, { sourceType: 'filesystem', logWarnings: false }).catch(() => undefined);
  const { size } = await stat(file);
  if (!info || info.fullTensorInfo?.some(({ fileOffset }) => fileOffset >= size)) {
    throw new ModelError(TEXTS.damaged(file));
  }
}

async function selectFile(dataDir: string, given: string): Promise<void> {
  if (!hasRunner()) throw new ModelError(note('models.noRunner'));
  const file = path.resolve(given);
  await access(file, constants.R_OK).catch((cause) => {
    const { code } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    throw new ModelError(isMissing ? TEXTS.unknownName(given) : TEXTS.unreadable(file), { cause });
  });
  await requireWhole(file);
  const name = path.basename(file, '.gguf');
  await selectModel(dataDir, { name, file });
  printSelection(name);
}

function printSelection(name: string): void {
  console.log(TEXTS.selected(name));
  const { OPENAI_API_KEY, OPENAI_BASE_URL, MODEL_SERVERS } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL) console.log(TEXTS.configuredFirst);
  else if (MODEL_SERVERS.length > 0) console.log(TEXTS.serversFirst);
}

function printFile({ path, repo, size, sha256 }: HubFile): void {
  console.log(`${path} of ${repo}: ${bytesInWords(size)}, SHA-256 ${sha256}`);
  const [needed, has] = [memoryFor(size), usableMemory()];
  if (needed > has) console.log(TEXTS.lowMemory(needed, has));
}

function createProgressDisplay() {
  const t = translatorFor(SOURCE_LANGUAGE, 'operator.models');
  let shown = 0;
  return ({ sizeBytes, doneBytes, bytesPerSecond, message }: FetchProgress): void => {
    const percent = Math.floor((doneBytes / sizeBytes) * 20) * 5;
    if (message) console.log(say(SOURCE_LANGUAGE, message));
    else if (percent !== shown) {
      const speed = `${bytesInWords(bytesPerSecond)}/s`;
      console.log(`${percent} %  ${speed}  ${timeLeft(t, (sizeBytes - doneBytes) / bytesPerSecond)}`);
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
    throw Object.assign(new Error(TEXTS.usage), { code: 'ERR_PARSE_ARGS_TOO_MANY' });
  }
  nextEnv.loadEnvConfig(process.cwd(), false);
  const dataDir = path.resolve(env().DATA_DIR);
  if (!values.none && given === undefined) return list(dataDir);
  await requireOwner(dataDir, process.geteuid?.());
  if (given === undefined) {
    console.log((await unselectModel(dataDir)) ? TEXTS.unselected : TEXTS.noneSelected);
    return;
  }
  return inDataDirectory(dataDir, () => take(dataDir, given));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

main()
  .catch((error: NodeJS.ErrnoException) => {
    const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
    const isCut = stop.signal.aborted && !(error instanceof ModelError);
    console.error(isUsage ? TEXTS.usage : isCut ? TEXTS.cut : error.message);
    process.exitCode = isUsage ? 2 : stop.signal.aborted ? INTERRUPTED : 1;
  })
  // Some connections may still be open.
  .finally(() => process.exit());
