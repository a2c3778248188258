import { countArticleWords } from '../lib/text/words.ts';
import { expectAccessible } from './support/accessibility.ts';
import { chooseMore, generateBlog, newBlog, registerNewUser } from './support/accounts.ts';
import { copiedText } from './support/clipboard.ts';
import { widthPng } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const FREE_PREVIEW_USED = "You've used your free preview. Sign in to get 4 free blogs total and save your content!";

test('a visitor types a topic, presses Enter and reads the blog', async ({ page }) => {
  await page.goto('/create');
  await page.getByRole('button', { name: 'How to start a vegetable garden' }).click();
  const topic = page.getByRole('textbox', { name: 'Blog topic' });
  await expect(topic).toHaveValue('How to start a vegetable garden');
  await topic.fill('How to brew t');
  // The Enter that accepts an input method's word in Safari.
  await topic.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await topic.fill('How to brew better coffee at home');
  // The style whose stylesheet the form has loaded for its preview.
  await page.getByRole('group', { name: 'Style', exact: true }).getByRole('radio', { name: 'Retro' }).press('Space');
  await page.getByRole('group', { name: 'Color theme' }).getByRole('radio', { name: 'Default' }).press('Space');
  await topic.press('Enter');
  await page.waitForURL(/\/view\/[\w-]{22}$/);
  await expect(page.getByRole('main')).toBeFocused();
  const article = page.getByRole('article');
  const title = article.getByRole('heading', { level: 1 });
  await expect(title).toContainText(/coffee/i);
  await expect(title).toHaveCSS('font-family', /Caprasimo/);
  await expect(article).toContainText('By Anonymous');
  const note = article.getByRole('link', { name: 'From our library, CC BY 4.0' });
  await expect(note).toHaveAttribute('href', /\/library\/english\/pour-over-coffee$/);
  const blog = await page.request.get(`/api/blogs/${page.url().split('/').at(-1)}`);
  const words = countArticleWords((await blog.json()).content, 'english');
  expect(words).toBeGreaterThanOrEqual(800);
  expect(words).toBeLessThanOrEqual(1200);
});

test.describe('the free preview', () => {
  test.use({ expectedConsoleErrors: [/403/] });

  test('says once how to keep it, and the second blog asks to sign in', async ({ page }) => {
    await generateBlog(page);
    const keep = page.getByRole('link', { name: 'Create an account to keep it' });
    await expect(keep).toHaveAttribute('href', /^\/login\?next=/);
    await expect(page.getByText('Ready. The buttons below the title share and change it.')).toBeAttached();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Actions' }).getByRole('button', { name: 'More' })).toBeVisible();
    await expect(keep).toBeHidden();
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Blog topic' }).fill('How to bake sourdough bread');
    await page.getByRole('button', { name: 'Generate Blog' }).click();
    await expect(toastOn(page)).toContainText('Free Preview Used');
    await expect(toastOn(page)).toContainText(FREE_PREVIEW_USED);
    await page.waitForURL('**/login');
  });
});

