import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStorage, tabDraftSchema } from '@/components/blog/editing/draft/draft-storage.ts';
import { findDraftFault, openEditor } from '@/components/blog/editing/draft/editor-state.ts';
import { blogDraft, draftEdit, draftPlainText, isSameText } from '@/components/blog/editing/draft/text-state.ts';
import { parseStored } from '@/components/storage/stored.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';
import { webStorage } from '../../support/web-storage.ts';
import { SAMPLE_BLOG } from '../blog-screens/sample-blog.ts';

const base = blogDraft(SAMPLE_BLOG);
const draft = { ...base, title: 'Tea, Better' };
const storage = new DraftStorage('b1');
const basedOn = '2026-11-20T10:00:00.000Z';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

const LATER = '2026-11-20T11:00:00.000Z';
const { signal } = new AbortController();
const wish = { change: 'expand', instruction: 'Add prices.', useVoice: true } as const;

/** A server with this blog that answers with these statuses. @returns the bodies it received */
function serverAnswering(blog: Blog, ...statuses: number[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(blog);
    bodies.push(JSON.parse(String(body)));
    return Response.json(blog, { status: statuses[bodies.length - 1] ?? 500 });
  });
  return bodies;
}

describe.each([
  ['saving a text', () => storage.save({ draft, base, basedOn }, null), { title: 'Tea, Better' }],
  ['changing a section', () => storage.changeSection(1, wish, { base, basedOn }, signal), wish],
])('%s', (_, change, sent) => {
  test('sends the version it is based on', async () => {
    const bodies = serverAnswering(SAMPLE_BLOG, 200);
    expect(await change()).toEqual({ kind: 'saved', blog: SAMPLE_BLOG });
    expect(bodies).toMatchObject([{ ...sent, basedOn }]);
  });

  test('retries if only the style has changed', async () => {
    const bodies = serverAnswering({ ...SAMPLE_BLOG, style: 'retro', updatedAt: LATER }, 409, 200);
    expect((await change()).kind).toBe('saved');
    expect(bodies[1]).toMatchObject({ ...sent, basedOn: LATER });
  });

  test('returns a text changed meanwhile', async () => {
    const content = { ...SAMPLE_BLOG.content, conclusion: 'Pour it away.' };
    const theirs = { ...SAMPLE_BLOG, content, updatedAt: LATER };
    const bodies = serverAnswering(theirs, 409);
    expect(await change()).toEqual({ kind: 'conflict', theirs });
    expect(bodies).toHaveLength(1);
  });

  test('passes on errors of the server', async () => {
    serverAnswering(SAMPLE_BLOG, 422);
    await expect(change()).rejects.toThrow(/^422: /);
  });
});

describe('the first fault of a text', () => {
  const fault = (path: string, message: string) => ({ path, message });
  const [first, second] = base.sections;
  const withSecond = (changes: object) => ({
    ...base,
    sections: [first, { ...second, ...changes }] as typeof base.sections,
  });
  test.each([
    ['is none in a whole text', base, null],
    ['is an empty title', { ...base, title: ' ' }, fault('title', 'The title cannot be empty')],
    [
      'is none without introduction and conclusion',
      { ...withSecond({ content: '\n' }), intro: '', conclusion: '' },
      null,
    ],
    [
      'is too long an introduction',
      { ...base, intro: 'a'.repeat(20_001) },
      fault('intro', 'The introduction is too long'),
    ],
    ['is an empty heading', withSecond({ heading: '' }), fault('sections.1.heading', 'A heading cannot be empty')],
    [
      'is too long a heading of the conclusion',
      { ...base, conclusionHeading: 'a'.repeat(201) },
      fault('conclusionHeading', 'The conclusion’s heading is too long'),
    ],
    ['is too long', withSecond({ content: 'a'.repeat(50_001) }), fault('sections.1.content', 'A section is too long')],
  ])('%s', (_name, text, expected) => {
    const found = findDraftFault(text);
    expect(found && fault(found.path, inEnglish(`editor.faults.${found.key}`))).toEqual(expected);
  });
});

test('an unchanged form is an edit that changes nothing', () => {
  expect(draftEdit(base)).toEqual({
    title: 'Tea at Home',
    description: '',
    intro: 'Boil water.\n\nWait.',
    sections: [
      { heading: 'Leaves', content: 'Choose them.', images: ['/api/images/i1'] },
      { heading: 'Water', content: 'Fresh and soft.', images: [] },
    ],
    conclusion: 'Drink.',
    conclusionHeading: '',
    keyPoints: [],
    questions: [],
    alternativeTexts: { '/api/images/i1': 'Leaves' },
    captions: { '/api/images/i1': '' },
  });
});

