import { expectNoViolation } from './support/accessibility.ts';
import { registerNewUser, writeBlog } from './support/accounts.ts';
import { chooseFiles, widthPng } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth === 192;

test('an author corrects, previews and saves a profile, which readers see at once', async ({ page, request }) => {
  const email = await registerNewUser(page);
  const id = await writeBlog(page, 'Keeping bees in town');
  const front = email.split('@')[0] ?? '';
  const unsigned = await (await request.get(`/share/${id}`)).text();
  expect(unsigned).toContain('By Anonymous');
  expect(unsigned).not.toContain(front);
  // A click before the scripts have loaded is lost.
  await page.goto('/settings/author', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Author profile' });
  await expect(form).toContainText('Readers see “By Anonymous”');
  await form.getByLabel('Display name').fill('Ada King');
  await form.getByLabel('Biography').fill('Keeps bees on a roof in Leeds.');
  const choosePhoto = (name: string, mimeType: string, buffer: Buffer) =>
    chooseFiles(page, form.getByRole('button', { name: 'Choose a photo' }), { name, mimeType, buffer });
  await choosePhoto('notes.txt', 'text/plain', Buffer.from('x'));
  await expect(form.getByRole('alert')).toHaveText('notes.txt is not an image file');
  const links = form.getByLabel('Links');
  await links.fill('http://bees.example.org');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(links).toBeFocused();
  await expect(links).toHaveAccessibleDescription(
    /“http:\/\/bees\.example\.org” is not an address starting with https:\/\//,
  );
  await links.fill('bees.example.org/ada');
  await choosePhoto('me.png', 'image/png', await widthPng(300, 200, '#2a6db5'));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Ada King');
  await expect(preview).toContainText('Keeps bees on a roof in Leeds.');
  await expect(preview.getByRole('link', { name: 'bees.example.org/ada' })).toBeVisible();
  await expect(preview.locator('img[src^="data:image/png"]')).toBeAttached();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(toastOn(page)).toContainText('Profile saved');

  await page.goto(`/share/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByText('By Ada King on Quillcast')).toBeVisible();
  await expect.poll(() => article.locator('img.blog-avatar').first().evaluate(isDrawn)).toBe(true);
  await expect(article.getByText('Keeps bees on a roof in Leeds.')).toBeVisible();
  await expect(article.getByRole('link', { name: 'bees.example.org/ada' })).toHaveAttribute(
    'href',
    'https://bees.example.org/ada',
  );
  await expect(page.locator('body')).not.toContainText(front);
  await expectNoViolation(page);
  await article.getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada King');
  await expect(page.getByText('Keeps bees on a roof in Leeds.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', /feed\.xml$/);
  await expectNoViolation(page);
});
