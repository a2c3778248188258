import { registerBundlerImports } from '../bundler-imports.ts';

registerBundlerImports();
const { note } = await import('../messages/catalogue.ts');
const { importedArticle } = await import('./article.ts');
const { readArchive, readFile, readPicture } = await import('./read-file.ts');
const { ImportError } = await import('./schema.ts');

const STEPS = { archive: readArchive, file: readFile, post: importedArticle, picture: readPicture };

export type ImportSteps = typeof STEPS;

/** The result, or a refusal for the user, as errors lose their class between threads. */
type ImportStepResult = { result: unknown } | { refusal: string };

export default ({ step, input }: { step: keyof ImportSteps; input: readonly unknown[] }): ImportStepResult => {
  try {
    const perform: (...input: never[]) => unknown = STEPS[step];
    return { result: perform(...(input as never[])) };
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.reason };
    // Stack overflow: parsers recurse into nested markup.
    if (error instanceof RangeError) return { refusal: note('imports.tooDeep') };
    throw error;
  }
};
