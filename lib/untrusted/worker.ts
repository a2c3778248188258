import type { MessagePort } from 'node:worker_threads';
import { registerBundlerImports } from '../server/bundler-imports.ts';

/** Runs in the threads of `parse.ts`: the parsers of what strangers wrote, by name. */

registerBundlerImports();
const { readablePage, UnreadablePageError } = await import('../writing/readable-text.ts');
const { findLink } = await import('../backlinks/find-link.ts');
const { fileTypeFromBuffer } = await import('file-type');

/** A parser's input, and where to say that it begins: from then on its time is counted. */
export type Task<Input> = { input: Input; started: MessagePort };

function timed<Input, Result>(parse: (input: Input) => Result) {
  return ({ input, started }: Task<Input>): Result => {
    started.postMessage(null);
    started.close();
    return parse(input);
  };
}

/** The readable text of a page, or the sentence that says why it cannot be a source; errors lose their class on the way. */
export const sourcePage = timed((page: Parameters<typeof readablePage>[0]) => {
  try {
    return { page: readablePage(page) };
  } catch (error) {
    if (error instanceof UnreadablePageError) return { refusal: error.message };
    throw error;
  }
});

/** What a page says about an address. */
export const pageLinks = timed((args: Parameters<typeof findLink>) => findLink(...args));

/** The kind of file that bytes are, as a MIME type. */
export const fileType = timed(async (bytes: Uint8Array) => (await fileTypeFromBuffer(bytes))?.mime);
