import { type GenerationState, partsUnderWay } from '@/components/generation/run-state.ts';
import { PLAN } from '@/lib/constants/plans.ts';
import { dateFormat, type Translator } from '@/lib/messages/translator.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import { countArticleWords } from '@/lib/text/words.ts';

export type LiveTranslator = Translator<'live'>;

/** Longer estimates are rounded to five minutes. */
const COARSE_MINUTES = 10;

/** Rounded up, except below one minute. */
function roundedMinutes(seconds: number): number {
  if (seconds < 60) return 0;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= COARSE_MINUTES ? minutes : Math.ceil(minutes / 5) * 5;
}

/** The model's server asked for a pause; `deadline` ends the run. */
export function waitingWords({ until, deadline }: { until: string; deadline?: string | undefined }, t: LiveTranslator) {
  const clock = dateFormat(t.language, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  const values = { until: clock.format(new Date(until)) };
  if (!deadline) return t('waiting.open', values);
  return t(`waiting.${PLAN}`, { ...values, deadline: clock.format(new Date(deadline)) });
}

export function timeLeft(seconds: number, t: LiveTranslator): string {
  const minutes = roundedMinutes(seconds);
  if (minutes < 1) return t('left.seconds');
  if (minutes < 120) return t('left.minutes', { count: minutes });
  return t('left.hours', { count: Math.round(minutes / 60) });
}

export function pagesRead(pages: readonly Pick<PageProgress, 'status'>[], t: LiveTranslator): string {
  const leftOut = pages.filter(({ status }) => status === 'left-out').length;
  const count = pages.length - leftOut;
  return leftOut === 0 ? t('pages.read', { count }) : t('pages.readInPart', { count, leftOut });
}

function writingWords(state: GenerationState, t: LiveTranslator): string {
  const [part] = partsUnderWay(state);
  if (part === undefined) return t(state.conclusion ? 'phases.proofreading' : 'phases.writing');
  return typeof part === 'number' ? t('phases.section', { number: part + 1 }) : t('phases.introduction');
}

export function progressWords(state: GenerationState, t: LiveTranslator): string {
  const { place, phase } = state;
  if (state.isWritten) return t('phases.opening');
  if (place !== null) return place === 1 ? t('phases.next') : t('phases.inLine', { place });
  switch (phase) {
    case null:
      return t(state.design ? 'phases.ready' : 'phases.starting');
    case 'reading':
      return t('phases.reading', { count: state.request.sourceCount });
    case 'writing':
      return writingWords(state, t);
    default:
      return t(`phases.${phase}`);
  }
}

/** Progress for screen readers, without each section. */
export function spokenProgress(state: GenerationState, t: LiveTranslator): string {
  if (state.phase !== 'writing' || state.isWritten) return progressWords(state, t);
  return state.plannedWords === null ? t('phases.writing') : t('phases.words', { count: state.plannedWords });
}

/** Words written of words planned; `value` is null while nothing is planned. */
export type WordProgress = { value: number | null; max: number; text: string };

/** The length so far in words, rounded to ten: texts still change while they are checked. */
export function wordProgress(state: GenerationState, t: LiveTranslator): WordProgress {
  const { plannedWords: planned, sections, isWritten } = state;
  if (planned === null) return { value: isWritten ? 1 : null, max: 1, text: '' };
  const texts = sections.map(({ content, partial = '' }) => ({ content: content || partial }));
  const words = Math.round(countArticleWords({ ...state, sections: texts }, state.request.language) / 10) * 10;
  const value = isWritten ? planned : Math.min(words, planned);
  return {
    value,
    max: planned,
    text: words < planned ? t('words.ofPlanned', { words, planned }) : t('words.all', { words }),
  };
}

/** The progress in the title of the tab: the share written, or what happens before the first words. */
export const tabProgress = (state: GenerationState, { value, max }: Omit<WordProgress, 'text'>, t: LiveTranslator) =>
  value ? t('words.share', { percent: Math.floor((100 * value) / max) }) : progressWords(state, t);

export const elapsedClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
