import { currentToast, dismissToast, toast } from '@/components/ui/use-toast.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { SIGN_IN_NOTICE_MS } from '@/lib/constants/limits.ts';
import type { GenerateResponse } from '@/lib/writing/schema.ts';
import { GENERATION_TEXTS } from '../texts.ts';
import type { GenerationFailure } from './generation-failure.ts';

/** Shows the user how a generation ended (spec §8). */
export function announceFailure(failure: GenerationFailure): void {
  switch (failure.kind) {
    case 'cancelled':
      toast(GENERATION_TEXTS.cancelled);
      break;
    case 'sign-in-required':
      toast({ ...failure.message, duration: SIGN_IN_NOTICE_MS });
      break;
    case 'failed':
      toast({ ...failure.message, variant: 'destructive' });
  }
}

/** The toast about a blog that was written; one toast, as a second would replace it. */
export function announceWritten(
  { unreadableSources = [], doubtfulSources = [], note }: Partial<GenerateResponse>,
  isDistributed: boolean,
): void {
  const unread = unreadableSources.length > 0 ? GENERATION_TEXTS.unreadSources(unreadableSources) : null;
  const messages = [
    ...(isDistributed ? [BACKLINK_MESSAGES.created] : []),
    ...(note ? [GENERATION_TEXTS.briefWritten(note)] : []),
    ...(unread ? [unread] : []),
    ...(doubtfulSources.length > 0 ? [GENERATION_TEXTS.doubtfulSources(doubtfulSources)] : []),
  ];
  const [first] = messages;
  if (!first) return;
  const description = messages.map((message) => message.description).join(' ');
  toast({ title: first.title, description });
}

/** Removes the toast of an earlier generation. */
export function clearAnnouncement(): void {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
}
