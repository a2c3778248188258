import { readFileSync } from 'node:fs';
import { readableText } from '@/lib/research/pages/readable-text.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { WritingRequest } from '@/lib/writing/types.ts';

/** Five long pages of different kinds about sourdough bread. */
export const KINDS = ['guide', 'comparison', 'history', 'news', 'recipe'] as const;
export type Kind = (typeof KINDS)[number];

const LICENSE_LINK =
  '<p><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p></article>';

const makeFile = (kind: Kind) =>
  readFileSync(new URL(`../../../fakes/bread-pages/${kind}.html`, import.meta.url), 'utf8');

/** The pages as they are read; `licensed` stand under CC BY 4.0. */
export const readBreadPages = (kinds: readonly Kind[], licensed: readonly Kind[] = []): SourceDocument[] =>
  kinds.map((kind, at) => {
    const url = `https://bread.example/${kind}`;
    const html = licensed.includes(kind) ? makeFile(kind).replace('</article>', LICENSE_LINK) : makeFile(kind);
    return { number: at + 1, url, ...readableText(html, url) };
  });

/** A request for an English digest. */
export function aRequest(sources: readonly SourceDocument[], changes: Partial<WritingRequest> = {}): WritingRequest {
  return {
    topic: 'sourdough bread',
    length: 'medium',
    language: 'english',
    signal: new AbortController().signal,
    ...changes,
    sources,
  };
}
