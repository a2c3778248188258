import { expect, test } from 'vitest';
import { POST } from '@/app/api/blogs/generate/route.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { makeRefusal, post, readAnswer } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const PATH = '/api/blogs/generate';

const WRONG_BODIES: [string, unknown, string][] = [
  ['no topic', {}, 'Please enter a blog topic'],
  ['a topic of spaces', { topic: '   ' }, 'Please enter a blog topic'],
  ['a topic that is a number', { topic: 7 }, 'Please enter a blog topic'],
  ['a topic of 1001 characters', { topic: 'x'.repeat(1001) }, 'Topic cannot exceed 1000 characters'],
  ['a tone of 201 characters', { topic: 'Tea', tone: 'x'.repeat(201) }, 'Tone cannot exceed 200 characters'],
  [
    'six answers of the author',
    { topic: 'Tea', authorAnswers: Array.from({ length: 6 }, () => ({ question: 'Who?', answer: '' })) },
    'You can answer up to 5 questions',
  ],
  [
    'an answer of 1001 characters',
    { topic: 'Tea', authorAnswers: [{ question: 'Who?', answer: 'x'.repeat(1001) }] },
    'An answer cannot exceed 1000 characters',
  ],
  ['an unknown length', { topic: 'Tea', length: 'huge' }, 'Length must be small, medium or large'],
  [
    'an unknown style',
    { topic: 'Tea', style: 'baroque' },
    'style must be glassmorphism, neumorphism, claymorphism, gradient, geometric, brutalist, minimal, or retro',
  ],
  [
    'an unknown color theme',
    { topic: 'Tea', colorTheme: '' },
    'colorTheme must be default, blue, green, purple, orange, pink, teal, or amber',
  ],
  ['an empty source URL', { topic: 'Tea', sourceUrls: [' '] }, 'Please enter a valid URL'],
  ...['example.com', 'ftp://example.com', 'javascript:alert(1)', 'http://'].map((url): [string, unknown, string] => [
    `the source URL ${url}`,
    { topic: 'Tea', sourceUrls: [url] },
    'Please enter a valid URL including http:// or https://',
  ]),
  [
    'a source URL twice',
    { topic: 'Tea', sourceUrls: ['https://example.com/', 'https://example.com/'] },
    'This URL is already in your sources list',
  ],
  [
    'seven images',
    { topic: 'Tea', userImages: Array.from({ length: 7 }, () => 'data:image/png;base64,AA==') },
    'You can only use up to 6 images for your blog',
  ],
  [
    'more image links than images can be',
    { topic: 'Tea', imageLinks: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [n, ''])) },
    'Each of the images can have one source link',
  ],
  [
    'an image link that is no URL',
    { topic: 'Tea', imageLinks: { 0: 'nowhere' } },
    'Please enter a valid URL including http:// or https://',
  ],
];

test.each(WRONG_BODIES)('refuses %s with the sentence of the specification', async (_, body, sentence) => {
  const visitor = await knownVisitor();
  expect(await readAnswer(api.post('/api/blogs/generate', body, visitor.headers))).toEqual([
    400,
    { code: 'invalid-input', message: sentence },
  ]);
  expect(await (await db()).quota.count({ where: { key: visitor.quotaKey } })).toBe(0);
});

test('refuses an unknown language by naming the nine', async () => {
  const { headers } = await knownVisitor();
  expect(await makeRefusal(api.post('/api/blogs/generate', { topic: 'Tea', language: 'klingon' }, headers))).toEqual([
    400,
    `Language must be one of ${LANGUAGES.join(', ')}`,
  ]);
});

test('refuses malformed JSON without a stack trace', async () => {
  const { headers } = await knownVisitor();
  expect(await readAnswer(api.post('/api/blogs/generate', '{"topic": ', headers))).toEqual([
    400,
    { code: 'invalid-input', message: 'The request is not valid JSON.' },
  ]);
});

test('refuses a body that says it is too large before reading it', async () => {
  const visitor = await knownVisitor();
  const request = post(PATH, { topic: 'Tea' }, { ...visitor.headers, 'content-length': '99000000' });
  expect((await POST(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});

test('stops reading a body that turns out too large', async () => {
  const visitor = await knownVisitor();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024 * 1024;
      controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
    },
  });
  const request = new Request(post(PATH, {}, visitor.headers), { body: endless, duplex: 'half' } as RequestInit);
  expect((await POST(request)).status).toBe(413);
  expect(sent).toBeLessThan(100 * 1024 * 1024);
});

test.each(['', 'x'.repeat(201), 'with space'])('refuses the Idempotency-Key %j', async (key) => {
  const { headers } = await knownVisitor();
  const request = post(PATH, { topic: 'Tea' }, headers);
  request.headers.set('idempotency-key', key);
  expect((await POST(request)).status).toBe(400);
});
