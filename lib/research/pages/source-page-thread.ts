import { registerBundlerImports } from '../../bundler-imports.ts';

registerBundlerImports();
const { inEnglish } = await import('../../messages/catalogue.ts');
const { readablePage, UnreadablePageError } = await import('./readable-text.ts');

/** The readable text of a page, or the sentence that says why it cannot be a source; errors lose their class on the way. */
export default (page: Parameters<typeof readablePage>[0]) => {
  try {
    return { page: readablePage(page) };
  } catch (error) {
    if (error instanceof UnreadablePageError) return { refusal: error.message };
    if (error instanceof RangeError) return { refusal: inEnglish('writing.sources.nested') };
    throw error;
  }
};
