import type { PageProgress } from '@/lib/research/page-progress';

const counted = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

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
  pageStatus: { reading: 'being read', read: 'read', 'left-out': 'left out' },
  pagesFound: (count: number) => `${counted(count)} found`,
  pagesRead: (pages: readonly Pick<PageProgress, 'status'>[]) => {
    const leftOut = pages.filter(({ status }) => status === 'left-out').length;
    const read = `${counted(pages.length - leftOut)} read`;
    return leftOut === 0 ? read : `${read}, ${leftOut} left out`;
  },
} as const;
