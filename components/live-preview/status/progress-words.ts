import { type GenerationState, partsOf } from '@/components/generation/run/generation-state.ts';

const PLAIN_PHASES = {
  planning: 'Planning the outline',
  polishing: 'Polishing',
  pictures: 'Choosing pictures',
  saving: 'Saving',
} as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Names the part being written: the sections come first, introduction and conclusion are written from them. */
function writingWords({ sections, intro, conclusion }: GenerationState): string {
  const done = sections.filter(({ content }) => content !== '').length;
  if (done < sections.length) return `Writing section ${done + 1} of ${sections.length}`;
  if (sections.length === 0) return 'Writing';
  if (intro === '') return 'Writing the introduction';
  return conclusion === '' ? 'Writing the conclusion' : 'Reading it through';
}

function placeWords(place: number): string {
  return place === 1 ? 'You are next in line' : `You are number ${place} in line`;
}

/** Where a generation is, in plain words. */
export function progressWords(state: GenerationState, sourceCount: number): string {
  if (state.isWritten) return 'Opening your blog';
  if (state.place !== null) return placeWords(state.place);
  switch (state.phase) {
    case null:
      return state.design ? 'Getting ready to write' : 'Handing your topic to the writer';
    case 'reading':
      return sourceCount > 0 ? `Reading ${counted(sourceCount, 'source', 'sources')}` : 'Reading the sources';
    case 'researching':
      return 'Looking for sources';
    case 'writing':
      return writingWords(state);
    default:
      return PLAIN_PHASES[state.phase];
  }
}

/** The same for screen readers: it does not change with every section. */
export function spokenProgress(state: GenerationState, sourceCount: number): string {
  const isWriting = state.phase === 'writing' && !state.isWritten && state.sections.length > 0;
  if (isWriting) return `Writing ${counted(state.sections.length, 'section', 'sections')}`;
  return progressWords(state, sourceCount);
}

/** Parts finished of the parts in the outline, in percent; null while there is no outline. */
export function progressPercent(state: GenerationState): number | null {
  if (state.isWritten) return 100;
  const { written, total } = partsOf(state);
  return total === 0 ? null : Math.round((written / total) * 100);
}

/** Seconds as minutes and seconds: "1:05". */
export function elapsedClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
