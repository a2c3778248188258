import { readFileSync } from 'node:fs';
import { readSources } from '@/lib/research/sources.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';
import { servePages } from '@/tests/fakes/pages.ts';

/** Five long pages of different kinds about sourdough bread. */
export const KINDS = ['guide', 'comparison', 'history', 'news', 'recipe'] as const;
export type Kind = (typeof KINDS)[number];

const LICENSE_LINK =
  '<p><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p></article>';

const fileOf = (kind: Kind) =>
  readFileSync(new URL(`../../../fakes/bread-pages/${kind}.html`, import.meta.url), 'utf8');

/**
 * The pages as they are read over HTTP.
 * @param licensed those that stand under CC BY 4.0
 */
export async function readBreadPages(
  kinds: readonly Kind[],
  licensed: readonly Kind[] = [],
): Promise<SourceDocument[]> {
  const htmlOf = (kind: Kind) =>
    licensed.includes(kind) ? fileOf(kind).replace('</article>', LICENSE_LINK) : fileOf(kind);
  const routes = kinds.map((kind) => [
    `/${kind}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' }, body: htmlOf(kind) },
  ]);
  await using site = await servePages(Object.fromEntries(routes));
  const { documents } = await readSources(
    kinds.map((kind) => site.at(`/${kind}`)),
    { signal: AbortSignal.timeout(20_000), requester: 'a test', allowHosts: [site.host] },
  );
  return documents;
}

/** A request for an English digest. */
export function aRequest(sources: readonly SourceDocument[], changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    topic: 'sourdough bread',
    length: 'medium',
    language: 'english',
    signal: AbortSignal.timeout(20_000),
    ...changes,
    sources,
  };
}
