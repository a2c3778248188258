import path from 'node:path';
import { parserInThread } from '@/lib/untrusted/parse.ts';
import { type readablePage, UnreadablePageError } from './readable-text.ts';
import type sourcePage from './source-page-thread.ts';

const parse = parserInThread<typeof sourcePage>(
  path.resolve('lib/research/pages/source-page-thread.ts'),
);

/**
 * The readable text of a fetched page, as `readablePage` finds it in a thread of its own.
 * @throws UnreadablePageError, ParseLimitError; the signal's reason
 */
export async function parseSourcePage(
  { url, contentType, body }: Parameters<typeof readablePage>[0],
  signal: AbortSignal,
): Promise<ReturnType<typeof readablePage>> {
  const parsed = await parse({ url, contentType, body }, signal);
  if (parsed.page) return parsed.page;
  throw new UnreadablePageError(parsed.refusal);
}
