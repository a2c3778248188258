import { expect, test } from 'vitest';
import { POST as object } from '@/app/api/blogs/[id]/objection/route.ts';
import { POST as report } from '@/app/api/blogs/[id]/reports/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { mails } from '@/lib/mail/mailer.ts';
import { findCase } from '@/lib/reports/queries.ts';
import { readReceipt } from '@/lib/reports/service.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { anybody, decided, mailOfFile, mailsTo, published, REPORT, send } from '../../support/reports.ts';
import { makeRefusal, params, post } from '../../support/requests.ts';

const mail = await mailOfFile();

type Headers = Record<string, string>;

test.each([
  ['no reason', { reason: undefined }, 'Please choose what is wrong'],
  ['an unknown reason', { reason: 'boring' }, 'Please choose what is wrong'],
  ['no explanation', { explanation: ' ' }, 'Explanation cannot be empty'],
  ['a long explanation', { explanation: 'x'.repeat(5001) }, 'Explanation is too long'],
  ['no good faith', { goodFaith: false }, 'Please confirm that the report is accurate and complete'],
  ['no real address', { email: 'rita' }, 'Please enter a valid email address, or leave it empty'],
])('refuses a report with %s', async (_, body, message) => {
  const { blog } = await published();
  expect(await makeRefusal(send(blog.id, body))).toEqual([400, message]);
  expect(await (await db()).report.count({ where: { blogId: blog.id } })).toBe(0);
});

test('a report has a number and a secret receipt, and is mailed to the operator and its sender', async () => {
  const { blog } = await published();
  const response = await send(blog.id, { email: 'rita@example.com' });
  expect(response.status).toBe(200);
  const { number, code } = await response.json();
  const row = await (await db()).report.findUniqueOrThrow({ where: { number } });
  expect(row).toMatchObject({ blogId: blog.id, reason: 'copyright', email: 'rita@example.com', decisionId: null });
  expect(JSON.stringify(row)).not.toContain(code);
  expect(await readReceipt(code)).toMatchObject({ number, hasEmail: true, decision: null });
  expect(await readReceipt('x'.repeat(32))).toBeNull();
  await expect.poll(() => mailsTo('rita@example.com').length).toBe(1);
  const [receipt] = mailsTo('rita@example.com');
  expect(receipt?.text).toContain(`http://quillcast.test/report/status/${code}`);
  expect(`${receipt?.subject} ${receipt?.text}`).not.toContain(row.title);
  const [told] = mailsTo('operator@site.example');
  expect(told?.text).toContain('My photo, without my permission.');
  expect(told?.text).toContain(`http://quillcast.test/operator/reports/${blog.id}`);
  expect(told?.text).not.toContain(code);
});

test('one address reports a blog once a day, and a form that is sent twice once', async () => {
  const [first, second] = [(await published()).blog, (await published()).blog];
  const headers = anybody();
  const code = newId().padEnd(32, '_');
  const receipt = await (await send(first.id, { code }, headers)).json();
  expect(await (await send(first.id, { code }, headers)).json()).toEqual(receipt);
  expect((await send(first.id, {}, headers)).status).toBe(429);
  const other = await (await send(second.id, { code }, headers)).json();
  expect(other.code).toMatch(/^[\w-]{32}$/);
  expect(other.code).not.toBe(code);
  expect((await send(first.id)).status).toBe(200);
  expect(await (await db()).report.count({ where: { blogId: first.id } })).toBe(2);
});

test('a form that is sent twice at once has one report and one receipt', async () => {
  const { blog } = await published();
  const code = newId().padEnd(32, '_');
  const headers = anybody();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(blog.id, { code }, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).number));
  expect(new Set(numbers).size).toBe(1);
  const others = await Promise.all([send(blog.id, {}, headers), send(blog.id, {}, headers)]);
  expect(others.map(({ status }) => status)).toEqual([429, 429]);
  expect(await (await db()).report.count({ where: { blogId: blog.id } })).toBe(1);
});

