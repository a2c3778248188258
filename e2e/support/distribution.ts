import type { Locator, Page } from 'playwright';
import { type FormSite, startFormSite } from '../../tests/fakes/forms/server.ts';
import { type FakeGhost, startFakeGhost } from '../../tests/fakes/ghost/server.ts';
import { type FakeTelegraph, startFakeTelegraph } from '../../tests/fakes/telegraph/server.ts';
import { type FakeWordPress, startFakeWordPress } from '../../tests/fakes/wordpress/server.ts';
import { registerNewUser, writeBlog } from './accounts.ts';
import { type AppServer, startApp } from './app-server.ts';
import { test as base } from './test.ts';

/** The application with the platforms that its blogs go to. */
export type Press = {
  app: AppServer;
  ghost: FakeGhost;
  telegraph: FakeTelegraph;
  wordpress: FakeWordPress;
  forms: FormSite;
};

let visitors = 0;

/** Playwright's test with an application that publishes to servers of the test's own, one for each worker. */
export const test = base.extend<object, { press: Press }>({
  press: [
    async ({}, use) => {
      const [ghost, telegraph, wordpress, forms] = await Promise.all([
        startFakeGhost(),
        startFakeTelegraph(),
        startFakeWordPress(),
        startFormSite(),
      ]);
      const services = [ghost, telegraph, wordpress, forms];
      const app = await startApp({
        TRUST_PROXY: '1',
        TELEGRAPH_API_BASE: telegraph.url,
        OUTBOUND_ALLOW_HOSTS: services.map(({ url }) => new URL(url).host).join(),
      });
      await use({ app, ghost, telegraph, wordpress, forms });
      await app.stop();
      for (const service of services) await service.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ press }, use) => use(press.app.url),
  // Each test comes from an address of its own, as one address may register only so many accounts.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `203.0.113.${visitors}` });
  },
});

/** Opens the panel of a blog's backlinks. */
export async function openPanel(page: Page, blogId: string): Promise<Locator> {
  await page.goto(`/blog/${blogId}`);
  await page.getByRole('button', { name: 'Manage Backlinks' }).click();
  return page.getByRole('dialog', { name: 'Content Distribution' });
}

/** Opens the panel of a blog at the form of a platform. */
export async function openForm(page: Page, blogId: string, platform: string): Promise<Locator> {
  const panel = await openPanel(page, blogId);
  await panel.getByRole('tab', { name: 'Create Backlinks' }).click();
  await panel.getByRole('tab', { name: platform }).click();
  return panel;
}

/** Fills in the form of Ghost in a panel or card. */
export async function fillGhost(form: Locator, { ghost }: Press, key = ghost.adminApiKey) {
  await form.getByLabel('Site address').fill(ghost.url);
  await form.getByLabel('Admin API key').fill(key);
}

/** The toast with this text. The text also stands in a hidden live region. */
export const toastText = (page: Page, text: string) =>
  page.locator('li[data-state="open"]').filter({ hasText: text });

/** A blog of a new user, who stays signed in. @returns its id */
export async function newBlog(page: Page): Promise<string> {
  await registerNewUser(page);
  return writeBlog(page, 'Keeping bees in town');
}
