import { describe, expect, test } from 'vitest';
import { readablePage } from '@/lib/research/pages/readable-text.ts';

const FILLER = 'The council of the town met again in the evening and spoke about its budget for roads. '
  .repeat(10)
  .trim();
const ON_TOPIC = 'Bees on the roofs find more flowers than bees in the fields around the town.';
const SUBJECT = 'Bees on roofs and their flowers';

function read(body: string, { subject, contentType = 'text/plain' }: { subject?: string; contentType?: string }) {
  const url = 'https://page.example/';
  return readablePage({ url, contentType, body: new TextEncoder().encode(body), subject });
}

/** A page of 200 sections of 870 characters; those with these numbers treat the topic. */
const sections = (...onTopic: number[]) =>
  Array.from({ length: 200 }, (_, at) => {
    const place = at % 10 === 0 ? [`## Chapter ${at / 10}`] : [];
    return [...place, `### Section ${at}`, FILLER, ...(onTopic.includes(at) ? [`${ON_TOPIC} It is ${at}.`] : [])];
  })
    .flat()
    .join('\n\n');

describe('of a page of more than 60,000 characters', () => {
  test('the beginning and the parts about the subject are read, in their order, under their headings', () => {
    const { text, excerpt } = read(sections(93, 187), { subject: SUBJECT });
    expect(excerpt).toBe('subject');
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text.length).toBeGreaterThan(57_000);
    expect(text).toMatch(/^## Chapter 0\n\n### Section 0\n\nThe council/);
    expect(text).toContain(`\n\n## Chapter 9\n\n### Section 93\n\n${FILLER}\n\n${ON_TOPIC} It is 93.\n\n`);
    expect(text.endsWith(`\n\n## Chapter 18\n\n### Section 187\n\n${FILLER}\n\n${ON_TOPIC} It is 187.`)).toBe(true);
    expect(text).not.toContain('### Section 150\n');
  });

  test('rows of a table are read with the names of its columns', () => {
    const rows = Array.from({ length: 4000 }, (_, at) => `| ${at === 3000 ? 'Bees' : 'Roads'} | ${at} thousand |`);
    const table = ['| Kind | Number |', '| --- | --- |', ...rows].join('\n');
    const { text } = read(`${FILLER}\n\n${table}`, { subject: SUBJECT });
    expect(text.length).toBeLessThanOrEqual(60_000);
    const part = text.split('\n\n').find((each) => each.includes('Bees'));
    expect(part).toMatch(/^\| Kind \| Number \|\n\| Roads \| \d+ thousand \|\n/);
    expect(part).toContain('| Bees | 3000 thousand |\n');
  });

  test('sentences of an endless paragraph are read whole', () => {
    const { text } = read(`${FILLER} ${`${FILLER} `.repeat(200)}${ON_TOPIC} ${FILLER.repeat(2)}`, { subject: SUBJECT });
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text).toContain(ON_TOPIC);
    expect(text.split('\n\n').filter((part) => !/^(?:The|Bees) .*\.$/.test(part))).toEqual([]);
  });

  test.each([
    ['without a subject', sections(187), {}],
    ['of one word', 'x'.repeat(90_000), { subject: SUBJECT }],
  ])('%s, the beginning is read', (_, page, wishes) => {
    const { text, excerpt } = read(`${FILLER}\n\n${page}`, wishes);
    expect(excerpt).toBe('start');
    expect(text).toMatch(/^The council of the town met/);
    expect(text.length).toBeLessThanOrEqual(60_000);
  });
});

test('a page of too many elements says that its beginning was read', () => {
  const page = `<article><p>${FILLER}</p>${'<p>A <b>bee</b></p>'.repeat(6000)}</article>`;
  expect(read(page, { subject: SUBJECT, contentType: 'text/html' }).excerpt).toBe('start');
});

test('a page of 60,000 characters is read whole', () => {
  const page = `${ON_TOPIC}\n\n${'hive '.repeat(12_000).slice(0, 59_999 - ON_TOPIC.length - 2)}.`;
  expect(read(page, { subject: SUBJECT })).toEqual({ title: ON_TOPIC, text: page });
});
