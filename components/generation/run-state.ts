import type { Blog } from '@/lib/blogs/schema.ts';
import { type ColorTheme, DEFAULT_LANGUAGE, type Language, type Style } from '@/lib/constants/options.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import type { GenerationEvent, QueuedEvent } from '@/lib/writing/runs/schema.ts';
import type { Phase } from '@/lib/writing/types.ts';

/** State of a generation from its events. Texts are '' until they are written. */
export type GenerationState = {
  /** `startedAt` in ms since 1970; 0 until it is known. */
  request: { startedAt: number; language: Language; sourceCount: number; isDistributed: boolean };
  /** Place in the queue from 1; null when not queued. */
  place: number | null;
  design: { style: Style; colorTheme: ColorTheme } | null;
  phase: Phase | null;
  writer: Blog['writer'] | null;
  pages: readonly PageProgress[];
  title: string;
  /** Length of the article as planned; null before the outline and where it is written at once. */
  plannedWords: number | null;
  intro: string;
  /** Those known so far; `partial` is the text so far of an unfinished one. */
  sections: readonly { heading: string; content: string; partial?: string }[];
  conclusion: string;
  conclusionHeading: string;
  /** The model's server asked for a pause; `deadline` ends the run (ISO 8601). */
  waiting: { until: string; deadline?: string | undefined } | null;
  /** Measured estimate; null for a short wait. */
  secondsLeft: number | null;
  /** Whether it took the place of a draft shown before. */
  isOtherDraft: boolean;
  isRestarted: boolean;
  isWritten: boolean;
};

const NO_TEXT = { title: '', intro: '', sections: [], conclusion: '', conclusionHeading: '' };

export const INITIAL_STATE: GenerationState = {
  ...NO_TEXT,
  request: { startedAt: 0, language: DEFAULT_LANGUAGE, sourceCount: 0, isDistributed: false },
  place: null,
  design: null,
  phase: null,
  writer: null,
  pages: [],
  plannedWords: null,
  waiting: null,
  secondsLeft: null,
  isOtherDraft: false,
  isRestarted: false,
  isWritten: false,
};

function withPage(pages: readonly PageProgress[], page: PageProgress): GenerationState['pages'] {
  const at = pages.findIndex(({ url }) => url === page.url);
  return at < 0 ? [...pages, page] : pages.with(at, page);
}

type Sections = GenerationState['sections'];

/** None: the headings come with their sections. */
function withHeadings(sections: Sections, headings: readonly string[]): Sections {
  if (headings.length === 0) return sections;
  return headings.map((heading, index) => {
    const before = sections[index];
    return before?.heading === heading ? before : { heading, content: '' };
  });
}

function withSection(sections: Sections, index: number, section: Sections[number]): Sections {
  const missing = Array.from({ length: Math.max(0, index - sections.length) }, () => ({ heading: '', content: '' }));
  return [...sections, ...missing].toSpliced(index, 1, section);
}

function writtenPart({ sections }: GenerationState, event: Extract<GenerationEvent, { type: 'part' }>) {
  if (event.part === 'introduction') return { intro: event.content };
  if (event.part === 'conclusion') return { conclusion: event.content, conclusionHeading: event.heading ?? '' };
  const { index, heading, content } = event;
  return { sections: withSection(sections, index, { heading, content }) };
}

export function reduceGeneration(state: GenerationState, event: GenerationEvent | QueuedEvent): GenerationState {
  switch (event.type) {
    case 'accepted': {
      const { type: _, generationId: __, startedAt, ...request } = event;
      // Clocks may differ: the page knows best when it sent the request.
      return { ...state, request: { ...request, startedAt: state.request.startedAt || Date.parse(startedAt) } };
    }
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
    case 'partial': {
      const { index, heading, content } = event;
      // A finished text stays while it is rewritten.
      const isFinished = Boolean(state.sections[index]?.content);
      const grown = isFinished
        ? {}
        : { sections: withSection(state.sections, index, { heading, content: '', partial: content }) };
      return { ...state, ...grown, waiting: null, isRestarted: false };
    }
    case 'chosen':
      return { ...state, ...NO_TEXT, isOtherDraft: true };
    case 'outline':
      return {
        ...state,
        title: event.title || state.title,
        plannedWords: event.words ?? state.plannedWords,
        sections: withHeadings(state.sections, event.headings),
      };
    case 'part':
      return { ...state, ...writtenPart(state, event), waiting: null, isRestarted: false };
    case 'restarted':
      return { ...INITIAL_STATE, request: state.request, isRestarted: true };
    case 'done':
      return { ...state, place: null, isWritten: true };
    default:
      return state;
  }
}

/** A part of an article: a section by its index, or one of the two around them. */
export type PartKey = number | 'intro' | 'conclusion';

/**
 * The parts being written, as far as known: sections that grow, else the first without text. Writers go in reading
 * order; after the last known section another one or the conclusion may come.
 */
export function partsUnderWay({ phase, isWritten, title, sections, intro }: GenerationState): readonly PartKey[] {
  if (phase !== 'writing' || isWritten || (title === '' && sections.length === 0)) return [];
  const open = [...sections.keys()].filter((at) => sections[at]?.content === '');
  const growing = open.filter((at) => sections[at]?.partial);
  if (growing.length > 0) return growing;
  const isAtEdge = open.length === 0 || open.length === sections.length;
  return isAtEdge && intro === '' ? ['intro'] : open.slice(0, 1);
}
