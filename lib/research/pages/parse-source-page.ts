import path from 'node:path';
import { parserInThread } from '@/lib/untrusted/parse.ts';
import type { ParseRequest } from '@/lib/untrusted/parse-request.ts';
import { type readablePage, UnreadablePageError } from './readable-text.ts';
import type sourcePage from './source-page-thread.ts';

const parse = parserInThread<typeof sourcePage>(path.resolve('lib/research/pages/source-page-thread.ts'));

/**
 * The readable text of a fetched page, as `readablePage` finds it in a thread of its own.
 * @throws UnreadablePageError, ParseLimitError; the reason of the request's signal
 */
export async function parseSourcePage(
  { url, contentType, body }: Parameters<typeof readablePage>[0],
  parsing: ParseRequest,
): Promise<ReturnType<typeof readablePage>> {
  const parsed = await parse({ url, contentType, body }, parsing, url);
  if (parsed.page) return parsed.page;
  throw new UnreadablePageError(parsed.refusal);
}
