import { registerBundlerImports } from '../../bundler-imports.ts';

registerBundlerImports();
const { note } = await import('../../messages/catalogue.ts');
const { readablePage, UnreadablePageError } = await import('./readable-text.ts');

/** The readable text of a page, or a note that says why it cannot be a source; errors lose their class on the way. */
export default (page: Parameters<typeof readablePage>[0]) => {
  try {
    return { page: readablePage(page) };
  } catch (error) {
    if (error instanceof UnreadablePageError) return { refusal: error.reason };
    if (error instanceof RangeError) return { refusal: note('writing.sources.nested') };
    throw error;
  }
};
