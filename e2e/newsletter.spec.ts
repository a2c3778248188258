import type { Page } from 'playwright';
import { type FakeMail, startFakeMail } from '../tests/fakes/mail/server.ts';
import { passPublication } from '../tests/support/embedded-database.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newBlog, signAs, writeBlog } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

let mail: FakeMail;
test.beforeAll(async () => {
  mail = await startFakeMail();
});
test.afterAll(() => mail.close());

/** The mails to an address with this subject, once there are any. */
async function mailsTo(address: string, subject: string | RegExp) {
  const found = () => mail.received.filter((each) => each.to.includes(address) && each.subject.match(subject));
  await expect.poll(() => found().length, { timeout: 60_000 }).toBeGreaterThan(0);
  return found();
}

const pathIn = (text: string, pattern: RegExp) => new URL(pattern.exec(text)?.[0] ?? '').pathname;

/** Subscribes by keyboard at the foot of a page, and confirms by the mailed link. */
async function subscribe(page: Page, path: string, address: string): Promise<void> {
  await page.goto(path);
  const form = page.getByRole('region', { name: 'Tell me of the next one' });
  await form.getByLabel('Email').focus();
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(address));
  await expectAccessible(page);
  const [asked] = await mailsTo(address, 'Confirm your subscription');
  await page.goto(pathIn(asked?.text ?? '', /http\S+\/subscription\/\S+/));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
}

test('readers subscribe, get the next blog by mail, and leave', async ({ browser, startOwnApp }) => {
  test.slow();
  const app = await startOwnApp({ SMTP_URL: mail.url });
  const [author, reader] = [await browser.newPage({ baseURL: app.url }), await browser.newPage({ baseURL: app.url })];
  const first = await newBlog(author, 'Urban beekeeping');
  await signAs(author, app, 'Ada Bee');
  await passPublication(app);
  const { user } = await (await author.request.get('/api/auth/session')).json();
  const [{ usernameSlug }] = await (await author.request.get(`/api/blogs/user/${user.uid}`))
    .json()
    .then((all) => all.blogs);

  await subscribe(reader, `/share/${first}`, 'on-the-blog@example.com');
  await expectAccessible(reader);
  await subscribe(reader, `/user/${usernameSlug}/subscribe`, 'on-the-site@example.com');

  await reader.goto(`/user/${usernameSlug}/subscribe?problem=invalid-input`);
  await expect(reader.getByText('Please enter a valid email address')).toBeVisible();

  await writeBlog(author, 'How to sleep better');
  await passPublication(app);
  const [sent] = await mailsTo('on-the-blog@example.com', /sleep/i);
  expect(await mailsTo('on-the-site@example.com', /sleep/i)).toHaveLength(1);
  await reader.setContent(sent?.html ?? '');
  await expect(reader.getByRole('link', { name: 'Read online' })).toHaveAttribute('href', /\/share\//);

  const oneClick = pathIn(sent?.bytes.toString().replace(/\r\n\s/g, '') ?? '', /http\S+\/unsubscribe/);
  const left = await fetch(`${app.url}${oneClick}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(left.status).toBe(200);
  await reader.goto(pathIn(sent?.text ?? '', /http\S+\/subscription\/\S+/));
  await expect(reader.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectAccessible(reader);

  await author.goto('/settings/subscribers');
  await expect(author.getByText('1 confirmed, 0 waiting')).toBeVisible();
  await expect(author.getByRole('listitem').filter({ hasText: '1 of 1 sent' })).toHaveCount(1);
  await expectAccessible(author);
  const form = author.getByRole('form', { name: 'Delete a subscriber' });
  await form.getByLabel('Email').fill('on-the-site@example.com');
  await form.getByRole('button', { name: 'Delete subscriber' }).press('Enter');
  await expect(author.getByText('0 confirmed, 0 waiting')).toBeVisible();
});

test('without a mail server nothing is offered', async ({ page, app }) => {
  const id = await newBlog(page);
  await signAs(page, app, 'Ada Bee');
  await page.goto(`/share/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Tell me of the next one')).toHaveCount(0);
  await page.goto('/settings/account');
  await expect(page.getByRole('link', { name: 'Data', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribers' })).toHaveCount(0);
  expect((await page.request.get('/settings/subscribers')).status()).toBe(404);
});
