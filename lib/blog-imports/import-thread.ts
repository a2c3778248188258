import { registerBundlerImports } from '../bundler-imports.ts';
import type { GivenFile, ImportedArticle, RawFile, RawPost } from './types.ts';

registerBundlerImports();
const { IMPORT_MESSAGES } = await import('../constants/import-messages.ts');
const { importedArticle } = await import('./article.ts');
const { ImportError } = await import('./errors.ts');
const { readFile } = await import('./read-file.ts');

/** A file to be divided into its posts, or one of these to be made into an article. */
export type ImportStep = { file: GivenFile } | { post: RawPost; name: string };

/** What came of it, or the sentence that says why nothing did; errors lose their class on the way. */
export type ImportStepResult =
  | { file: RawFile }
  | { article: ImportedArticle }
  | { refusal: string };

export default (step: ImportStep): ImportStepResult => {
  try {
    return 'file' in step
      ? { file: readFile(step.file) }
      : { article: importedArticle(step.post, step.name) };
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.message };
    // The stack is full: parsers call themselves for what stands in something else.
    if (error instanceof RangeError) return { refusal: IMPORT_MESSAGES.tooDeep };
    throw error;
  }
};
