import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { PageProgress } from '@/lib/research/page-progress.ts';
import type { GenerationEvent, QueuedEvent } from '@/lib/writing/runs/event-schema.ts';
import type { Phase } from '@/lib/writing/types.ts';

/** What is known of a generation from its events so far. Texts are '' until they are written. */
export type GenerationState = {
  /** Its place in the queue, from 1; null when it does not wait. */
  place: number | null;
  design: { style: Style; colorTheme: ColorTheme } | null;
  phase: Phase | null;
  /** Who writes; null until it is known. */
  writer: Blog['writer'] | null;
  /** The pages that were given or found, in the order of their events. */
  pages: readonly PageProgress[];
  title: string;
  intro: string;
  /** `partial` is what has been written of one whose content is still to come. */
  sections: readonly { heading: string; content: string; partial?: string }[];
  conclusion: string;
  /** The model's server asks to be left alone until then; `deadline` is when the writing ends at the latest (ISO 8601). */
  waiting: { until: string; deadline?: string | undefined } | null;
  /** Seconds until it is done, as measured; null while nobody has to wait long. */
  secondsLeft: number | null;
  /** Whether it began anew and nothing is written again yet. */
  isRestarted: boolean;
  isWritten: boolean;
};

/** A generation without any event. */
export const INITIAL_STATE: GenerationState = {
  place: null,
  design: null,
  phase: null,
  writer: null,
  pages: [],
  title: '',
  intro: '',
  sections: [],
  conclusion: '',
  waiting: null,
  secondsLeft: null,
  isRestarted: false,
  isWritten: false,
};

/** The pages with what is now known of one of them. */
function withPage(pages: readonly PageProgress[], page: PageProgress): GenerationState['pages'] {
  const at = pages.findIndex(({ url }) => url === page.url);
  return at < 0 ? [...pages, page] : pages.with(at, page);
}

type Event = GenerationEvent | QueuedEvent;
type Part = Extract<GenerationEvent, { type: 'part' }>;

function withHeadings({ sections }: GenerationState, headings: readonly string[]): GenerationState['sections'] {
  return headings.map((heading, index) => {
    const before = sections[index];
    return before?.heading === heading ? before : { heading, content: '' };
  });
}

/** The sections with what is written of one; a finished text stays while another is written in its place. */
function withPartial(
  { sections }: GenerationState,
  { index, content }: Extract<GenerationEvent, { type: 'partial' }>,
): GenerationState['sections'] {
  return sections.map((section, place) =>
    place === index && section.content === '' ? { ...section, partial: content } : section,
  );
}

function withSection(
  { sections }: GenerationState,
  { index, heading, content }: Extract<Part, { part: 'section' }>,
): GenerationState['sections'] {
  const missing = Array.from({ length: Math.max(0, index - sections.length) }, () => ({ heading: '', content: '' }));
  return [...sections, ...missing].toSpliced(index, 1, { heading, content });
}

function withPart(state: GenerationState, event: Part): GenerationState {
  switch (event.part) {
    case 'introduction':
      return { ...state, intro: event.content };
    case 'conclusion':
      return { ...state, conclusion: event.content };
    case 'section':
      return { ...state, sections: withSection(state, event) };
  }
}

/** The state of a generation after one more event. */
export function reduceGeneration(state: GenerationState, event: Event): GenerationState {
  switch (event.type) {
    case 'queued':
      return { ...state, place: event.position };
    case 'started':
      return { ...state, place: null, design: { style: event.style, colorTheme: event.colorTheme } };
    case 'writer':
      return { ...state, writer: event.writer };
    case 'page': {
      const { type: _, ...page } = event;
      return { ...state, pages: withPage(state.pages, page) };
    }
    case 'phase':
      return { ...state, place: null, phase: event.phase, waiting: null };
    case 'waiting':
      return { ...state, waiting: { until: event.until, deadline: event.deadline } };
    case 'estimate':
      return { ...state, secondsLeft: event.secondsLeft };
    case 'partial':
      return { ...state, sections: withPartial(state, event), waiting: null, isRestarted: false };
    case 'outline':
      return { ...state, title: event.title, sections: withHeadings(state, event.headings) };
    case 'part':
      return { ...withPart(state, event), waiting: null, isRestarted: false };
    case 'restarted':
      return { ...INITIAL_STATE, isRestarted: true };
    case 'done':
      return { ...state, place: null, isWritten: true };
    default:
      return state;
  }
}

/** How many parts of the article are written, of how many; 0 of 0 before there is an outline. */
export function partsOf({ sections, intro, conclusion }: GenerationState): { written: number; total: number } {
  if (sections.length === 0) return { written: 0, total: 0 };
  const texts = [intro, ...sections.map(({ content }) => content), conclusion];
  return { written: texts.filter(Boolean).length, total: texts.length };
}
