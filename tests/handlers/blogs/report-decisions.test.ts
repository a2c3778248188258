import { beforeAll, expect, test } from 'vitest';
import { deleteUser } from '@/lib/account-data/mutations.ts';
import { deleteForGood, sweepBin } from '@/lib/blogs/bin-and-visibility/service.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { sweepReports } from '@/lib/reports/mutations.ts';
import { decisionAgainst, listCases, readCase, readReceipt } from '@/lib/reports/service.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { operatorBrowser } from '../../support/operators.ts';
import { ownedBlog, readRow, savedBlog } from '../../support/owned-blog.ts';
import { BLOG_ANSWERS, blogWithPicture, LIST_ANSWERS } from '../../support/public-routes.ts';
import { anybody, decided, mailOfFile, mailsTo, published, send } from '../../support/reports.ts';
import { signedInUser } from '../../support/users.ts';

await mailOfFile();

type Headers = Record<string, string>;

const userActor = (user: User) =>
  ({ kind: 'user', user, address: '', visitorId: newId(), isNewVisitor: false }) as const;

let operatorUser: User;
beforeAll(async () => {
  operatorUser = (await signedInUser({ email: 'operator@site.example' })).user;
});

const everywhere = (status: number) => Object.keys(BLOG_ANSWERS).map(() => status);

const blogStatuses = async (blog: Awaited<ReturnType<typeof blogWithPicture>>, headers: Headers = {}) =>
  Promise.all(Object.values(BLOG_ANSWERS).map(async (answer) => (await answer(blog, headers)).status));

test('a decision to keep a blog leaves it alone, and is told to the reporters only', async () => {
  const { user, blog, email, code } = await decided('nothing');
  expect(await blogStatuses(blog)).toEqual(everywhere(200));
  expect((await readReceipt(code))?.decision).toMatchObject({
    kind: 'nothing',
    reason: 'The photo is on her own site.',
  });
  expect(await decisionAgainst(userActor(user), blog.id)).toBeNull();
  await expect.poll(() => mailsTo(email).length).toBe(2);
  expect(mailsTo(user.email)).toEqual([]);
});

test('a hidden blog answers 451 everywhere, is in no list, and stays its owner’s', async () => {
  const { user, headers, blog, email } = await decided('hide');
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
  expect(await blogStatuses(blog, headers)).toEqual(everywhere(200));
  await savedBlog({ userId: user.id });
  for (const list of Object.values(LIST_ANSWERS)) expect(await (await list(user)).text()).not.toContain(blog.id);
  expect(await decisionAgainst(userActor(user), blog.id)).toMatchObject({ kind: 'hide' });
  expect(await decisionAgainst(userActor((await signedInUser()).user), blog.id)).toBeNull();
  await expect.poll(() => mailsTo(user.email).length).toBe(1);
  const [told] = mailsTo(user.email);
  expect(told?.text).toContain('The photo is on her own site.');
  expect(told?.text).not.toMatch(new RegExp(`${email}|Rita`));
  await expect.poll(() => mailsTo(email).length).toBe(2);
  const { title } = await readRow(blog.id);
  expect(told?.text).toContain(`“${title}” on Quillcast`);
  expect(told?.text).toContain(`http://quillcast.test/blog/${blog.id}\n`);
  expect(told?.text.trimEnd()).toMatch(/Quillcast\nhttp:\/\/quillcast\.test$/);
  const answer = mailsTo(email).find(({ subject }) => subject.startsWith('Decision'));
  expect(answer?.text).toContain('The operator hid the blog.');
  expect(answer?.text).toContain(`http://quillcast.test/share/${blog.id}\n`);
  for (const each of mailsTo(email)) {
    expect(each.subject + each.text).not.toContain(title);
    expect(each.text).not.toContain('The photo is on her own site.');
  }
});

test('reporters get mails in the language of their report', async () => {
  const { blog } = await published();
  const email = `${newId().toLowerCase()}@example.com`;
  await send(blog.id, { email }, { ...anybody(), 'accept-language': 'de' });
  await api.post(`/api/operator/reports/${blog.id}`, { kind: 'hide', reason: 'Hers.' }, await operatorBrowser());
  await expect.poll(() => mailsTo(email).length).toBe(2);
  const [decision, receipt] = mailsTo(email).toSorted((one, other) => one.subject.localeCompare(other.subject));
  expect(receipt?.subject).toMatch(/^Wir haben deine Meldung erhalten/);
  expect(receipt?.text).toContain('http://quillcast.test/de/report/status/');
  expect(receipt?.html).toContain('<html lang="de">');
  expect(receipt?.html).toContain('Gesendet von');
  expect(decision?.subject).toMatch(/^Entscheidung über deine Meldung/);
});

test('a mail to an author with an unverified address has no words of others', async () => {
  const { user, blog } = await published();
  await (await db()).user.update({ where: { id: user.id }, data: { emailVerified: null } });
  await send(blog.id);
  await api.post(`/api/operator/reports/${blog.id}`, { kind: 'hide', reason: 'Buy pills' }, await operatorBrowser());
  await expect.poll(() => mailsTo(user.email).length).toBe(1);
  const [told] = mailsTo(user.email);
  expect(told?.text).toContain(`http://quillcast.test/blog/${blog.id}\n`);
  expect(`${told?.subject} ${told?.text}`).not.toMatch(/pills|“/);
});

