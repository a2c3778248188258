import { registerBundlerImports } from '../bundler-imports.ts';
import type { ArchiveContents, ArchivePlace, ImportedArticle, RawFile, RawPost, TextFile } from './types.ts';

registerBundlerImports();
const { IMPORT_MESSAGES } = await import('../constants/import-messages.ts');
const { readArchive, readPicture } = await import('./archive.ts');
const { importedArticle } = await import('./article.ts');
const { ImportError } = await import('./errors.ts');
const { readFile } = await import('./read-file.ts');

/**
 * A step of an import: an archive is opened, a file divided into its posts, one of these made into an article, a picture taken
 * out of an archive. `place` is where the file stands in an archive.
 */
export type ImportStep =
  | { archive: Uint8Array }
  | { file: TextFile; place?: ArchivePlace | undefined }
  | { post: RawPost; name: string; place?: ArchivePlace | undefined }
  | { archive: Uint8Array; picture: string };

/** What came of it, or the sentence that says why nothing did; errors lose their class on the way. */
export type ImportStepResult =
  | { contents: ArchiveContents }
  | { file: RawFile }
  | { article: ImportedArticle }
  | { picture: Uint8Array | undefined }
  | { refusal: string };

function perform(step: ImportStep): ImportStepResult {
  if ('file' in step) return { file: readFile(step.file, step.place) };
  if ('post' in step) return { article: importedArticle(step.post, step.name, step.place) };
  if ('picture' in step) return { picture: readPicture(step.archive, step.picture) };
  return { contents: readArchive(step.archive) };
}

export default (step: ImportStep): ImportStepResult => {
  try {
    return perform(step);
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.message };
    // The stack is full: parsers call themselves for what stands in something else.
    if (error instanceof RangeError) return { refusal: IMPORT_MESSAGES.tooDeep };
    throw error;
  }
};
