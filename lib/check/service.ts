import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { findBlogAccess, findSummaries } from '@/lib/blogs/queries.ts';
import { type StoredAccess, visibleTo } from '@/lib/blogs/rights.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { isEditedByPerson } from '@/lib/blogs/source-type.ts';
import { MAX_CHECKED_CHARACTERS } from '@/lib/constants/limits.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { readSources } from '@/lib/research/sources.ts';
import { provenancePath } from '@/lib/routes.ts';
import { type Fingerprinted, fingerprint, MIN_RUNS, passagesWith } from '@/lib/text/fingerprints.ts';
import { type Candidate, findCandidates } from './queries.ts';
import type { CheckRequest, CheckResult } from './schema.ts';

const MAX_MATCHES = 5;

const unprocessable = (message?: string) =>
  new AppError('unprocessable-input', message ?? 'We could not read the page.');

async function textAt(url: string, actor: Actor, signal: AbortSignal): Promise<string> {
  const options = { signal, allowHosts: env().OUTBOUND_ALLOW_HOSTS, requester: await requesterOf(actor) };
  const { documents, unreadable } = await readSources([url], options);
  if (!documents[0]) throw unprocessable(unreadable[0]?.reason);
  return documents[0].text.slice(0, MAX_CHECKED_CHARACTERS);
}

const percentOf = (share: number) => (share > 0 ? Math.max(1, Math.round(share * 100)) : 0);

const KINDS = { model: 'written', person: 'published', digest: 'quoted', library: 'quoted', close: 'quoted' } as const;

type Found = { match: CheckResult['matches'][number]; own: bigint[] };

/**
 * What anybody may know of a candidate. An unlisted blog is named, and a hidden one recognized, only by a text with at
 * least half of it: a guess must not confirm a secret, nor a quotation reveal a link.
 */
function foundIn(given: Fingerprinted, candidate: Candidate, blog: BlogSummary, access: StoredAccess): Found[] {
  const { shared, total, isImported } = candidate;
  const { share, passages } = passagesWith(given, new Set(shared));
  const isVisible = visibleTo(undefined, access) === 'visible';
  const isHeld = shared.length * 2 >= total;
  if (passages.length === 0 || !(isVisible || isHeld)) return [];
  if (!isVisible || (blog.visibility !== 'public' && !isHeld)) {
    return [{ match: { kind: 'private', since: blog.createdAt.slice(0, 10) }, own: [] }];
  }
  const { id, language, writer, editedAt, content, shareUrl: url } = blog;
  const kind = writer === 'model' && isImported ? 'published' : KINDS[writer];
  const record = siteUrl() + provenancePath(id);
  const { published: since } = datesOf(blog);
  const edited = isEditedByPerson(blog) && editedAt && { editedAt };
  const about = { kind, id, language, writer, ...edited, title: content.title, since, url, record };
  return [{ match: { ...about, percent: percentOf(share), passages }, own: kind === 'quoted' ? [] : shared }];
}

/** Finds passages of a text or page in the blogs of this site. Errors: unprocessable-input. */
export async function checkText(actor: Actor, asked: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
  const text = 'url' in asked ? await textAt(asked.url, actor, signal) : asked.text;
  const given = fingerprint(text);
  const candidates = await findCandidates(given.runs, MIN_RUNS);
  const ids = candidates.map(({ id }) => id);
  const accesses = await findBlogAccess(ids);
  const found = (await findSummaries(ids)).flatMap((blog) => {
    const candidate = candidates.find(({ id }) => id === blog.id);
    const access = accesses.find(({ id }) => id === blog.id);
    return candidate && access ? foundIn(given, candidate, blog, access) : [];
  });
  // A shorter text would be found by luck.
  if (found.length === 0 && given.runs.length < 2 * MIN_RUNS) {
    throw unprocessable('This text is too short to recognize. Paste a few more sentences.');
  }
  const { share, passages } = passagesWith(given, new Set(found.flatMap(({ own }) => own)));
  const matches = found.slice(0, MAX_MATCHES).map(({ match }) => match);
  return { ...('url' in asked && { text }), percent: percentOf(share), passages, matches };
}
