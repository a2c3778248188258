import 'server-only';
import path from 'node:path';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireOperator } from '@/lib/auth/operator.ts';
import { readLastBackup } from '@/lib/backup/files.ts';
import { env } from '@/lib/env.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { hasContact } from '@/lib/legal/service.ts';
import { NotedError, note, sentence } from '@/lib/messages/catalogue.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { CATALOG, type CatalogModel, memoryFor, usableMemory } from '@/lib/models/hub/catalog.ts';
import { fetchedModel, removeFetched } from '@/lib/models/hub/download.ts';
import { modelFetches } from '@/lib/models/hub/fetch-job.ts';
import { deleteFetch, queueFetch } from '@/lib/models/hub/fetch-mutations.ts';
import { localProblem } from '@/lib/models/local/local-connection.ts';
import { readSelectedModel, selectModel, unselectModel } from '@/lib/models/selected-model.ts';
import { isLookingFirst } from '@/lib/models/servers/server-watch.ts';
import {
  findCost,
  findEditingMedians,
  findFailures,
  findFetches,
  findModelCheck,
  findQueue,
} from '@/lib/operator/queries.ts';
import { findKeys } from '@/lib/provenance/queries.ts';
import { rotateSigningKey } from '@/lib/provenance/signing-keys.ts';
import { countOpen } from '@/lib/reports/queries.ts';
import { createChatClient, plainText } from '@/lib/writing/chat/chat-client.ts';
import { newFenceMark } from '@/lib/writing/chat/prompt.ts';
import { modelConnection } from '@/lib/writing/generation/choose-writer.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import { saveModelCheck } from './mutations.ts';
import { isDownloading, modelState } from './rules.ts';
import type { CurrentWriter, ModelTest, OfferedModel, OperatorState, SiteStatus } from './schema.ts';

const TEST_MINUTES = 3;

const TASK = 'Answer with the one word OK.';

const ANSWERED = new Error('the model has started to answer');
const TOO_LATE = new Error('the model takes too long');

function describeTestError(error: unknown): string {
  if (error === TOO_LATE) return note('models.noAnswer', { minutes: TEST_MINUTES });
  const { cause = error } = error as Error;
  return cause instanceof NotedError ? cause.reason : (cause as Error).message;
}

async function firstWords({ origin, server: _, ...options }: ModelConnection, stop: AbortController): Promise<void> {
  const ask = createChatClient({ ...options, timeoutMs: env().OPENAI_TIMEOUT_MS, isSmall: origin !== 'configured' });
  await ask(
    {
      name: 'test',
      schema: plainText,
      words: 1,
      prompt: () => ({ rules: TASK, shortRules: TASK, shared: [], task: [TASK] }),
      onContent: (content) => content.trim() && stop.abort(ANSWERED),
      read: (answer) => answer.trim() || undefined,
    },
    { signal: stop.signal, language: 'english', fenceMark: newFenceMark(), meter: createUsageMeter() },
  );
}