test('the reported text stays with the reports, once while it is the same', async () => {
  const { blog } = await published();
  const { title } = await readRow(blog.id);
  const read = () => readCase(userActor(operatorUser), blog.id);
  await send(blog.id);
  await send(blog.id);
  expect(await read()).toMatchObject({ reportedText: null });
  expect(await (await db()).report.count({ where: { blogId: blog.id, text: { not: null } } })).toBe(1);
  await (await db()).blog.update({ where: { id: blog.id }, data: { title: 'Harmless' } });
  const { text, reportedText, open } = await read();
  expect([text?.includes(title), reportedText?.includes(title)]).toEqual([false, true]);
  expect(open).toHaveLength(2);
});

test('the list of reports has pages, oldest first, with the reasons counted', async () => {
  const { report } = await db();
  const ids = Array.from({ length: 120 }, (_, at) => newId() + at);
  const row = { title: 'T', reason: 'hate', explanation: 'E' } as const;
  const at = new Date('2020-01-01');
  const many = [...ids, ...ids].map((blogId) => ({ ...row, codeHash: newId(), blogId, createdAt: at }));
  await report.createMany({ data: many });
  const first = await listCases(userActor(operatorUser), 1);
  expect(first.open).toHaveLength(50);
  expect(first.open[0]).toMatchObject({ title: 'T', reasons: { hate: 2 }, since: at, hasObjection: false });
  expect(first.pages).toBeGreaterThanOrEqual(3);
  const last = await listCases(userActor(operatorUser), 1000);
  expect(last.page).toBe(first.pages);
  await report.deleteMany({ where: { blogId: { in: ids } } });
});

test('a hidden blog that its author deletes for good stays 451, until the decision is lifted', async () => {
  const { user, blog, operator, decision } = await decided('hide');
  await (await db()).blog.update({ where: { id: blog.id }, data: { deletedAt: new Date() } });
  await deleteForGood(userActor(user), [blog.id]);
  expect(await (await db()).blog.count({ where: { id: blog.id } })).toBe(0);
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
  await api.post(`/api/operator/decisions/${decision.id}`, { outcome: 'lifted', reason: 'Fine.' }, operator);
  expect(await blogStatuses(blog)).toEqual(everywhere(410));
});

test('a deleted blog answers 451 while its author can object, and 410 afterwards', async () => {
  const { blog } = await decided('delete');
  const long = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const age = async (days: number) =>
    (await db()).blog.update({ where: { id: blog.id }, data: { deletedAt: long(days), blockedAt: long(days) } });
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
  await age(182);
  await sweepBin();
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
  await age(184);
  await sweepBin();
  expect(await blogStatuses(blog)).toEqual(everywhere(410));
});

test.each(['hide', 'delete'] as const)(
  'a decision to %s is objected to once, and lifted without a trace',
  async (kind) => {
    const { user, headers, blog, email, operator, decision } = await decided(kind);
    const before = await readRow(blog.id);
    expect((await api.post(`/api/blogs/${blog.id}/objection`, { objection: 'It is mine.' }, headers)).status).toBe(200);
    expect((await api.post(`/api/blogs/${blog.id}/objection`, { objection: 'Again.' }, headers)).status).toBe(409);
    await expect
      .poll(() => mailsTo('operator@site.example').some(({ text }) => text.includes('It is mine.')))
      .toBe(true);

    const answer = { outcome: 'lifted', reason: 'She gave you a license.' };
    expect((await api.post(`/api/operator/decisions/${decision.id}`, answer, operator)).status).toBe(200);
    expect((await api.post(`/api/operator/decisions/${decision.id}`, answer, operator)).status).toBe(409);
    expect(await blogStatuses(blog)).toEqual(everywhere(200));
    expect(await readRow(blog.id)).toEqual({ ...before, deletedAt: null, blockedAt: null });
    expect(await decisionAgainst(userActor(user), blog.id)).toMatchObject({ outcome: 'lifted' });
    for (const [address, words] of [
      [email, 'The operator lifted the decision.'],
      [user.email, 'She gave you a license.'],
    ] as const) {
      await expect.poll(() => mailsTo(address).some(({ text }) => text.includes(words))).toBe(true);
    }
  },
);

test('a blog that its author deleted stays deleted when the decision is lifted', async () => {
  const { blog, operator, decision } = await decided('hide');
  await (await db()).blog.update({ where: { id: blog.id }, data: { deletedAt: new Date() } });
  await api.post(`/api/operator/decisions/${decision.id}`, { outcome: 'lifted', reason: 'Fine.' }, operator);
  expect(await blogStatuses(blog)).toEqual(everywhere(410));
});

