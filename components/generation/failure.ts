import { currentToast, dismissToast, toast } from '@/components/ui/use-toast.ts';
import { SIGN_IN_NOTICE_MS } from '@/lib/constants/limits.ts';
import { FREE_BLOG_LIMIT, PLAN } from '@/lib/constants/plans.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import type { Alternative, SourceNote } from '@/lib/http/errors.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { TitledMessage } from '@/lib/messages/types.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';

export type FailureTranslator = Translator<'generation'>;

const notesOn = (sources: readonly SourceNote[], t: FailureTranslator) =>
  sources.map(({ url, reason }) => t('aboutPage', { url, reason })).join(sentenceGap(t.language));

export const unreadSources = (sources: readonly SourceNote[], t: FailureTranslator) => ({
  count: sources.length,
  sources: notesOn(sources, t),
});

/** Why a generation ended without a blog (spec §8). */
export type GenerationFailure =
  | { kind: 'canceled' }
  | { kind: 'sign-in-required'; message: TitledMessage }
  | { kind: 'subscription-required' }
  | {
      kind: 'failed';
      message: TitledMessage;
      /** What could be written without the model that failed. */
      alternative?: Alternative;
      /** Set when no given source could be read. */
      unreadableSources?: readonly SourceNote[];
    };

/** Thrown when the server reports success without a blog. */
export class MissingBlogError extends Error {
  override name = 'MissingBlogError';
}

const CANCELED = 499;

/** Statuses of a proxy that lost the server's answer; the blog may exist. */
const ANSWER_LOST = new Set([502, 504]);

function describeFailure(error: unknown, t: FailureTranslator): string | undefined {
  if (error instanceof MissingBlogError) return error.message || t('noBlog');
  return !(error instanceof ApiError) && navigator.onLine === false ? t('offline') : undefined;
}

/** The visitor used their free preview, or their network those of the day. */
const signInMessage = (code: string | undefined, t: FailureTranslator): TitledMessage =>
  t.titled(code === 'network-limit-reached' ? `networkLimitReached.${PLAN}` : 'freePreviewUsed', {
    count: FREE_BLOG_LIMIT,
  });

/** `fallback` has the title, and the description of an error without one. */
export function generationFailure(
  error: unknown,
  t: FailureTranslator,
  fallback: TitledMessage = t.titled('failed'),
): GenerationFailure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'canceled' };
  const { message, code, requiresSignIn, requiresSubscription, ...details } = apiErrorDetails(error);
  if (error instanceof ApiError && error.status === 403) {
    if (requiresSignIn) return { kind: 'sign-in-required', message: signInMessage(code, t) };
    if (requiresSubscription) return { kind: 'subscription-required' };
  }
  if (error instanceof ApiError && error.status === CANCELED) return { kind: 'canceled' };
  const description = describeFailure(error, t) ?? message ?? fallback.description;
  return { kind: 'failed', message: { ...fallback, ...(description && { description }) }, ...details };
}

/** Whether the blog may have been written: no answer, or one of a proxy. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof MissingBlogError) return false;
  return error instanceof ApiError ? ANSWER_LOST.has(error.status) : true;
}

export function announceFailure(failure: GenerationFailure, canceled: TitledMessage): void {
  switch (failure.kind) {
    case 'canceled':
      toast(canceled);
      break;
    case 'sign-in-required':
      toast({ ...failure.message, duration: SIGN_IN_NOTICE_MS });
      break;
    case 'failed':
      toast({ ...failure.message, variant: 'destructive' });
  }
}

/** Shows notes on a written blog in one toast: a second would replace the first. */
export function announceWritten(
  { unreadableSources = [], doubtfulSources = [], note }: Partial<GenerateResponse>,
  isDistributed: boolean,
  t: FailureTranslator,
): void {
  const messages: TitledMessage[] = [
    isDistributed ? t.titled('distributed') : [],
    note ? { title: t('lessWritten'), description: note } : [],
    unreadableSources.length > 0 ? t.titled('unreadSources', unreadSources(unreadableSources, t)) : [],
    doubtfulSources.length > 0 ? { title: t('doubtfulSources'), description: notesOn(doubtfulSources, t) } : [],
  ].flat();
  const description = messages.map((message) => message.description).join(sentenceGap(t.language));
  if (messages[0]) toast({ title: messages[0].title, description });
}

export function clearAnnouncement(): void {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
}
