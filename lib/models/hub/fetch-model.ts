import path from 'node:path';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { env } from '../../env.ts';
import { modelsFolder, selectModel } from '../selected-model.ts';
import { parseHubAddress } from './address.ts';
import { arrivedBytes, type Download, fetchFile } from './download.ts';
import { ModelError } from './failure.ts';
import { findHubFile } from './hub.ts';
import type { FetchReport } from './progress.ts';

type FetchOptions = { dataDir: string; signal: AbortSignal; report: FetchReport };

/**
 * Downloads a model from the hub (MODEL_HUB_BASE) and selects it, for `npm run model` and /operator. Continues an earlier
 * download.
 * @throws ModelError; errors of the file system
 */
export async function fetchModel(
  model: { name: string; address: string },
  { dataDir, signal, report }: FetchOptions,
): Promise<void> {
  const address = parseHubAddress(model.address);
  if (!address) throw new ModelError(MODEL_MESSAGES.wrongAddress(model.address));
  const { MODEL_HUB_BASE, HF_TOKEN: token } = env();
  const hub = { base: MODEL_HUB_BASE.replace(/\/+$/, ''), token, signal };
  const file = await findHubFile(hub, address);
  report.found(file);
  const place = path.join(file.repo, path.basename(file.path));
  const target = path.join(modelsFolder(dataDir), place);
  const download: Download = { hub, file, target, report };
  await fetchFile(download).catch(async (error: unknown) => {
    if (!signal.aborted) throw error;
    const sentence = MODEL_MESSAGES.stopped(await arrivedBytes(download), file.size);
    throw new ModelError(sentence, { cause: error });
  });
  await selectModel(dataDir, { name: model.name, file: place });
}
