import { describe, expect, it } from 'vitest';
import {
  type GenerationState,
  INITIAL_STATE,
  partsUnderWay,
  reduceGeneration,
} from '@/components/generation/run-state.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import type { GenerationEvent, QueuedEvent } from '@/lib/writing/runs/schema.ts';

type Event = GenerationEvent | QueuedEvent;

const stateAfter = (...events: Event[]): GenerationState => events.reduce(reduceGeneration, INITIAL_STATE);

const ACCEPTED: Event = {
  type: 'accepted',
  generationId: 'a',
  startedAt: '2026-05-01T12:00:00.000Z',
  language: 'german',
  sourceCount: 2,
  isDistributed: true,
};
const REQUEST: GenerationState['request'] = {
  startedAt: Date.UTC(2026, 4, 1, 12),
  language: 'german',
  sourceCount: 2,
  isDistributed: true,
};
const QUEUED: Event = { type: 'queued', position: 1 };
const STARTED: Event = { type: 'started', style: 'retro', colorTheme: 'teal' };
const OUTLINE: Event = { type: 'outline', title: 'Tea', headings: ['Leaf', 'Water', 'Cup'] };
const INTRODUCTION: Event = { type: 'part', part: 'introduction', content: 'Begin.' };
const CONCLUSION = { type: 'part', part: 'conclusion', content: 'End.' } as const satisfies Event;
const page = (url: string, status: PageProgress['status']) => ({ type: 'page', url, title: 'Tea', status }) as const;
const section = (index: number, heading: string, content: string): Event => ({
  ...{ type: 'part', part: 'section', index, heading, content },
});
const WRITTEN = [section(0, 'Leaf', 'Green.'), section(1, 'Water', 'Hot.'), section(2, 'Cup', 'Small.')] as const;
const [LEAF, WATER, CUP] = WRITTEN;
const BLACK = section(0, 'The leaf', 'Black.');
const UNTITLED: Event = { type: 'outline', title: '', headings: [], words: 400 };
const TITLE: Event = { type: 'outline', title: 'Tea', headings: [] };
const CHOSEN: Event = { type: 'chosen' };
const FIRE: Event = { type: 'outline', title: 'Fire', headings: ['Leaf', 'Fire'] };
const partial = (index: number, content: string, heading = 'Leaf'): Event => ({
  ...{ type: 'partial', index, heading, content },
});
const estimate = (secondsLeft: number): Event => ({ type: 'estimate', secondsLeft });
const WAITING = { until: '2026-05-01T12:00:30Z', deadline: '2026-05-01T12:10:00Z' };

describe('a section being written', () => {
  it('has a partial text and does not count as written', () => {
    const state = stateAfter(STARTED, OUTLINE, partial(0, 'One.'), partial(0, 'One. Two.'));
    expect(state.sections[0]).toEqual({ heading: 'Leaf', content: '', partial: 'One. Two.' });
    expect(partsUnderWay({ ...state, phase: 'writing' })).toEqual([0]);
  });

  it('loses its partial text once finished, also in a retry', () => {
    const finished = [STARTED, OUTLINE, partial(0, 'One.'), section(0, 'Leaf', 'One. Two.')];
    const whole = { heading: 'Leaf', content: 'One. Two.' };
    expect(stateAfter(...finished).sections[0]).toEqual(whole);
    expect(stateAfter(...finished, partial(0, 'Other.')).sections[0]).toEqual(whole);
  });
});

describe('a section that no outline named', () => {
  it('comes with its heading', () => {
    const state = stateAfter(STARTED, UNTITLED, partial(0, 'One.', 'Leaf'), partial(1, 'Two.', 'Water'));
    expect(state.sections).toEqual([
      { heading: 'Leaf', content: '', partial: 'One.' },
      { heading: 'Water', content: '', partial: 'Two.' },
    ]);
  });

  it('stays when the title is announced', () => {
    const state = stateAfter(STARTED, UNTITLED, LEAF, partial(1, 'Hot.', 'Water'), TITLE);
    expect(state).toMatchObject({ title: 'Tea', plannedWords: 400 });
    expect(state.sections).toEqual([
      { heading: 'Leaf', content: 'Green.' },
      { heading: 'Water', content: '', partial: 'Hot.' },
    ]);
  });
});

it('a pause of the model is known until the next text', () => {
  const waiting = [STARTED, OUTLINE, { type: 'waiting', ...WAITING } as Event];
  expect(stateAfter(...waiting).waiting).toEqual(WAITING);
  expect(stateAfter(...waiting, partial(0, 'One.')).waiting).toBeNull();
  expect(stateAfter(...waiting, INTRODUCTION).waiting).toBeNull();
  expect(stateAfter(...waiting, { type: 'phase', phase: 'polishing' }).waiting).toBeNull();
});

/** Its sections and pages as lines. */
const makeLines = ({ sections, pages, ...state }: GenerationState) => ({
  ...state,
  sections: sections.map(({ heading, content }) => `${heading}: ${content}`),
  pages: pages.map(({ url, status, reason = '' }) => `${url} ${status} ${reason}`.trim()),
});