test('a mail that fails is sent again', async () => {
  const { blog } = await published();
  mail.refuseNext();
  await send(blog.id, { email: 'late@example.com' });
  const { job } = await db();
  const failed = { tries: { gt: 0 }, leaseExpiresAt: null };
  await expect.poll(() => job.count({ where: failed })).toBe(1);
  await job.updateMany({ where: failed, data: { dueAt: new Date(0) } });
  await performDue(mails);
  await expect.poll(() => job.count({ where: { kind: 'mail' } })).toBe(0);
  expect(mailsTo('late@example.com')).toHaveLength(1);
});

test('a flood of reports sends the operator thirty mails an hour and then a single one, and one address five receipts', async () => {
  const { blog } = await published();
  const explanation = newId();
  for (let sent = 0; sent < 33; sent += 1) {
    await send(blog.id, { explanation, email: sent % 2 === 0 ? 'flooded@example.com' : 'Flooded@example.com' });
  }
  const told = () => mailsTo('operator@site.example').filter(({ text }) => text.includes(explanation)).length;
  await expect.poll(() => mailsTo('flooded@example.com').length + mailsTo('Flooded@example.com').length).toBe(5);
  await expect.poll(told).toBeGreaterThan(20);
  expect(told()).toBeLessThanOrEqual(30);
  const rest = { id: 'mail more reports for operator@site.example', dueAt: { gt: new Date() }, tries: 0 };
  expect(await (await db()).job.count({ where: rest })).toBe(1);
  expect(await (await db()).report.count({ where: { blogId: blog.id } })).toBe(33);
});

test('the operator’s page shows the first hundred reports on a blog', async () => {
  const blogId = newId();
  const many = Array.from({ length: 101 }, () => ({ codeHash: newId(), blogId, title: 'T', explanation: 'E' }));
  await (await db()).report.createMany({ data: many.map((each) => ({ ...each, reason: 'other' as const })) });
  const { open } = await findCase(blogId);
  expect(open.length).toBe(100);
  expect(open[0]?.number).toBeLessThan(open[99]?.number ?? 0);
});

test.each([
  ['draft', { visibility: 'draft' }, 404],
  ['deleted', { deletedAt: new Date() }, 410],
  ['hidden', { blockedAt: new Date() }, 451],
] as const)('a %s blog cannot be reported, not even by its owner', async (_, state, status) => {
  const { headers, id } = await ownedBlog(state);
  expect((await send(id, {}, headers)).status).toBe(status);
});

/** A form as a browser sends it without scripts. */
const asForm = (fields: Record<string, string>, headers: Headers) =>
  post('/x', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...anybody(),
    ...headers,
  });

const FORM = { ...REPORT, goodFaith: 'on', email: '', name: '' };

test('a plain form leads to the receipt, and back with the problem', async () => {
  const { blog } = await published();
  const segment = params({ id: blog.id });
  const sent = await report(asForm(FORM, {}), segment);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/report\/status\/[\w-]{32}$/);
  const refused = await report(asForm({ ...FORM, explanation: '' }, {}), segment);
  expect(refused.headers.get('location')).toBe(`/report/${blog.id}?problem=invalid-input`);
});

test('a form for a strange address leads back to it', async () => {
  const sent = await report(asForm(FORM, {}), params({ id: '日本\r\n' }));
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/report/%E6%97%A5%E6%9C%AC%0D%0A?problem=not-found');
});

test('a form of a page that sends no referrer is taken', async () => {
  const { blog } = await published();
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const sent = await report(asForm(FORM, headers), params({ id: blog.id }));
  expect(sent.headers.get('location')).toContain('/report/status/');
});

test.each<[string, Headers]>([
  ['a frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another site', { origin: 'https://evil.example' }],
  ['nobody knows where', { origin: '' }],
])('a form from %s is refused', async (_, headers) => {
  const { blog, headers: owner } = await decided('hide');
  const response = await object(asForm({ objection: 'No.' }, { ...owner, ...headers }), params({ id: blog.id }));
  expect(response.headers.get('location')).toBe(`/blog/${blog.id}?problem=forbidden`);
  expect(await (await db()).decision.count({ where: { blogId: blog.id, objectedAt: null } })).toBe(1);
});
