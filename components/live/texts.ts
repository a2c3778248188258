import type { Message } from '@/lib/constants/messages';

/** What the screen says while a blog is written. */
export const LIVE_TEXTS = {
  /** Names the status on other pages. */
  statusLabel: 'Your new blog',
  mayLeave: 'You can leave this page: the blog goes on being written.',
  cancelIsFree: 'Cancelling gives the blog back to your quota.',
  lost: 'Connection lost. Trying again…',
  broken:
    'The server cannot be reached. Your blog may still be being written; check your connection and try again.',
  restarted: 'The server restarted; writing begins again.',
  cancelFailed: {
    title: 'Not cancelled',
    description: 'The server could not be reached. Please try again.',
  },
} as const satisfies Record<string, string | Message>;
