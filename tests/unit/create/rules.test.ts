import { describe, expect, it } from 'vitest';
import { shownCount, spokenCount } from '@/components/create/form/fields.tsx';
import { shouldRedirect } from '@/components/create/generation/use-generation.tsx';
import {
  advancedToolsSummary,
  type Checked,
  checkImageLink,
  checkSourceUrl,
  shownTopicProblem,
  topicProblem,
} from '@/components/create/rules.ts';
import type { LiveRun } from '@/components/generation/run-store.ts';
import { chooseImages } from '@/lib/images/rules.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const create = translatorFor('en', 'create');
const images = translatorFor('en', 'images');

const MB = 1024 * 1024;
const image = (name: string, size = 1000, type = 'image/png') => ({ name, type, size });
const TEXT = image('a.txt', 1, 'text/plain');

const ok = <Value>(value: Value) => ({ ok: true, value });
const refused = (title: string, description: string) => ({ ok: false, problem: { title, description } });
const said = (checked: Checked<unknown>) =>
  checked.ok ? checked : { ok: false, problem: create.titled(`sources.${checked.problem}`, { count: 10 }) };
const EMPTY = refused('Invalid URL', 'Please enter a valid URL');
const INVALID = refused('Invalid URL', 'Please enter a valid URL including http:// or https://');
const DUPLICATE = refused('Duplicate URL', 'This URL is already in your sources list');
const LONGEST = `https://example.com/${'a'.repeat(2028)}`;
const TOO_LONG = refused('Invalid URL', 'This address is too long. Please use a shorter one');
const TEN = Array.from({ length: 10 }, (_, index) => `https://example.com/${index}`);

it.each([
  ['https://example.com', [], ok('https://example.com')],
  ['http://example.com/a?b=c#d', TEN.slice(1), ok('http://example.com/a?b=c#d')],
  ['https://例え.jp/道', [], ok('https://例え.jp/道')],
  ['  https://example.com/a ', [], ok('https://example.com/a')],
  ['', [], EMPTY],
  ['   ', [], EMPTY],
  ['example.com', [], INVALID],
  ['not a url', [], INVALID],
  ['ftp://example.com/a', [], INVALID],
  ['javascript:alert(1)', [], INVALID],
  ['http://', [], INVALID],
  ['https://example.com/', ['https://example.com'], DUPLICATE],
  ['HTTPS://EXAMPLE.com', ['https://example.com'], DUPLICATE],
  ['https://example.org', TEN, refused('Maximum sources reached', 'You can use up to 10 source URLs for your blog')],
  [LONGEST, [], ok(LONGEST)],
  [`${LONGEST}a`, [], TOO_LONG],
])('a source URL %j beside %j is %j', (typed, listed, expected) => {
  expect(said(checkSourceUrl(typed, listed))).toEqual(expected);
});

it.each([
  ['', ok(null)],
  ['  ', ok(null)],
  [' https://example.com/photo ', ok('https://example.com/photo')],
  ['photo.jpg', INVALID],
  ['data:text/html,x', INVALID],
])('the source link %j of an image is %j', (typed, expected) => {
  expect(said(checkImageLink(typed))).toEqual(expected);
});

const FULL = 'You can only use up to 6 images for your blog';
const KINDS = 'please use PNG, JPEG, GIF, WebP or AVIF';

describe('choosing images', () => {
  it.each([
    ['up to 5 MB', [image('a.png', 5 * MB), image('b.webp', 1, 'image/webp')], 0, 2, undefined],
    ['not a text', [image('notes.txt', 1, 'text/plain')], 0, 0, 'notes.txt is not an image file'],
    ['not HEIC', [image('photo.heic', 1, 'image/heic')], 0, 0, `photo.heic: ${KINDS}`],
    ['not HEIC without a type', [image('photo.HEIC', 1, '')], 0, 0, `photo.HEIC: ${KINDS}`],
    ['not SVG', [image('drawing.svg', 1, 'image/svg+xml')], 0, 0, `drawing.svg: ${KINDS}`],
    ['not TIFF', [image('scan.tiff', 1, 'image/tiff')], 0, 0, `scan.tiff: ${KINDS}`],
    ['not BMP', [image('old.bmp', 1, 'image/bmp')], 0, 0, `old.bmp: ${KINDS}`],
    ['none above 5 MB', [image('big.png', 5 * MB + 1)], 0, 0, 'big.png exceeds the 5MB size limit'],
    ['the good ones', [image('bad.pdf', 1, 'application/pdf'), image('a.png')], 0, 1, 'bad.pdf is not an image file'],
    ['none of two', [TEXT, TEXT], 0, 0, 'a.txt is not an image file, a.txt is not an image file'],
    ['as many as there is room for', [image('a.png'), image('b.png'), image('c.png')], 4, 2, FULL],
    ['the last one', [image('a.png')], 5, 1, undefined],
    ['none beside six', [image('a.png')], 6, 0, FULL],
  ])('takes %s', (_, files, taken, count, description) => {
    const { chosen, problem } = chooseImages(files, taken, images);
    expect(chosen).toHaveLength(count);
    expect(problem?.description).toBe(description);
  });

  it.each([
    [7, 0, 6],
    [3, 4, 2],
    [1, 6, 0],
  ])('takes of %i files beside %i as many as a batch has room for: %i', (count, taken, room) => {
    const files = Array.from({ length: count }, (_, index) => image(`${index}.png`));
    const { chosen, problem } = chooseImages(files, taken, images, (free) =>
      translatorFor('en', 'batch').titled('imagesDropped', { free, most: 6 }),
    );
    expect(chosen).toHaveLength(room);
    expect(problem?.description).toBe(`You can only upload ${room} more image(s) (maximum 6 total)`);
  });

  it('titles each problem', () => {
    const files = [TEXT, image('a.bmp', 1, 'image/bmp'), image('a.png', 5 * MB + 1)];
    expect(files.map((file) => chooseImages([file], 0, images).problem?.title)).toEqual([
      'Invalid file type',
      'This kind of image cannot be used',
      'File too large',
    ]);
    expect(chooseImages([image('a.png')], 6, images).problem?.title).toBe('Maximum images reached');
  });
});