describe('the state of a generation', () => {
  it.each<[string, Event[], object]>([
    ['its request once it was accepted', [ACCEPTED], { request: REQUEST, place: null, phase: null, sections: [] }],
    ['its place while it waits', [{ type: 'queued', position: 2 }], { place: 2 }],
    ['the latest place', [QUEUED, { type: 'queued', position: 2 }, QUEUED], { place: 1 }],
    ['no place once started', [QUEUED, STARTED], { place: null, design: { style: 'retro', colorTheme: 'teal' } }],
    ['its phase', [STARTED, { type: 'phase', phase: 'reading' }], { phase: 'reading' }],
    ['its title and headings, without texts', [OUTLINE], { title: 'Tea', sections: ['Leaf: ', 'Water: ', 'Cup: '] }],
    [
      'parts in any order',
      [OUTLINE, CUP, INTRODUCTION, LEAF, CONCLUSION],
      { intro: 'Begin.', conclusion: 'End.', sections: ['Leaf: Green.', 'Water: ', 'Cup: Small.'] },
    ],
    [
      'a conclusion with its own heading',
      [OUTLINE, { ...CONCLUSION, heading: 'Back to the cup' }],
      { conclusion: 'End.', conclusionHeading: 'Back to the cup' },
    ],
    ['a part as last reported', [OUTLINE, LEAF, BLACK], { sections: ['The leaf: Black.', 'Water: ', 'Cup: '] }],
    ['a section before its outline', [WATER], { sections: [': ', 'Water: Hot.'] }],
    [
      'texts that a new outline keeps',
      [OUTLINE, LEAF, WATER, FIRE],
      { title: 'Fire', sections: ['Leaf: Green.', 'Fire: '] },
    ],
    [
      'the pages found, each as it was last reported',
      [
        page('a', 'reading'),
        page('b', 'reading'),
        page('a', 'read'),
        { ...page('b', 'left-out'), reason: 'It is off topic.' },
      ],
      { pages: ['a read', 'b left-out It is off topic.'] },
    ],
    [
      'empty once another draft is chosen, with the planned length',
      [UNTITLED, TITLE, INTRODUCTION, ...WRITTEN, CONCLUSION, CHOSEN],
      { title: '', intro: '', sections: [], conclusion: '', plannedWords: 400, isOtherDraft: true },
    ],
    [
      'the chosen draft without any part of the first',
      [UNTITLED, TITLE, INTRODUCTION, ...WRITTEN, { ...CONCLUSION, heading: 'Last sip' }, CHOSEN, FIRE, BLACK],
      { title: 'Fire', intro: '', conclusion: '', conclusionHeading: '', sections: ['The leaf: Black.', 'Fire: '] },
    ],
    ['the latest estimate', [estimate(400), OUTLINE, estimate(300), partial(0, 'One.')], { secondsLeft: 300 }],
    ['without an estimate after a restart', [estimate(400), { type: 'restarted' }], { secondsLeft: null }],
    ['that it is written', [{ type: 'done', id: 'b', unreadableSources: [] }], { isWritten: true }],
  ])('is %s', (_, events, expected) => {
    expect(makeLines(stateAfter(...events))).toMatchObject(expected);
  });

  it('is reset by a restart', () => {
    const again = stateAfter(ACCEPTED, STARTED, OUTLINE, INTRODUCTION, { type: 'restarted' });
    expect(again).toEqual({ ...INITIAL_STATE, request: REQUEST, isRestarted: true });
    expect([STARTED, OUTLINE].reduce(reduceGeneration, again).isRestarted).toBe(true);
    expect([STARTED, OUTLINE, INTRODUCTION].reduce(reduceGeneration, again).isRestarted).toBe(false);
  });

  it('keeps the time at which its page sent the request', () => {
    const sent = { ...INITIAL_STATE, request: { ...INITIAL_STATE.request, startedAt: 5 } };
    expect(reduceGeneration(sent, ACCEPTED).request).toEqual({ ...REQUEST, startedAt: 5 });
  });

  it('is unchanged by a failure', () => {
    const before = stateAfter(STARTED, OUTLINE);
    const failed: Event = { type: 'failed', status: 502, code: 'writer-failed', message: 'No.' };
    expect(reduceGeneration(before, failed)).toEqual(before);
  });
});

describe('the parts under way', () => {
  const WRITING: Event = { type: 'phase', phase: 'writing' };
  it.each<[string, Event[], readonly (number | string)[]]>([
    ['none before the outline', [WRITING], []],
    ['none before the title', [UNTITLED, WRITING], []],
    ['the introduction after the title', [UNTITLED, WRITING, TITLE], ['intro']],
    ['a section that no outline named', [UNTITLED, WRITING, TITLE, INTRODUCTION, partial(0, 'One.')], [0]],
    ['none between two of them', [UNTITLED, WRITING, TITLE, INTRODUCTION, LEAF], []],
    ['the introduction at first', [OUTLINE, WRITING], ['intro']],
    ['the first section after it', [OUTLINE, WRITING, INTRODUCTION], [0]],
    ['the first section without text', [OUTLINE, WRITING, LEAF], [1]],
    ['those that grow', [OUTLINE, WRITING, partial(1, 'Hot.'), partial(2, 'Small.')], [1, 2]],
    ['a missing introduction', [OUTLINE, WRITING, ...WRITTEN], ['intro']],
    ['none after the last known section', [OUTLINE, WRITING, ...WRITTEN, INTRODUCTION], []],
    ['none when all are written', [OUTLINE, WRITING, ...WRITTEN, INTRODUCTION, CONCLUSION], []],
    ['none while it is polished', [OUTLINE, WRITING, { type: 'phase', phase: 'polishing' }], []],
  ])('are %s', (_, events, expected) => {
    expect(partsUnderWay(stateAfter(...events))).toEqual(expected);
  });
});
