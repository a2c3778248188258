import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/constants/options.ts';
import type { GenerationSummary } from '@/lib/writing/runs/event-schema.ts';
import { forgetSubmission, pendingSubmission } from '../request/submission.ts';
import { currentRun, emitOutcome } from './current-run.ts';
import { blogOfEnded, listGenerations } from './follow-run.ts';
import { followStored } from './run.ts';
import { forgetRun, type StoredRun, storedRuns, storeReady, tabRun } from './stored-runs.ts';

const isUnderWay = ({ status }: GenerationSummary) => status === 'queued' || status === 'running';

export type Resumption = {
  follow: StoredRun | null;
  /** Blogs finished while nobody followed, newest last. */
  readyBlogIds: string[];
  /** No longer listed by the server: their logs tell the outcome. */
  unlisted: string[];
  /** Already announced. */
  forget: string[];
};

/** Plans from the stored generations and the server's list, newest first. `tabId`, the tab's own one, is preferred. */
export function planResumption(
  stored: readonly StoredRun[],
  summaries: readonly GenerationSummary[],
  tabId: string | null,
): Resumption {
  const ids = stored.map(({ id }) => id);
  const known = summaries.filter(({ id }) => ids.includes(id));
  const underWay = known.filter(isUnderWay);
  const succeeded = known.filter(({ status }) => status === 'succeeded');
  const readyBlogIds = succeeded.flatMap(({ blogId }) => blogId ?? []).toReversed();
  // A failed one is followed for its reason, if there is nothing better to announce.
  const failed = readyBlogIds.length > 0 ? undefined : known.find(({ status }) => status === 'failed');
  const chosen = underWay.find(({ id }) => id === tabId) ?? underWay[0] ?? failed;
  const open = new Set([...underWay, chosen].map((run) => run?.id));
  const listed = new Set(known.map(({ id }) => id));
  return {
    follow: stored.find(({ id }) => id === chosen?.id) ?? null,
    readyBlogIds,
    unlisted: ids.filter((id) => !listed.has(id)),
    forget: ids.filter((id) => listed.has(id) && !open.has(id)),
  };
}

function requestOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The generation of a request sent just before a reload: running, on the same topic, and not stored. */
export function findUnanswered(
  body: string,
  stored: readonly StoredRun[],
  summaries: readonly GenerationSummary[],
): StoredRun | null {
  const request = requestOf(body);
  const summary = summaries.find(
    (each) => isUnderWay(each) && each.topic === request.topic && !stored.some(({ id }) => id === each.id),
  );
  if (!summary) return null;
  return {
    id: summary.id,
    startedAt: Date.parse(summary.createdAt),
    language: LANGUAGES.find((known) => known === request.language) ?? DEFAULT_LANGUAGE,
    sourceCount: Array.isArray(request.sourceUrls) ? request.sourceUrls.length : 0,
    isDistributed: false,
  };
}

function forgetEnded(ids: readonly string[]): void {
  const own = tabRun();
  for (const id of ids) forgetRun(id);
  if (own && ids.includes(own.id)) forgetSubmission();
}

/** Finds the blogs of generations no longer listed; failures are retried next time. */
async function fetchUnlisted(ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    const blogId = await blogOfEnded(id).catch(() => undefined);
    if (blogId !== undefined) forgetEnded([id]);
    if (blogId) found.push(blogId);
  }
  return found;
}

let isResuming = false;

async function resume(): Promise<void> {
  const own = tabRun();
  const summaries = await listGenerations().catch(() => null);
  if (currentRun()) return;
  if (!summaries) {
    if (own) await followStored(own, 'tab');
    return;
  }
  const stored = storedRuns();
  const plan = planResumption(stored, summaries, own?.id ?? null);
  const ready = [...(await fetchUnlisted(plan.unlisted)), ...plan.readyBlogIds];
  storeReady(ready);
  forgetEnded(plan.forget);
  const newest = ready.at(-1);
  if (newest) emitOutcome({ kind: 'ready', blogId: newest });
  // A new generation may have started meanwhile.
  if (currentRun()) return;
  const pending = pendingSubmission();
  const unanswered = pending && !own && findUnanswered(pending.body, stored, summaries);
  const next = unanswered || plan.follow;
  if (!next) return;
  const isOfTab = next === unanswered || next.id === own?.id;
  await followStored(next, isOfTab ? 'tab' : 'browser');
}

/** Follows a generation that this browser started before the page loaded. Never rejects. */
export async function resumeRuns(): Promise<void> {
  if (isResuming || currentRun()) return;
  isResuming = true;
  await resume().finally(() => {
    isResuming = false;
  });
}