test('an upheld decision stays, and nothing is upheld without an objection', async () => {
  const { headers, blog, operator, decision } = await decided('hide');
  const uphold = () =>
    api.post(`/api/operator/decisions/${decision.id}`, { outcome: 'upheld', reason: 'No license.' }, operator);
  expect((await uphold()).status).toBe(409);
  await api.post(`/api/blogs/${blog.id}/objection`, { objection: 'It is mine.' }, headers);
  expect((await uphold()).status).toBe(200);
  expect((await uphold()).status).toBe(409);
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
});

test('an upheld decision can be lifted later, as after a judgment', async () => {
  const { blog, operator, decision } = await decided('hide');
  await (await db()).decision.update({
    where: { id: decision.id },
    data: { outcome: 'upheld', objectedAt: new Date() },
  });
  const lift = () =>
    api.post(`/api/operator/decisions/${decision.id}`, { outcome: 'lifted', reason: 'A court.' }, operator);
  expect((await lift()).status).toBe(200);
  expect(await blogStatuses(blog)).toEqual(everywhere(200));
  expect((await lift()).status).toBe(409);
});

test('a deleted account leaves open reports, the log and hidden addresses, and no trace of itself', async () => {
  const { user, blog, operator, decision } = await decided('hide');
  const other = await blogWithPicture({ id: newId(), userId: user.id });
  await send(other.id);
  await deleteUser(user.id);
  const answer = await api.post(`/api/operator/reports/${other.id}`, { kind: 'delete', reason: 'R' }, operator);
  expect(answer.status).toBe(200);
  expect(await blogStatuses(blog)).toEqual(everywhere(451));
  expect(await (await db()).decision.findUniqueOrThrow({ where: { id: decision.id } })).toMatchObject({ userId: null });
  expect(await (await db()).decision.count({ where: { blogId: other.id, userId: null } })).toBe(1);
});

test('of two operators who decide at once one does, about all open reports', async () => {
  const { blog } = await published();
  for (const explanation of ['One.', 'Two.', 'Three.']) await send(blog.id, { explanation });
  const operator = await operatorBrowser();
  const answers = await Promise.all(
    ['hide', 'delete'].map((kind) => api.post(`/api/operator/reports/${blog.id}`, { kind, reason: 'R' }, operator)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const decisions = await (await db()).decision.findMany({ where: { blogId: blog.id }, include: { reports: true } });
  expect(decisions.map(({ reports }) => reports.length)).toEqual([3]);
});

test('a decision notifies every process, and does not change the text’s version', async () => {
  const { blog, user } = await published();
  const { updatedAt } = await readRow(blog.id);
  await send(blog.id);
  const operator = await operatorBrowser();
  const names = await changesDuring(() =>
    api.post(`/api/operator/reports/${blog.id}`, { kind: 'hide', reason: 'R' }, operator),
  );
  expect(names).toEqual([`blog:${blog.id}`, 'blogs', `blogs-of:${user.id}`, 'jobs']);
  expect((await readRow(blog.id)).updatedAt).toEqual(updatedAt);
});

test('the operator’s page counts blogs, not reports', async () => {
  const operator = await operatorBrowser();
  const count = async () => (await (await api.get('/api/operator', operator)).json()).openReports;
  const before = await count();
  const { blog } = await published();
  await send(blog.id);
  await send(blog.id);
  expect(await count()).toBe(before + 1);
});

test('the log has what was decided, no formula and no reporter', async () => {
  const { headers, id } = await ownedBlog({ title: '=HYPERLINK("http://evil.example")' });
  await send(id, { email: 'secret@example.com', name: 'Secret Name', explanation: 'Secret words' });
  const operator = await operatorBrowser();
  await api.post(`/api/operator/reports/${id}`, { kind: 'hide', reason: '+SUM(1)' }, operator);
  await api.post(`/api/blogs/${id}/objection`, { objection: '@mine' }, headers);
  const log = await (await api.get('/api/operator/decisions', operator)).text();
  const line = log.split('\r\n').find((each) => each.includes(id)) ?? '';
  expect(line).toContain(
    `"'=HYPERLINK(""http://evil.example"")",http://quillcast.test/share/${id},1,Copyright,hide,'+SUM(1),`,
  );
  expect(line).toContain("'@mine");
  expect(log).not.toMatch(/secret/i);
});

test('what reporters wrote is deleted six months after the decision, and the decision stays', async () => {
  const { blog, code } = await decided('hide');
  const where = { blogId: blog.id };
  const age = async (days: number) => {
    const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await (await db()).decision.updateMany({ where, data: { createdAt } });
    await sweepReports();
    return (await db()).report.findFirstOrThrow({ where });
  };
  expect(await age(182)).toMatchObject({ name: 'Rita Reporter' });
  expect(await age(184)).toMatchObject({ name: null, email: null, explanation: '' });
  expect((await readReceipt(code))?.decision?.reason).toBe('The photo is on her own site.');
});

test('an author can object for six months', async () => {
  const { headers, blog } = await decided('hide');
  const createdAt = new Date(Date.now() - 184 * 24 * 60 * 60 * 1000);
  await (await db()).decision.updateMany({ where: { blogId: blog.id }, data: { createdAt } });
  expect((await api.post(`/api/blogs/${blog.id}/objection`, { objection: 'Late.' }, headers)).status).toBe(409);
});