/** Tests whether a model answers, and how fast. Never rejects. */
async function testModel(connection: ModelConnection): Promise<ModelTest> {
  const began = performance.now();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(TOO_LATE), TEST_MINUTES * 60_000);
  const ended = (message: string): ModelTest => ({
    isAnswering: message === '',
    message,
    milliseconds: Math.round(performance.now() - began),
    checkedAt: new Date().toISOString(),
  });
  try {
    await firstWords(connection, stop);
    return ended('');
  } catch (error) {
    return ended(stop.signal.reason === ANSWERED ? '' : describeTestError(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Use cases of /operator (docs/decisions/0104, 0066). Anyone else gets 403. */

const dataDirectory = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR);

function selectedName(): string | null {
  try {
    return readSelectedModel(dataDirectory())?.name ?? null;
  } catch {
    return null;
  }
}

function offered(name: string): CatalogModel {
  const model = CATALOG.find((each) => each.name === name);
  if (!model) throw new AppError('not-found', sentence('models.unknown'));
  return model;
}

const connectionKey = ({ origin, server = '', model, baseUrl = '' }: ModelConnection) =>
  [origin, server, model, baseUrl].join(' ');

function describeWriter(connection: ModelConnection): CurrentWriter {
  const { origin, server = null, baseUrl = null } = connection;
  return { origin, model: modelLabel(connection), server, address: origin === 'local' ? null : baseUrl };
}

async function findLastTest(connection: ModelConnection): Promise<ModelTest | null> {
  const found = await findModelCheck(connectionKey(connection));
  if (!found) return null;
  const { connection: _, checkedAt, ...result } = found;
  return { ...result, checkedAt: checkedAt.toISOString() };
}

async function offeredModels(selected: string | null): Promise<OfferedModel[]> {
  const fetches = await findFetches();
  return Promise.all(
    CATALOG.map(async ({ address, wantsGraphicsCard = false, ...model }) => ({
      ...model,
      wantsGraphicsCard,
      neededBytes: memoryFor(model.fileBytes),
      isSelected: model.name === selected,
      state: modelState(fetches.get(model.name), await fetchedModel(dataDirectory(), address)),
    })),
  );
}

async function signingKeyState(): Promise<OperatorState['signingKey']> {
  const keys = await findKeys();
  const active = keys.find(({ retiredAt }) => retiredAt === null);
  return { since: active?.createdAt.toISOString() ?? null, retired: keys.length - (active ? 1 : 0) };
}

/** @throws when the note of the last backup is damaged */
async function readStatus(): Promise<SiteStatus> {
  const backup = env().DATABASE_URL ? 'server' : await readLastBackup(dataDirectory());
  return { queue: await findQueue(), failures: await findFailures(), cost: await findCost(), backup };
}

async function readState({ operatorToken }: Actor): Promise<OperatorState> {
  const connection = modelConnection();
  const selected = selectedName();
  return {
    isByLink: operatorToken !== undefined,
    hasContact: await hasContact(),
    writer: connection && describeWriter(connection),
    isLooking: isLookingFirst(),
    openReports: await countOpen(),
    editing: await findEditingMedians(),
    status: await readStatus(),
    problem: tell(localProblem() ?? '') || null,
    lastTest: connection && (await findLastTest(connection)),
    memoryBytes: usableMemory(),
    models: await offeredModels(selected),
    selected,
    signingKey: await signingKeyState(),
  };
}

/** A use case that only the operator may perform, and that answers the new state. @throws AppError forbidden */
const forOperator =
  <Given extends unknown[]>(perform: (...given: Given) => Promise<unknown>) =>
  async (actor: Actor, ...given: Given): Promise<OperatorState> => {
    await requireOperator(actor);
    await perform(...given);
    return readState(actor);
  };

export const getOperatorState = forOperator(async () => undefined);

export const testWriter = forOperator(async () => {
  const connection = modelConnection();
  if (!connection) throw new AppError('conflict', sentence('models.noneConnected'));
  const { checkedAt, ...result } = await testModel(connection);
  await saveModelCheck({ ...result, connection: connectionKey(connection), checkedAt: new Date(checkedAt) });
});

export const rotateKey = forOperator(rotateSigningKey);

export const startFetch = forOperator(async (name: string) => {
  await queueFetch(offered(name).name);
  modelFetches().notify();
});

export const stopFetch = forOperator(async (name: string) => {
  await deleteFetch(offered(name).name);
  modelFetches().abort(name);
});

/** Selects a downloaded model, or none. @throws AppError not-found outside the catalog, conflict without its file */
export const chooseModel = forOperator(async (name: string | null) => {
  if (name === null) return unselectModel(dataDirectory());
  const { file } = await fetchedModel(dataDirectory(), offered(name).address);
  if (file === null) throw new AppError('conflict', sentence('models.notHere'));
  return selectModel(dataDirectory(), { name, file });
});

/** Deletes the files of a model and its selection. @throws AppError conflict during its download */
export const removeModel = forOperator(async (name: string) => {
  const { address } = offered(name);
  const fetch = (await findFetches()).get(name);
  const isBusy = fetch && isDownloading(modelState(fetch, { file: null, partBytes: 0 }));
  if (isBusy) throw new AppError('conflict', sentence('models.busy'));
  await deleteFetch(name);
  if (selectedName() === name) await unselectModel(dataDirectory());
  await removeFetched(dataDirectory(), address);
});
