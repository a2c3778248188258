import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const SYSTEMS: Readonly<Record<string, string>> = { darwin: 'mac', win32: 'win' };

export const RUNNER_PACKAGES = `node_modules/@node-llama-cpp/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}*`;

export const hasRunner = (): boolean =>
  existsSync('node_modules/node-llama-cpp/package.json') && globSync(`${RUNNER_PACKAGES}/package.json`).length > 0;

/** Content of DATA_DIR/models/selected.json: a display name, and the path of a GGUF file, absolute or from DATA_DIR/models. */
const selectedModelSchema = z.object({ name: z.string().min(1), file: z.string().min(1) });

export type SelectedModel = z.infer<typeof selectedModelSchema>;

export const modelsFolder = (dataDir: string): string => path.join(dataDir, 'models');

const readSelection = (dataDir: string) => path.join(modelsFolder(dataDir), 'selected.json');

export function readSelectedModel(dataDir: string): SelectedModel | null {
  try {
    const selected = selectedModelSchema.parse(JSON.parse(readFileSync(readSelection(dataDir), 'utf8')));
    return { ...selected, file: path.resolve(modelsFolder(dataDir), selected.file) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function selectModel(dataDir: string, selected: SelectedModel): Promise<void> {
  const file = readSelection(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(selected, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

export async function unselectModel(dataDir: string): Promise<boolean> {
  try {
    await rm(readSelection(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
