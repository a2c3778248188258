import { registerBundlerImports } from '../bundler-imports.ts';
import type { ArchiveContents, ArchivePlace, ImportedArticle, RawFile, RawPost, TextFile } from './types.ts';

registerBundlerImports();
const { IMPORT_MESSAGES } = await import('../constants/import-messages.ts');
const { readArchive, readPicture } = await import('./archive.ts');
const { importedArticle } = await import('./article.ts');
const { ImportError } = await import('./errors.ts');
const { readFile } = await import('./read-file.ts');

/** A step of an import: open an archive, split a file into posts, convert a post, extract a picture. */
export type ImportStep =
  | { archive: Uint8Array }
  | { file: TextFile; place?: ArchivePlace | undefined }
  | { post: RawPost; name: string; place?: ArchivePlace | undefined }
  | { archive: Uint8Array; picture: string };

/** The result, or a refusal for the user, as errors lose their class between threads. */
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
    // Stack overflow: parsers recurse into nested markup.
    if (error instanceof RangeError) return { refusal: IMPORT_MESSAGES.tooDeep };
    throw error;
  }
};
