import 'server-only';
import path from 'node:path';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireOperator } from '@/lib/auth/operator.ts';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { type ModelConnection, modelLabel } from '@/lib/models/connection.ts';
import { CATALOG, type CatalogModel } from '@/lib/models/hub/catalog.ts';
import { modelFetches } from '@/lib/models/hub/fetch-job.ts';
import { deleteFetch, queueFetch } from '@/lib/models/hub/fetch-mutations.ts';
import { findFetches } from '@/lib/models/hub/fetch-queries.ts';
import { fetchedOf, removeFetched } from '@/lib/models/hub/fetched.ts';
import { localProblem } from '@/lib/models/local/local-connection.ts';
import { memoryFor, usableMemory } from '@/lib/models/memory.ts';
import { readSelectedModel, selectModel, unselectModel } from '@/lib/models/selected-model.ts';
import { isLookingFirst } from '@/lib/models/servers/found-connection.ts';
import { modelConnection } from '@/lib/writing/generation/choose-writer.ts';
import { saveModelCheck } from './mutations.ts';
import { findModelCheck } from './queries.ts';
import { isUnderWay, modelStateOf } from './rules.ts';
import type { CurrentWriter, ModelTest, OfferedModel, OperatorState } from './schema.ts';
import { testModel } from './test-model.ts';

/** What the operator sees and does at /operator (docs/decisions/0104, 0105). Everybody else is refused with 403. */

const { models: texts, check } = OPERATOR_MESSAGES;

const dataDirectory = () => path.resolve(/* turbopackIgnore: true */ env().DATA_DIR);

/** The name of the selected model; null where none is, or what says so cannot be read. */
function selectedName(): string | null {
  try {
    return readSelectedModel(dataDirectory())?.name ?? null;
  } catch {
    return null;
  }
}

/** A model of the catalog by its name. */
function offered(name: string): CatalogModel {
  const model = CATALOG.find((each) => each.name === name);
  if (!model) throw new AppError('not-found', texts.unknown);
  return model;
}

/** What tests of a connection are stored under. */
const keyOf = ({ origin, server = '', model, baseUrl = '' }: ModelConnection) =>
  [origin, server, model, baseUrl].join(' ');

function writerOf(connection: ModelConnection): CurrentWriter {
  const { origin, server = null, baseUrl = null } = connection;
  const address = origin === 'local' ? null : baseUrl;
  return { origin, model: modelLabel(connection), server, address };
}

async function lastTestOf(connection: ModelConnection): Promise<ModelTest | null> {
  const found = await findModelCheck(keyOf(connection));
  if (!found) return null;
  const { isAnswering, message, milliseconds, checkedAt } = found;
  return { isAnswering, message, milliseconds, checkedAt: checkedAt.toISOString() };
}

async function modelsOf(selected: string | null): Promise<OfferedModel[]> {
  const fetches = await findFetches();
  return Promise.all(
    CATALOG.map(async ({ address, wantsGraphicsCard = false, ...model }) => ({
      ...model,
      wantsGraphicsCard,
      neededBytes: memoryFor(model.fileBytes),
      isSelected: model.name === selected,
      state: modelStateOf(fetches.get(model.name), await fetchedOf(dataDirectory(), address)),
    })),
  );
}

async function readState({ operatorToken }: Actor): Promise<OperatorState> {
  const connection = modelConnection();
  const selected = selectedName();
  return {
    isByLink: operatorToken !== undefined,
    writer: connection && writerOf(connection),
    isLooking: isLookingFirst(),
    problem: localProblem() ?? null,
    lastTest: connection && (await lastTestOf(connection)),
    memoryBytes: usableMemory(),
    models: await modelsOf(selected),
    selected,
  };
}

/** Everything that /operator shows. */
export async function getOperatorState(actor: Actor): Promise<OperatorState> {
  await requireOperator(actor);
  return readState(actor);
}

/** Asks the model that writes now for a word, and stores how that went. Takes as long as the model does, up to minutes. */
export async function testWriter(actor: Actor): Promise<OperatorState> {
  await requireOperator(actor);
  const connection = modelConnection();
  if (!connection) throw new AppError('conflict', check.noModel);
  const { checkedAt, ...result } = await testModel(connection);
  await saveModelCheck({ ...result, connection: keyOf(connection), checkedAt: new Date(checkedAt) });
  return readState(actor);
}

/** Begins to fetch a model, or goes on with it. */
export async function startFetch(actor: Actor, name: string): Promise<OperatorState> {
  await requireOperator(actor);
  await queueFetch(offered(name).name);
  modelFetches().notify();
  return readState(actor);
}

/** Stops fetching a model, or dismisses why that failed; what has arrived stays. */
export async function stopFetch(actor: Actor, name: string): Promise<OperatorState> {
  await requireOperator(actor);
  await deleteFetch(offered(name).name);
  modelFetches().abort(name);
  return readState(actor);
}

/**
 * Selects a model that is here, or none.
 * @throws AppError not-found for a name outside the catalog; conflict for a model that is not here
 */
export async function chooseModel(actor: Actor, name: string | null): Promise<OperatorState> {
  await requireOperator(actor);
  if (name === null) {
    await unselectModel(dataDirectory());
    return readState(actor);
  }
  const { file } = await fetchedOf(dataDirectory(), offered(name).address);
  if (file === null) throw new AppError('conflict', texts.notHere);
  await selectModel(dataDirectory(), { name, file });
  return readState(actor);
}

/**
 * Deletes what is here of a model; it is no longer selected.
 * @throws AppError conflict while it is being fetched
 */
export async function removeModel(actor: Actor, name: string): Promise<OperatorState> {
  await requireOperator(actor);
  const { address } = offered(name);
  const fetch = (await findFetches()).get(name);
  if (fetch && isUnderWay(modelStateOf(fetch, { file: null, partBytes: 0 }))) {
    throw new AppError('conflict', texts.busy);
  }
  await deleteFetch(name);
  if (selectedName() === name) await unselectModel(dataDirectory());
  await removeFetched(dataDirectory(), address);
  return readState(actor);
}