test('the first blog of an account asks who signs it and says who can read it', async ({ page, request }) => {
  await registerNewUser(page);
  await page.goto('/create');
  await expect(page.getByRole('form', { name: 'Create a blog' })).toContainText('You have 4 free blogs left.');
  const id = await generateBlog(page);
  await expect(page.getByRole('article')).toContainText('By Anonymous');
  await expectAccessible(page);
  await page.getByLabel('Sign it with your name').fill('Ada King');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const line = page.getByText('Anyone can read it. It is signed “Ada King”.');
  await expect(line).toBeFocused();
  await expect(page.getByRole('article')).toContainText('By Ada King on Quillcast');
  await page.getByRole('button', { name: 'Change who can see it' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Unlisted/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Anyone with the link can read it. It is signed “Ada King”.')).toBeVisible();
  expect(await (await request.get(`/api/blogs/${id}`)).json()).toMatchObject({
    visibility: 'unlisted',
    userDisplayName: 'Ada King',
  });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit text' })).toBeVisible();
});

test('every screen of the owner’s blog has the same bar below the title', async ({ page }) => {
  const id = await newBlog(page);
  const names = ['Share', 'Edit', 'Style', 'Publish elsewhere', ''];
  for (const path of [`/view/${id}`, `/blog/${id}`]) {
    await page.goto(path);
    const bar = page.getByRole('list', { name: 'Actions' });
    await expect(bar.locator('a, button')).toHaveText(names);
    const [title, place] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await bar.boundingBox()];
    expect(place?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      /^Who can see it ?Public$/,
      'Quality check',
      'Link my blogs',
      'History',
      'Cover',
      'Tags and series',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/view/${id}`);
  await chooseMore(page, 'Quality check');
  await page.waitForURL(`**/blog/${id}`);
  await expect(page.getByRole('heading', { name: 'Quality check' })).toBeVisible();
});

test('the owner shares a blog from one menu', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await newBlog(page);
  await page.goto(`/view/${id}`);
  await page.getByRole('link', { name: 'Publish elsewhere' }).click();
  await expect(page.getByRole('dialog', { name: 'Publish elsewhere' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage Backlinks' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/blog/${id}$`));
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toastOn(page)).toContainText('Share link copied to clipboard');
  expect(await copiedText(page)).toMatch(new RegExp(`/share/${id}$`));
  await share.press('Enter');
  const card = page.getByRole('menuitem', { name: 'Download social card' });
  await expect(card).toHaveAttribute('href', `/api/og-image/${id}`);
  await page.getByRole('menuitem', { name: 'Embed' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Embed this blog on your website' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await share.press('Enter');
  await expectAccessible(page);
});

test('asks for a topic, focuses its field, and counts the characters of a long one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('   ');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await expect(toastOn(page)).toContainText('Please enter a blog topic');
  await expect(page.getByRole('textbox', { name: 'Blog topic' })).toBeFocused();
  const topic = page.getByRole('textbox', { name: 'Blog topic' });
  await expect(topic).toHaveAttribute('aria-invalid', 'true');
  await topic.fill('a'.repeat(899));
  await expect(page.getByText('of 1000 characters')).toHaveCount(0);
  await topic.press('a');
  await expect(page.getByText('900 of 1000 characters')).toBeVisible();
});

test.describe('sources', () => {
  // A page that cannot be read.
  test.use({ expectedConsoleErrors: [/422/] });

  test('are checked as they are added and as they are read, without using the free blog', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Create a blog' });
    await expect(form).toContainText('No AI model is connected, so we’ll look for a matching article in our library.');
    await page.getByRole('textbox', { name: 'Blog topic' }).fill('How to sleep better');
    await page.getByRole('button', { name: /Advanced Tools/ }).click();
    await page.getByRole('button', { name: 'Add URL', exact: true }).click();
    const add = page.getByRole('button', { name: 'Add', exact: true });
    const box = page.getByRole('textbox', { name: 'Source URL' });
    await add.click();
    await expect(toastOn(page)).toContainText('Please enter a valid URL');
    await box.fill('example.com');
    await add.click();
    await expect(toastOn(page)).toContainText('Please enter a valid URL including http:// or https://');
    await box.fill('http://127.0.0.1:1/page');
    await add.click();
    await expect(toastOn(page)).toContainText('Source added');
    await expect(toastOn(page)).toContainText('URL has been added to your sources');
    await expect(page.getByRole('button', { name: /Advanced Tools/ })).toContainText('1 URL');
    await expect(form).toContainText('No AI model is connected, so you’ll get a digest of your sources');
    await page.getByRole('button', { name: 'Generate Blog' }).click();
    await expect(toastOn(page)).toContainText('Nothing was written or counted');
    await expect(
      page.getByText('This address uses a port that is not for web pages, so it cannot be used.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove http://127.0.0.1:1/page' }).click();
    await page.getByRole('button', { name: 'Generate Blog' }).click();
    await page.waitForURL(/\/view\//);
  });
});

test('shows the visitor’s picture with its source in the blog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Blog topic' }).fill('Drawing for beginners');
  await page.getByRole('button', { name: /Advanced Tools/ }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await widthPng(10, 10) });
  await expect(toastOn(page)).toContainText('Image added');
  await page.getByRole('button', { name: 'Add Source Link: red.png' }).click();
  await page.getByRole('textbox', { name: 'Source link for red.png' }).fill('https://example.com/red');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastOn(page)).toContainText('Source link added');
  await page.getByRole('button', { name: 'Generate Blog' }).click();
  await page.waitForURL(/\/view\//);
  const picture = page.getByRole('article').locator('figure img');
  await expect(picture).toHaveAttribute('alt', '');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(10);
  await expect(page.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com/red');
});

test('the landing demo shows the featured blog in its frame', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the demo' }).scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="Featured blog"]');
  await expect(page.getByText('Generated in seconds')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('4 min read')).toBeVisible();
  await expect(frame.getByText('4 min read')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('How the printing press changed Europe');
});
