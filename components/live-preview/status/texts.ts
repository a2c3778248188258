import type { PageProgress } from '@/lib/research/page-progress.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

const clock = (time: Date) =>
  time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** From so many minutes on they are said in steps of five: more would only seem to be known. */
const COARSE_MINUTES = 10;

/** Whole minutes, rounded up but for less than one. */
function roundedMinutes(seconds: number): number {
  if (seconds < 60) return 0;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= COARSE_MINUTES ? minutes : Math.ceil(minutes / 5) * 5;
}

/** What the screen says while a blog is written. */
export const LIVE_TEXTS = {
  /** Names the status on other pages. */
  statusLabel: 'Your new blog',
  mayLeave: 'You can leave this page: the blog goes on being written.',
  cancelIsFree: 'Cancelling gives the blog back to your quota.',
  lost: 'Connection lost. Trying again…',
  broken: 'The server cannot be reached. Your blog may still be being written; check your connection and try again.',
  restarted: 'The server restarted; writing begins again.',
  /** The model's server asks for a pause; `deadline` is when the blog is done or given up. */
  waiting: (until: Date, deadline: Date | null) => {
    const goesOn = `The model is busy and asked us to wait: writing goes on at ${clock(until)}.`;
    return deadline ? `${goesOn} Your blog is done, or stopped for free, by ${clock(deadline)}.` : goesOn;
  },
  timeLeft: (seconds: number) => {
    const minutes = roundedMinutes(seconds);
    if (minutes < 1) return 'Less than a minute left';
    if (minutes < 120) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
    return `About ${Math.round(minutes / 60)} hours left`;
  },
  pageStatus: { reading: 'being read', read: 'read', 'left-out': 'left out' },
  pagesSoFar: (count: number) => `${counted(count)} so far`,
  pagesRead: (pages: readonly Pick<PageProgress, 'status'>[]) => {
    const leftOut = pages.filter(({ status }) => status === 'left-out').length;
    const read = `${counted(pages.length - leftOut)} read`;
    return leftOut === 0 ? read : `${read}, ${leftOut} left out`;
  },
} as const;
