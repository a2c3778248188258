import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { isByModel, isEditedByPerson } from '@/lib/blogs/authorship/source-type.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { MAX_CHECKED_CHARACTERS } from '@/lib/constants/limits.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { type Sentence, sentence } from '@/lib/messages/catalogue.ts';
import { readSources } from '@/lib/research/sources.ts';
import { provenancePath } from '@/lib/routes.ts';
import { type Fingerprinted, fingerprint, MIN_RUNS, passagesWith } from '@/lib/text/fingerprints.ts';
import { type Candidate, findCandidates } from './queries.ts';
import type { CheckRequest, CheckResult } from './schema.ts';

const MAX_MATCHES = 5;

const unprocessable = (reason: Sentence | string) => new AppError('unprocessable-input', reason);

async function textAt(url: string, actor: Actor, signal: AbortSignal): Promise<string> {
  const options = { signal, allowHosts: env().OUTBOUND_ALLOW_HOSTS, requester: await actorRequester(actor) };
  const { documents, unreadable } = await readSources([url], options);
  if (!documents[0]) throw unprocessable(unreadable[0]?.reason ?? sentence('checkErrors.unreadable'));
  return documents[0].text.slice(0, MAX_CHECKED_CHARACTERS);
}

const toPercent = (share: number) => (share > 0 ? Math.max(1, Math.round(share * 100)) : 0);

type Match = CheckResult['matches'][number];

function matchIn(given: Fingerprinted, { shared, isImported }: Candidate, blog: BlogSummary): Match | null {
  const { share, passages } = passagesWith(given, new Set(shared));
  if (passages.length === 0) return null;
  const { id, language, editedAt, content, shareUrl: url } = blog;
  const kind = isByModel(blog) && !isImported ? 'written' : 'published';
  const record = siteUrl() + provenancePath(id);
  const { published: since } = blogDates(blog);
  const edited = isEditedByPerson(blog) && editedAt && { editedAt };
  const percent = toPercent(share);
  return { kind, id, language, ...edited, title: content.title, since, url, record, percent, passages };
}

/** Finds passages of a text or page in the blogs of this site. @throws AppError unprocessable-input */
export async function checkText(actor: Actor, asked: CheckRequest, signal: AbortSignal): Promise<CheckResult> {
  const text = 'url' in asked ? await textAt(asked.url, actor, signal) : asked.text;
  const given = fingerprint(text);
  const candidates = await findCandidates(given.runs, MIN_RUNS, actor.kind === 'user' ? actor.user.id : null);
  const blogs = await findSummaries(candidates.map(({ id }) => id));
  const found = candidates.flatMap((candidate) => {
    const blog = blogs.find(({ id }) => id === candidate.id);
    const match = blog && matchIn(given, candidate, blog);
    return match ? [{ match, shared: candidate.shared }] : [];
  });
  // A shorter text would be found by luck.
  if (found.length === 0 && given.runs.length < 2 * MIN_RUNS) {
    throw unprocessable(sentence('checkErrors.tooShort'));
  }
  const { share, passages } = passagesWith(given, new Set(found.flatMap(({ shared }) => shared)));
  return {
    ...('url' in asked && { text }),
    percent: toPercent(share),
    passages,
    matches: found.slice(0, MAX_MATCHES).map(({ match }) => match),
  };
}
