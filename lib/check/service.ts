import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { findBlogAccess, findSummaries } from '@/lib/blogs/queries.ts';
import { type StoredAccess, visibleTo } from '@/lib/blogs/rights.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CHECK_MESSAGES } from '@/lib/constants/check-messages.ts';
import { MAX_CHECKED_CHARACTERS } from '@/lib/constants/limits.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { readSources } from '@/lib/research/sources.ts';
import { provenancePath } from '@/lib/routes.ts';
import { type Fingerprinted, fingerprint, MIN_RUNS, passagesWith } from '@/lib/text/fingerprints.ts';
import { type Candidate, findCandidates } from './queries.ts';
import type { CheckRequest, CheckResult, NamedMatch, PrivateMatch } from './schema.ts';

const MAX_MATCHES = 5;

/** The readable text of a page. Errors: unprocessable-input, with the reason. */
async function textOf(url: string, actor: Actor, signal: AbortSignal): Promise<string> {
  const allowHosts = env().OUTBOUND_ALLOW_HOSTS;
  const { documents, unreadable } = await readSources([url], {
    signal,
    allowHosts,
    requester: await requesterOf(actor),
  });
  const text = documents[0]?.text;
  if (text === undefined) throw new AppError('unprocessable-input', unreadable[0]?.reason ?? CHECK_MESSAGES.nothing);
  return text.slice(0, MAX_CHECKED_CHARACTERS);
}

const percentOf = (share: number) => Math.max(1, Math.round(share * 100));

function kindOf({ writer }: BlogSummary, isImported: boolean): NamedMatch['kind'] {
  if (isImported || writer === 'person') return 'published';
  return writer === 'model' ? 'written' : 'quoted';
}

/**
 * What a candidate's blog tells anybody about the text. An unlisted blog is named, and another that is not public is
 * recognized, only by a text that has at least half of it: a guess must not find it, nor a quotation its link.
 */
function matchOf(
  { shared, total, isImported }: Candidate,
  blog: BlogSummary,
  access: StoredAccess,
  found: ReturnType<typeof passagesWith>,
): NamedMatch | PrivateMatch | undefined {
  const isVisible = visibleTo(undefined, access) === 'visible';
  const isHeld = shared.length * 2 >= total;
  if (!isVisible && !isHeld) return undefined;
  const since = datesOf(blog).published;
  if (!isVisible || (blog.visibility !== 'public' && !isHeld))
    return { kind: 'private', since: blog.createdAt.slice(0, 10) };
  const { id, language, writer, editedAt, shareUrl } = blog;
  return {
    ...{ kind: kindOf(blog, isImported), id, language, writer, title: blog.content.title, since },
    ...(editedAt && { editedAt }),
    url: shareUrl,
    record: `${siteUrl()}${provenancePath(id)}`,
    percent: percentOf(found.share),
    passages: found.passages,
  };
}

async function matchesOf(given: Fingerprinted): Promise<{ match: NamedMatch | PrivateMatch; shared: bigint[] }[]> {
  const candidates = await findCandidates(
    given.runs.map(({ hash }) => hash),
    MIN_RUNS,
  );
  const ids = candidates.map(({ id }) => id);
  const blogs = new Map((await findSummaries(ids)).map((blog) => [blog.id, blog]));
  const accesses = new Map((await findBlogAccess(ids)).map((access) => [access.id, access]));
  return candidates.flatMap((candidate) => {
    const [blog, access] = [blogs.get(candidate.id), accesses.get(candidate.id)];
    const found = passagesWith(given, new Set(candidate.shared));
    const match = blog && access && found.passages.length > 0 && matchOf(candidate, blog, access, found);
    return match ? [{ match, shared: candidate.shared }] : [];
  });
}

/** Which parts of a text or page are in blogs of this site. Errors: invalid-input, unprocessable-input. */
export async function checkText(
  actor: Actor,
  { text: pasted, url }: CheckRequest,
  signal: AbortSignal,
): Promise<CheckResult> {
  const text = url === undefined ? (pasted ?? '') : await textOf(url, actor, signal);
  const given = fingerprint(text);
  const found = await matchesOf(given);
  // Shorter texts are found by chance only.
  if (found.length === 0 && given.runs.length < 2 * MIN_RUNS)
    throw new AppError('unprocessable-input', CHECK_MESSAGES.tooShort);
  const own = found.filter(({ match }) => match.kind === 'written' || match.kind === 'published');
  const { share, passages } = passagesWith(given, new Set(own.flatMap(({ shared }) => shared)));
  return {
    ...(url !== undefined && { text }),
    percent: own.length > 0 ? percentOf(share) : 0,
    passages,
    matches: found.slice(0, MAX_MATCHES).map(({ match }) => match),
  };
}
