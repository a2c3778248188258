import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The model file that is written with, as DATA_DIR/models/selected.json says. */
const selectedModelSchema = z.object({
  /** What people call it. */
  name: z.string().min(1),
  /** Where its GGUF file is: a path, absolute or in DATA_DIR/models. */
  file: z.string().min(1),
});

/** A model that `npm run model` has fetched or was shown. */
export type SelectedModel = z.infer<typeof selectedModelSchema>;

/** The folder of the model files. */
export const modelsFolder = (dataDir: string): string => path.join(dataDir, 'models');

const selectionOf = (dataDir: string) => path.join(modelsFolder(dataDir), 'selected.json');

/** The model that was selected last, with the absolute path of its file; null where there is none. */
export function readSelectedModel(dataDir: string): SelectedModel | null {
  try {
    const selected = selectedModelSchema.parse(JSON.parse(readFileSync(selectionOf(dataDir), 'utf8')));
    return { ...selected, file: path.resolve(modelsFolder(dataDir), selected.file) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Selects a model: every process on this DATA_DIR writes with it from its next article on. */
export async function selectModel(dataDir: string, selected: SelectedModel): Promise<void> {
  const file = selectionOf(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(selected, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}

/**
 * Selects no model any more; the file stays.
 * @returns whether one was selected
 */
export async function unselectModel(dataDir: string): Promise<boolean> {
  try {
    await rm(selectionOf(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
