import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { modelsFolder } from '../selected-model.ts';
import { hasQuantization, parseHubAddress } from './address.ts';

/** Files of a model on the disk. */
export type Fetched = {
  /** Path of the complete file in DATA_DIR/models, or null. */
  file: string | null;
  /** Bytes of the incomplete download, if any. */
  partBytes: number;
};

/** Suffix of an incomplete download (`partOf` in download.ts). */
const PART = /\.[0-9a-f]{16}\.part$/;

/** Complete and incomplete files of a model, and their folder in DATA_DIR/models. */
async function filesOf(dataDir: string, address: string) {
  const parsed = parseHubAddress(address);
  if (!parsed) throw new Error(`${address} is not the address of a model`);
  const names = await readdir(path.join(modelsFolder(dataDir), parsed.repo)).catch(() => []);
  const isOfModel = (name: string) =>
    'path' in parsed ? name === path.basename(parsed.path) : hasQuantization(name, parsed.quantization);
  return {
    folder: parsed.repo,
    whole: names.filter(isOfModel).toSorted((a, b) => a.length - b.length),
    parts: names.filter((name) => PART.test(name) && isOfModel(name.replace(PART, ''))),
  };
}

/** Finds the files of a model by its address at the hub. */
export async function fetchedOf(dataDir: string, address: string): Promise<Fetched> {
  const { folder, whole, parts } = await filesOf(dataDir, address);
  const [name] = whole;
  if (name !== undefined) return { file: path.join(folder, name), partBytes: 0 };
  const sizes = parts.map((part) =>
    stat(path.join(modelsFolder(dataDir), folder, part)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return { file: null, partBytes: Math.max(0, ...(await Promise.all(sizes))) };
}

/** Deletes all files of a model. */
export async function removeFetched(dataDir: string, address: string): Promise<void> {
  const { folder, whole, parts } = await filesOf(dataDir, address);
  for (const name of [...whole, ...parts]) {
    await rm(path.join(modelsFolder(dataDir), folder, name), { force: true });
  }
}
