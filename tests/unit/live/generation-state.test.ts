import { describe, expect, it } from 'vitest';
import { EMPTY_STORY, type LiveStory, partsOf, tell } from '@/components/live/run/generation-state';
import type { PageProgress } from '@/lib/research/page-progress';
import type { GenerationEvent, QueuedEvent } from '@/lib/writing/live/schema';

type Told = GenerationEvent | QueuedEvent;

const told = (...events: Told[]): LiveStory => events.reduce(tell, EMPTY_STORY);

const STARTED: Told = { type: 'started', style: 'retro', colorTheme: 'teal' };
const OUTLINE: Told = { type: 'outline', title: 'Tea', headings: ['Leaf', 'Water', 'Cup'] };
const INTRODUCTION: Told = { type: 'part', part: 'introduction', content: 'Begin.' };
const CONCLUSION: Told = { type: 'part', part: 'conclusion', content: 'End.' };
const page = (url: string, status: PageProgress['status']) =>
  ({ type: 'page', url, title: 'Tea', status }) as const;
const section = (index: number, heading: string, content: string): Told => ({
  type: 'part',
  part: 'section',
  index,
  heading,
  content,
});

describe('what is known of a generation', () => {
  it.each<[string, Told[], Partial<LiveStory>]>([
    ['nothing when it was accepted', [{ type: 'accepted', generationId: 'a' }], EMPTY_STORY],
    ['its place while it waits', [{ type: 'queued', position: 2 }], { place: 2 }],
    [
      'the latest place',
      [
        { type: 'queued', position: 2 },
        { type: 'queued', position: 1 },
      ],
      { place: 1 },
    ],
    [
      'its look and no place once it has started',
      [{ type: 'queued', position: 1 }, STARTED],
      { place: null, look: { style: 'retro', colorTheme: 'teal' } },
    ],
    ['its phase', [STARTED, { type: 'phase', phase: 'reading' }], { phase: 'reading' }],
    [
      'its title and headings, without texts',
      [OUTLINE],
      {
        title: 'Tea',
        sections: [
          { heading: 'Leaf', content: '' },
          { heading: 'Water', content: '' },
          { heading: 'Cup', content: '' },
        ],
      },
    ],
    [
      'parts in any order',
      [OUTLINE, section(2, 'Cup', 'Warm.'), INTRODUCTION, section(0, 'Leaf', 'Green.'), CONCLUSION],
      {
        intro: 'Begin.',
        conclusion: 'End.',
        sections: [
          { heading: 'Leaf', content: 'Green.' },
          { heading: 'Water', content: '' },
          { heading: 'Cup', content: 'Warm.' },
        ],
      },
    ],
    [
      'a part as it was last told',
      [OUTLINE, section(0, 'Leaf', 'Green.'), section(0, 'The leaf', 'Black.')],
      {
        sections: [
          { heading: 'The leaf', content: 'Black.' },
          { heading: 'Water', content: '' },
          { heading: 'Cup', content: '' },
        ],
      },
    ],
    [
      'a section before its outline',
      [section(1, 'Water', 'Hot.')],
      {
        sections: [
          { heading: '', content: '' },
          { heading: 'Water', content: 'Hot.' },
        ],
      },
    ],
    [
      'texts that a new outline keeps',
      [
        OUTLINE,
        section(0, 'Leaf', 'Green.'),
        section(1, 'Water', 'Hot.'),
        { type: 'outline', title: 'On tea', headings: ['Leaf', 'Fire'] },
      ],
      {
        title: 'On tea',
        sections: [
          { heading: 'Leaf', content: 'Green.' },
          { heading: 'Fire', content: '' },
        ],
      },
    ],
    [
      'the pages found, each as it was last told',
      [
        page('https://a.org', 'reading'),
        page('https://b.org', 'reading'),
        page('https://a.org', 'read'),
        { ...page('https://b.org', 'left-out'), reason: 'It is in another language.' },
      ],
      {
        pages: [
          { url: 'https://a.org', title: 'Tea', status: 'read' },
          {
            ...{ url: 'https://b.org', title: 'Tea', status: 'left-out' },
            reason: 'It is in another language.',
          },
        ],
      },
    ],
    ['that it is written', [{ type: 'done', id: 'b', unreadableSources: [] }], { isWritten: true }],
  ])('is %s', (_, events, expected) => {
    expect(told(...events)).toMatchObject(expected);
  });

  it('is void when it begins anew, until something is written again', () => {
    const again = told(STARTED, OUTLINE, INTRODUCTION, { type: 'restarted' });
    expect(again).toEqual({ ...EMPTY_STORY, isRestarted: true });
    expect([STARTED, OUTLINE].reduce(tell, again).isRestarted).toBe(true);
    expect([STARTED, OUTLINE, INTRODUCTION].reduce(tell, again).isRestarted).toBe(false);
  });

  it('stays as it was when it has failed', () => {
    const before = told(STARTED, OUTLINE);
    const failed: Told = { type: 'failed', status: 502, code: 'writer-failed', message: 'No.' };
    expect(tell(before, failed)).toEqual(before);
  });

  it('does not change what was known before', () => {
    const before = told(OUTLINE);
    const copy = structuredClone(before);
    tell(before, section(0, 'Leaf', 'Green.'));
    expect(before).toEqual(copy);
  });
});

describe('the parts of an article', () => {
  it.each<[string, Told[], { written: number; total: number }]>([
    ['none before the outline', [STARTED], { written: 0, total: 0 }],
    ['sections, introduction and conclusion', [OUTLINE], { written: 0, total: 5 }],
    [
      'those that are written',
      [OUTLINE, section(1, 'Water', 'Hot.'), CONCLUSION],
      { written: 2, total: 5 },
    ],
  ])('are %s', (_, events, expected) => {
    expect(partsOf(told(...events))).toEqual(expected);
  });
});
