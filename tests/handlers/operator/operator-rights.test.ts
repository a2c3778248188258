import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { issueOperatorCode } from '@/lib/auth/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { openOperatorLink, operatorBrowser } from '../../support/operators.ts';
import { readAnswer, responseCookie } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

changeSettings({ OPERATOR_EMAILS: 'Owner@site.example, second@site.example' });

type Headers = Record<string, string>;

const statusFor = async (headers: Headers) => (await api.get('/api/operator', headers)).status;

const DEAD_LINK = {
  code: 'forbidden',
  message: 'This link was used, expired or replaced. Restart Quillcast to get a new one.',
};

const allTokens = async () => (await db()).operatorToken.findMany();

test('the link makes a browser the operator’s for 30 days, by a cookie that no script reads', async () => {
  const response = await openOperatorLink(await issueOperatorCode());
  expect(response.status).toBe(200);
  const [cookie] = response.headers.getSetCookie().filter((each) => each.includes('operator'));
  expect(cookie).toMatch(/^quillcast_operator=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  expect(await statusFor({ cookie: responseCookie(response) })).toBe(200);
});

test('neither the code nor the cookie is stored', async () => {
  const code = await issueOperatorCode();
  const { cookie } = await operatorBrowser();
  const token = /quillcast_operator=([\w-]+)/.exec(cookie)?.[1];
  const stored = JSON.stringify(await allTokens());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(token);
});

test('a used link is refused in another browser with what to do, and stays used', async () => {
  const code = await issueOperatorCode();
  await openOperatorLink(code);
  const before = await allTokens();
  const response = await openOperatorLink(code);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual(DEAD_LINK);
  expect(responseCookie(response)).not.toContain('quillcast_operator');
  expect(await allTokens()).toEqual(before);
});

test('the browser that has used a link may open it again', async () => {
  const code = await issueOperatorCode();
  const cookie = responseCookie(await openOperatorLink(code));
  expect((await openOperatorLink(code, { cookie })).status).toBe(200);
  expect(await statusFor({ cookie })).toBe(200);
});

test('of two browsers that open a link at once one gets in', async () => {
  const code = await issueOperatorCode();
  const answers = await Promise.all([1, 2, 3, 4].map(() => openOperatorLink(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
});

test.each(['wrong', 'x'.repeat(200)])('the code %s is refused', async (code) => {
  expect(await readAnswer(openOperatorLink(code))).toEqual([403, DEAD_LINK]);
});

test('an unused link ends with the next one', async () => {
  const [older, newer] = [await issueOperatorCode(), await issueOperatorCode()];
  expect((await openOperatorLink(older)).status).toBe(403);
  expect((await openOperatorLink(newer)).status).toBe(200);
});

test('a link older than a day is refused, and swept', async () => {
  const code = await issueOperatorCode();
  await (await db()).operatorToken.updateMany({
    where: { kind: 'code' },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  expect((await openOperatorLink(code)).status).toBe(403);
  await sweep();
  expect((await allTokens()).filter(({ kind }) => kind === 'code')).toEqual([]);
});

test('a browser’s own token is no code, and a code is no token', async () => {
  const code = await issueOperatorCode();
  expect(await statusFor({ cookie: `quillcast_operator=${code}` })).toBe(403);
  const { cookie } = await operatorBrowser();
  const token = /quillcast_operator=([\w-]+)/.exec(cookie)?.[1] ?? '';
  expect((await openOperatorLink(token)).status).toBe(403);
});

test('ending operator access also ends it for copies of the cookie', async () => {
  const headers = await operatorBrowser();
  const response = await api.delete('/api/operator/session', {}, headers);
  expect(response.headers.getSetCookie()).toContain('quillcast_operator=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect(await statusFor(headers)).toBe(403);
});

test.each([
  ['a verified address of OPERATOR_EMAILS, in any case', 'owner@site.example', new Date(), 200],
  ['the second of them', 'second@site.example', new Date(), 200],
  ['another verified address', 'guest@site.example', new Date(), 403],
])('an account is judged by its address: %s', async (_, email, emailVerified, status) => {
  const { headers } = await signedInUser({ email, emailVerified });
  expect(await statusFor(headers)).toBe(status);
});

test('an address of OPERATOR_EMAILS counts only once it is verified', async () => {
  const prisma = await db();
  await prisma.user.deleteMany({ where: { email: 'owner@site.example' } });
  const { user, headers } = await signedInUser({ email: 'owner@site.example', emailVerified: null });
  expect(await statusFor(headers)).toBe(403);
  await prisma.user.update({ where: { id: user.id }, data: { emailVerified: new Date() } });
  expect(await statusFor(headers)).toBe(200);
});
