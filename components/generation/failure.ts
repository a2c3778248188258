import { currentToast, dismissToast, toast } from '@/components/ui/use-toast.ts';
import { SIGN_IN_NOTICE_MS } from '@/lib/constants/limits.ts';
import { BACKLINK_MESSAGES, GENERATION_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';
import type { Alternative, SourceNote } from '@/lib/http/errors.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';

const notesOn = (sources: readonly SourceNote[]) => sources.map(({ url, reason }) => `${url}: ${reason}`).join(' ');

export const GENERATION_TEXTS = {
  canceled: { title: 'Generation canceled', description: 'Your form is unchanged.' },
  readyLine: (title: string) => (title ? `Ready: ${title}` : 'Ready'),
  offline: 'You are offline. Check your connection and try again.',
  unreadSources: (sources: readonly SourceNote[], text = 'Your blog'): Message => ({
    title: sources.length === 1 ? 'One source could not be read' : 'Some sources could not be read',
    description: `${text} does not use ${notesOn(sources)}`,
  }),
  doubtfulSources: (sources: readonly SourceNote[]): Message => ({
    title: 'Check your sources',
    description: notesOn(sources),
  }),
  /** @param description why it is less than what was asked for */
  lessWritten: (description: string): Message => ({ title: 'About this page', description }),
  cancelFailed: {
    title: 'Not canceled',
    description: 'We could not reach the server. Please try again.',
  } satisfies Message,
} as const;

/** Why a generation ended without a blog (spec §8). */
export type GenerationFailure =
  | { kind: 'canceled' }
  | { kind: 'sign-in-required'; message: Message }
  | { kind: 'subscription-required' }
  | {
      kind: 'failed';
      message: Message;
      /** What could be written without the model that failed. */
      alternative?: Alternative;
      /** Set when no given source could be read. */
      unreadableSources?: readonly SourceNote[];
    };

/** Thrown when the server reports success without a blog. */
export class MissingBlogError extends Error {
  override name = 'MissingBlogError';
  constructor(message: string = GENERATION_MESSAGES.failed) {
    super(message);
  }
}

const CANCELED = 499;

/** Statuses of a proxy that lost the server's answer; the blog may exist. */
const ANSWER_LOST = new Set([502, 504]);

const SINGLE: Required<Message> = { title: GENERATION_MESSAGES.failedTitle, description: GENERATION_MESSAGES.tryAgain };

function describeFailure(error: unknown): string | undefined {
  if (error instanceof MissingBlogError) return error.message;
  return !(error instanceof ApiError) && navigator.onLine === false ? GENERATION_TEXTS.offline : undefined;
}

/** The visitor used their free preview, or their network those of the day. */
const signInMessage = (code: string | undefined): Message =>
  code === 'network-limit-reached' ? GENERATION_MESSAGES.networkLimitReached : GENERATION_MESSAGES.freePreviewUsed;

/** `fallback` has the title, and the description of an error without one. */
export function generationFailure(error: unknown, fallback: Required<Message> = SINGLE): GenerationFailure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'canceled' };
  const { message, code, requiresSignIn, requiresSubscription, ...details } = apiErrorDetails(error);
  if (error instanceof ApiError && error.status === 403) {
    if (requiresSignIn) return { kind: 'sign-in-required', message: signInMessage(code) };
    if (requiresSubscription) return { kind: 'subscription-required' };
  }
  if (error instanceof ApiError && error.status === CANCELED) return { kind: 'canceled' };
  const description = describeFailure(error) ?? message ?? fallback.description;
  return { kind: 'failed', message: { title: fallback.title, description }, ...details };
}

/** Whether the blog may have been written: no answer, or one of a proxy. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof MissingBlogError) return false;
  return error instanceof ApiError ? ANSWER_LOST.has(error.status) : true;
}

export function announceFailure(failure: GenerationFailure, canceled: Message = GENERATION_TEXTS.canceled): void {
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
): void {
  const messages = [
    isDistributed ? BACKLINK_MESSAGES.created : [],
    note ? GENERATION_TEXTS.lessWritten(note) : [],
    unreadableSources.length > 0 ? GENERATION_TEXTS.unreadSources(unreadableSources) : [],
    doubtfulSources.length > 0 ? GENERATION_TEXTS.doubtfulSources(doubtfulSources) : [],
  ].flat();
  const description = messages.map((message) => message.description).join(' ');
  if (messages[0]) toast({ title: messages[0].title, description });
}

export function clearAnnouncement(): void {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
}
