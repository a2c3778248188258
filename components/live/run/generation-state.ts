import type { Blog } from '@/lib/blogs/schema';
import type { ColorTheme, Style } from '@/lib/constants/options';
import type { PageProgress } from '@/lib/research/page-progress';
import type { GenerationEvent, Phase, QueuedEvent } from '@/lib/writing/live/schema';

/** What has been told of a generation so far. Texts are '' until they are written. */
export type LiveStory = {
  /** Its place in the queue, from 1; null when it does not wait. */
  place: number | null;
  look: { style: Style; colorTheme: ColorTheme } | null;
  phase: Phase | null;
  /** Who writes; null until it is known. */
  writer: Blog['writer'] | null;
  /** The pages that were found about the topic, in the order in which they were told. */
  pages: readonly PageProgress[];
  title: string;
  intro: string;
  sections: readonly { heading: string; content: string }[];
  conclusion: string;
  /** Whether it began anew and nothing is written again yet. */
  isRestarted: boolean;
  isWritten: boolean;
};

/** A generation of which nothing was told. */
export const EMPTY_STORY: LiveStory = {
  place: null,
  look: null,
  phase: null,
  writer: null,
  pages: [],
  title: '',
  intro: '',
  sections: [],
  conclusion: '',
  isRestarted: false,
  isWritten: false,
};

/** The pages with what is now known of one of them. */
function withPage(pages: readonly PageProgress[], page: PageProgress): LiveStory['pages'] {
  const at = pages.findIndex(({ url }) => url === page.url);
  return at < 0 ? [...pages, page] : pages.with(at, page);
}

type Told = GenerationEvent | QueuedEvent;
type Part = Extract<GenerationEvent, { type: 'part' }>;

function withHeadings({ sections }: LiveStory, headings: readonly string[]): LiveStory['sections'] {
  return headings.map((heading, index) => {
    const before = sections[index];
    return before?.heading === heading ? before : { heading, content: '' };
  });
}

function withSection(
  { sections }: LiveStory,
  { index, heading, content }: Extract<Part, { part: 'section' }>,
): LiveStory['sections'] {
  const missing = Array.from({ length: Math.max(0, index - sections.length) }, () => ({
    heading: '',
    content: '',
  }));
  return [...sections, ...missing].toSpliced(index, 1, { heading, content });
}

function withPart(story: LiveStory, event: Part): LiveStory {
  switch (event.part) {
    case 'introduction':
      return { ...story, intro: event.content };
    case 'conclusion':
      return { ...story, conclusion: event.content };
    case 'section':
      return { ...story, sections: withSection(story, event) };
  }
}

/** What is known of a generation once an event was told. */
export function tell(story: LiveStory, event: Told): LiveStory {
  switch (event.type) {
    case 'queued':
      return { ...story, place: event.position };
    case 'started':
      return {
        ...story,
        place: null,
        look: { style: event.style, colorTheme: event.colorTheme },
      };
    case 'writer':
      return { ...story, writer: event.writer };
    case 'page': {
      const { type: _, ...page } = event;
      return { ...story, pages: withPage(story.pages, page) };
    }
    case 'phase':
      return { ...story, place: null, phase: event.phase };
    case 'outline':
      return { ...story, title: event.title, sections: withHeadings(story, event.headings) };
    case 'part':
      return { ...withPart(story, event), isRestarted: false };
    case 'restarted':
      return { ...EMPTY_STORY, isRestarted: true };
    case 'done':
      return { ...story, place: null, isWritten: true };
    default:
      return story;
  }
}

/** How many parts of the article are written, of how many; 0 of 0 before there is an outline. */
export function partsOf({ sections, intro, conclusion }: LiveStory): {
  written: number;
  total: number;
} {
  if (sections.length === 0) return { written: 0, total: 0 };
  const texts = [intro, ...sections.map(({ content }) => content), conclusion];
  return { written: texts.filter(Boolean).length, total: texts.length };
}
