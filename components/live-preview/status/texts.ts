import { type GenerationState, partsUnderWay } from '@/components/generation/run-state.ts';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import { countArticleWords } from '@/lib/text/words.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const clock = (time: Date) =>
  time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** Longer estimates are rounded to five minutes. */
const COARSE_MINUTES = 10;

/** Rounded up, except below one minute. */
function roundedMinutes(seconds: number): number {
  if (seconds < 60) return 0;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= COARSE_MINUTES ? minutes : Math.ceil(minutes / 5) * 5;
}

export const LIVE_TEXTS = {
  /** Accessible name of the status on other pages. */
  statusLabel: 'Your new blog',
  mayLeave: 'You can leave this page: writing continues.',
  cancelIsFree: 'Cancel and it won’t count.',
  lost: 'Connection lost. Trying again…',
  broken: 'Connection lost. Writing may still be running: check your connection and try again.',
  restarted: 'The server restarted. Writing starts over.',
  otherDraft: 'Another draft reads better, so you now see that one.',
  /** The model's server asked for a pause; `deadline` ends the run. */
  waiting: (until: Date, deadline: Date | null) => {
    const goesOn = `The model is busy: writing continues at ${clock(until)}.`;
    const isFree = IS_UNLIMITED ? '' : '; an unfinished blog won’t count';
    return deadline ? `${goesOn} It stops at ${clock(deadline)}${isFree}.` : goesOn;
  },
  timeLeft: (seconds: number) => {
    const minutes = roundedMinutes(seconds);
    if (minutes < 1) return 'Less than a minute left';
    if (minutes < 120) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
    return `About ${Math.round(minutes / 60)} hours left`;
  },
  pageStatus: { reading: 'being read', read: 'read', 'left-out': 'left out' },
  pagesSoFar: (count: number) => `${counted(count, 'page')} so far`,
  pagesRead: (pages: readonly Pick<PageProgress, 'status'>[]) => {
    const leftOut = pages.filter(({ status }) => status === 'left-out').length;
    const read = `${counted(pages.length - leftOut, 'page')} read`;
    return leftOut === 0 ? read : `${read}, ${leftOut} left out`;
  },
} as const;

const PLAIN_PHASES = {
  planning: 'Planning the article',
  polishing: 'Polishing',
  pictures: 'Choosing images',
  saving: 'Saving',
} as const;

function writingWords(state: GenerationState): string {
  const [part] = partsUnderWay(state);
  if (part === undefined) return state.conclusion ? 'Proofreading' : 'Writing';
  return typeof part === 'number' ? `Writing section ${part + 1}` : 'Writing the introduction';
}

const placeWords = (place: number): string =>
  place === 1 ? 'You are next in line' : `You are number ${place} in line`;

export function progressWords(state: GenerationState): string {
  if (state.isWritten) return 'Opening your blog';
  if (state.place !== null) return placeWords(state.place);
  switch (state.phase) {
    case null:
      return state.design ? 'Getting ready to write' : 'Starting';
    case 'reading':
      return state.request.sourceCount > 0
        ? `Reading ${counted(state.request.sourceCount, 'source')}`
        : 'Reading the sources';
    case 'researching':
      return 'Looking for sources';
    case 'writing':
      return writingWords(state);
    default:
      return PLAIN_PHASES[state.phase];
  }
}

const NUMBER = new Intl.NumberFormat('en-US');

/** Progress for screen readers, without each section. */
export function spokenProgress(state: GenerationState): string {
  if (state.phase !== 'writing' || state.isWritten) return progressWords(state);
  return state.plannedWords === null ? 'Writing' : `Writing about ${NUMBER.format(state.plannedWords)} words`;
}

/** Words written of words planned; `value` is null while nothing is planned. */
export type WordProgress = { value: number | null; max: number; text: string };

/** The length so far in words, rounded to ten: texts still change while they are checked. */
export function wordProgress(state: GenerationState): WordProgress {
  const { plannedWords: planned, sections, isWritten } = state;
  if (planned === null) return { value: isWritten ? 1 : null, max: 1, text: '' };
  const texts = sections.map(({ content, partial = '' }) => ({ content: content || partial }));
  const words = Math.round(countArticleWords({ ...state, sections: texts }, state.request.language) / 10) * 10;
  const goal = words < planned ? ` of ${NUMBER.format(planned)}` : '';
  const value = isWritten ? planned : Math.min(words, planned);
  return { value, max: planned, text: `About ${NUMBER.format(words)}${goal} words` };
}

/** The progress in the title of the tab: the share written, or what happens before the first words. */
export const tabProgress = (state: GenerationState, { value, max }: Omit<WordProgress, 'text'>) =>
  value ? `${Math.floor((100 * value) / max)}% written` : progressWords(state);

export const elapsedClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
