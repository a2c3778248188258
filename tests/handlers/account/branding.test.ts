import { expect, test } from 'vitest';
import { embedCode } from '@/lib/blog-exports/embed.ts';
import { blogMetadata, blogPosting } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';
import { markLapses } from '@/lib/subscription/mutations.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { changesDuring } from '../../support/changes.ts';
import { readAnswer } from '../../support/requests.ts';
import { deliverEvent, fakeStripeOfFile, premiumUser } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const { stripe } = fakeStripeOfFile();

const hide = (hidesBranding: boolean, headers: Record<string, string>) =>
  api.put('/api/account/branding', { hidesBranding }, headers);

async function subscriberWithBlog() {
  const user = await premiumUser(stripe());
  const { id } = await (await db()).blog.create({ data: blogRow({ id: newId(), userId: user.user.id }) });
  return { ...user, blogId: id };
}

/** All that leaves the site of a blog, but for the name of the program that made a file, in one text. */
async function readEverything(id: string, slug: string): Promise<string> {
  const blog = await getBlog(id);
  const answers = [
    await api.get(`/embed/${id}`),
    await api.get(`/api/blogs/${id}/markdown`),
    await api.get(`/api/oembed?url=${encodeURIComponent(blog.shareUrl)}`),
    await api.get(`/user/${slug}/feed.xml`),
  ];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const credit = inEnglish('embed.credit', { brand: 'Quillcast' });
  const code = embedCode({ ...blog, title: blog.content.title }, 'https://site.test', credit);
  const metadata = JSON.stringify([blogMetadata(blog), blogPosting(blog, 'https://site.test')]);
  return [...texts, code, metadata]
    .join('\n')
    .replaceAll(/<meta name="generator"[^>]*>|<generator>[^<]*<\/generator>/g, '')
    .replaceAll(/https?:\/\/[^"<)\s]*/g, '');
}

test('a subscriber hides and shows the product’s name', async () => {
  const { user, headers, blogId } = await subscriberWithBlog();
  expect(await readEverything(blogId, user.slug)).toContain(`By ${user.name} on Quillcast`);
  const response = await hide(true, headers);
  expect((await response.json()).user).toMatchObject({ hidesBranding: true });
  expect(await readEverything(blogId, user.slug)).not.toContain('Quillcast');
  const read = await api.get(`/api/blogs/${blogId}`);
  expect(await read.json()).toMatchObject({ isUnbranded: true });
  await hide(false, headers);
  expect(await readEverything(blogId, user.slug)).toContain('Created with Quillcast - AI-powered blog generator');
});

test('an unbranded page has no site name in its title', async () => {
  const { headers, blogId } = await subscriberWithBlog();
  expect(blogMetadata(await getBlog(blogId)).title).toBe('A Title');
  await hide(true, headers);
  expect(blogMetadata(await getBlog(blogId)).title).toEqual({ absolute: 'A Title' });
});

test('refuses to hide the name without a subscription', async () => {
  const { user, headers } = await signedInUser();
  expect(await readAnswer(hide(true, headers))).toMatchObject([403, { requiresSubscription: true }]);
  const row = await (await db()).user.findUniqueOrThrow({ where: { id: user.id } });
  expect(row.hidesBranding).toBe(false);
});

test('the name returns with the end of the subscription on every page', async () => {
  const { user, headers, blogId, id } = await subscriberWithBlog();
  expect(await changesDuring(() => hide(true, headers))).toContain(`user:${user.id}`);
  const before = stripe().events.length;
  stripe().subscriptions.cancel(id);
  const names = await changesDuring(async () => {
    for (const event of stripe().events.slice(before)) await deliverEvent(event);
  });
  expect(names).toContain(`user:${user.id}`);
  expect(await readEverything(blogId, user.slug)).toContain(`By ${user.name} on Quillcast`);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms);

const ENDS = [
  ['a canceled one', { cancelAt: ago(60_000) }],
  ['one that Stripe tried in vain to collect', { status: 'past_due', currentPeriodEnd: ago(60_000) }],
  ['one of which nothing is heard for three days', { currentPeriodEnd: ago(3 * DAY_MS + 60_000) }],
] as const;

test.each(ENDS)('the end of %s by time alone is announced to every process, once', async (_, data) => {
  const { user, headers, blogId, id } = await subscriberWithBlog();
  await hide(true, headers);
  const prisma = await db();
  await prisma.subscription.update({ where: { id }, data });
  const announced = await changesDuring(markLapses);
  expect(announced.toSorted()).toEqual(['domains', `user:${user.id}`]);
  expect(await readEverything(blogId, user.slug)).toContain(`By ${user.name} on Quillcast`);
  expect(await changesDuring(markLapses)).toEqual([]);
});

test.each([
  ['runs on', { currentPeriodEnd: ago(-DAY_MS) }],
  ['waits for its renewal', { currentPeriodEnd: ago(3 * DAY_MS - 60_000) }],
  ['has ended at Stripe', { status: 'canceled', endedAt: ago(60_000), cancelAt: ago(60_000) }],
])('nothing is announced of a subscription that %s', async (_, data) => {
  const { id } = await subscriberWithBlog();
  await (await db()).subscription.update({ where: { id }, data });
  expect(await changesDuring(markLapses)).toEqual([]);
});

test('a subscription that was renewed after its end is announced again at the next end', async () => {
  const { user, id } = await subscriberWithBlog();
  const announced = ['domains', `user:${user.id}`];
  const prisma = await db();
  await prisma.subscription.update({ where: { id }, data: { cancelAt: ago(2 * DAY_MS) } });
  expect((await changesDuring(markLapses)).toSorted()).toEqual(announced);
  await prisma.subscription.update({ where: { id }, data: { cancelAt: ago(DAY_MS) } });
  expect((await changesDuring(markLapses)).toSorted()).toEqual(announced);
});
