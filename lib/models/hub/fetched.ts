import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { modelsFolder } from '../selected-model.ts';
import { hasQuantization, parseHubAddress } from './address.ts';

/** What of a model is on the disk. */
export type Fetched = {
  /** Its file, as a path in DATA_DIR/models; null while it is not there whole. */
  file: string | null;
  /** How many bytes of it have arrived while it is not. */
  partBytes: number;
};

/** The end of the name of a file that is not there whole: `partOf` in download.ts. */
const PART = /\.[0-9a-f]{16}\.part$/;

/** The files of a model, whole or not: their folder in DATA_DIR/models, and their names. */
async function filesOf(dataDir: string, address: string) {
  const parsed = parseHubAddress(address);
  if (!parsed) throw new Error(`${address} is no address of a model`);
  const names = await readdir(path.join(modelsFolder(dataDir), parsed.repo)).catch(() => []);
  const isOfModel = (name: string) =>
    'path' in parsed ? name === path.basename(parsed.path) : hasQuantization(name, parsed.quantization);
  return {
    folder: parsed.repo,
    whole: names.filter(isOfModel).toSorted((a, b) => a.length - b.length),
    parts: names.filter((name) => PART.test(name) && isOfModel(name.replace(PART, ''))),
  };
}

/**
 * Looks up what of a model is on the disk, whichever command or process has fetched it.
 * @param address its address at the hub
 */
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

/** Deletes all that is on the disk of a model. */
export async function removeFetched(dataDir: string, address: string): Promise<void> {
  const { folder, whole, parts } = await filesOf(dataDir, address);
  for (const name of [...whole, ...parts]) {
    await rm(path.join(modelsFolder(dataDir), folder, name), { force: true });
  }
}