test('key points are one per line, without empty ones', () => {
  const { content } = SAMPLE_BLOG;
  const points = blogDraft({ content: { ...content, keyPoints: ['Soft water.', 'Fresh leaves.'] } });
  expect(points.keyPoints).toBe('Soft water.\nFresh leaves.');
  expect(draftEdit({ ...points, keyPoints: ' Soft water. \n\n' }).keyPoints).toEqual(['Soft water.']);
});

test('the server takes an edit as the form makes it', () => {
  const edit = { ...draftEdit(base), basedOn: SAMPLE_BLOG.updatedAt };
  expect(blogEditSchema.parse(edit)).toEqual(edit);
});

test.each([
  ['spaces around it', { title: '  Tea at Home ' }, true],
  ['another kind of line ends', { intro: 'Boil water.\r\n\r\nWait.' }, true],
  ['other keys', { sections: base.sections.map((each) => ({ ...each, key: each.key + 9 })) }, true],
  ['another title', { title: 'Tea' }, false],
  ['another introduction', { intro: 'Boil water. Wait.' }, false],
  ['another conclusion', { conclusion: '' }, false],
  ['a heading of its own above the conclusion', { conclusionHeading: 'Back to the pan' }, false],
  ['a key point', { keyPoints: 'Fresh leaves.' }, false],
  ['a description', { description: 'Tea.' }, false],
  ['a question', { questions: [{ key: 9, question: 'Hot?', answer: 'Yes.' }] }, false],
  ['another alternative text', { alternativeTexts: { '/api/images/i1': '' } }, false],
  ['a caption', { captions: { '/api/images/i1': 'Our tea' } }, false],
  ['its sections the other way round', { sections: base.sections.toReversed() }, false],
  ['one section less', { sections: base.sections.slice(1) }, false],
  ['no picture', { sections: base.sections.map((each) => ({ ...each, images: [] })) }, false],
])('a text with %s is the same or not', (_, changes, isSame) => {
  expect(isSameText(base, { ...base, ...changes })).toBe(isSame);
});

test('a form is copied with its key points, questions, description and the conclusion’s heading', () => {
  const questions = [{ key: 1, question: 'How hot?', answer: 'Very.' }];
  const more = { ...base, description: 'How to.', keyPoints: 'Fresh leaves.', conclusionHeading: 'At last', questions };
  expect(draftPlainText(more)).toBe(
    'Tea at Home\n\nHow to.\n\nBoil water.\n\nWait.\n\nFresh leaves.\n\nLeaves\n\nChoose them.\n\nWater\n\nFresh and soft.\n\nAt last\n\nDrink.\n\nHow hot?\n\nVery.',
  );
});

const stored = { draft, base, basedOn: '2026-11-19T08:00:00.000Z', version: null };

describe('unsaved changes', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));

  test('are stored for their blog, until they are deleted', () => {
    storage.writeTab(stored);
    expect(storage.readTab()).toEqual(stored);
    expect(new DraftStorage('b2').readTab()).toBeNull();
    storage.clearTab();
    expect(storage.readTab()).toBeNull();
  });

  test('are deleted once there are none', () => {
    storage.writeTab(stored);
    storage.writeTab({ ...stored, draft: base });
    expect(storage.readTab()).toBeNull();
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"draft":{"title":"T"}}'],
  ['a text without sections', JSON.stringify({ ...stored, draft: { ...draft, sections: [] } })],
])('does not read %s as unsaved changes', (_name, json) => {
  expect(parseStored(json, tabDraftSchema)).toBeNull();
});

const text = { draft, base, basedOn: stored.basedOn };
const version = '2026-11-20T09:00:00.000Z';
const onServer = { text, version };
const inTab = { ...text, version };
const PRESENT = { base, basedOn: '2026-11-20T10:00:00.000Z' };

test.each([
  ['the blog as it is', null, null, { form: { draft: base }, origin: PRESENT, stored: base }],
  ['those of the server', null, onServer, { form: { draft }, origin: PRESENT, stored: draft, version }],
  ['those of this tab that the server lacks', inTab, onServer, { form: { draft }, origin: PRESENT, version }],
  ['those of this tab if the server’s were discarded', inTab, null, { form: { draft } }],
  ['those of this tab, reporting newer ones', stored, onServer, { form: { draft }, other: onServer }],
])('of unsaved changes, the editor goes on with %s', (_, ofTab, server, state) => {
  expect(openEditor(SAMPLE_BLOG, ofTab, server)).toMatchObject({ stored: null, version: null, other: null, ...state });
});

test('unsaved changes of another text keep their base, so that saving detects the conflict', () => {
  const changed = { ...SAMPLE_BLOG, content: { ...SAMPLE_BLOG.content, intro: 'Somebody else was here.' } };
  const { basedOn } = stored;
  expect(openEditor(changed, stored, null)).toMatchObject({ form: { draft }, origin: { base, basedOn } });
});