describe('checking a topic', () => {
  it.each([
    ['', 'Please enter a blog topic'],
    ['   ', 'Please enter a blog topic'],
    ['a', null],
    [`  ${'a'.repeat(1000)}  `, null],
    ['a'.repeat(1001), 'Topic cannot exceed 1000 characters'],
  ])('judges %j', (typed, problem) => {
    const found = topicProblem(typed);
    expect(found && create(found)).toBe(problem);
  });

  it('ignores an empty topic while typing, and reports a long one at once', () => {
    expect(shownTopicProblem('')).toBeNull();
    const problem = shownTopicProblem('a'.repeat(1001));
    expect(problem && create(problem)).toBe('Topic cannot exceed 1000 characters');
  });
});

it.each([
  [[], [], {}, ''],
  [['a'], [], {}, '1 URL'],
  [['a', 'b'], ['https://c.org'], {}, '2 URLs, 1 image, 1 link'],
  [[], ['https://c.org', null, null, 'https://d.org', null, null], {}, '6 images, 2 links'],
  [['a'], [], { tone: 'Dry' }, '1 URL, 1 wish'],
  [[], [], { tone: 'Dry', audience: 'All', pointOfView: 'A cook' }, '3 wishes'],
  [[], [], { tone: '  ' }, ''],
])('the badge of Advanced Tools counts URLs %j, images with links %j and wishes %j', (urls, links, wishes, text) => {
  const chosen = links.map((link, id) => ({ id, name: 'a.png', dataUrl: 'data:', link, alternativeText: '' }));
  expect(advancedToolsSummary(urls, chosen, { tone: '', audience: '', pointOfView: '', ...wishes }, create)).toBe(text);
});

const HERE = { isVisible: true, topic: '' };

it.each<[string, LiveRun['origin'], typeof HERE, boolean]>([
  ['it asked for it', 'page', { ...HERE, topic: 'Tea' }, true],
  ['it asked for it before a reload', 'tab', { ...HERE, topic: 'Tea' }, true],
  ['it asked for it and is in the background', 'page', { ...HERE, isVisible: false }, true],
  ['it only watches', 'browser', HERE, true],
  ['it only watches, in the background', 'browser', { ...HERE, isVisible: false }, false],
  ['it only watches and has a topic of its own', 'browser', { ...HERE, topic: 'Coffee' }, false],
  ['it only watches and has spaces typed', 'browser', { ...HERE, topic: '  ' }, true],
])('opening a finished blog when %s', (_, origin, watching, expected) => {
  expect(shouldRedirect(origin, watching)).toBe(expected);
});

describe('the count of a long topic', () => {
  it.each([
    [0, ''],
    [899, ''],
    [900, '900 of 1000 characters'],
    [1000, '1000 of 1000 characters'],
    [1043, '1043 of 1000 characters'],
  ])('of %i characters shows %j', (length, text) => {
    expect(shownCount(length, translatorFor('en', 'create.topic'))).toBe(text);
  });

  it.each([
    [899, ''],
    [900, 'No more than 100 characters left'],
    [949, 'No more than 100 characters left'],
    [950, 'No more than 50 characters left'],
    [999, 'No more than 50 characters left'],
    [1000, 'No characters left'],
    [1001, 'Topic cannot exceed 1000 characters'],
  ])('of %i characters says %j', (length, text) => {
    expect(spokenCount(length, translatorFor('en', 'create.topic'))).toBe(text);
  });
});
