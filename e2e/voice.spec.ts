import { expectAccessible } from './support/accessibility.ts';
import { fillTopic, registerNewUser, writeBlog } from './support/accounts.ts';
import { test } from './support/model-test.ts';
import { chooseFiles } from './support/pictures.ts';
import { expect } from './support/test.ts';
import { toastOn } from './support/toasts.ts';

const TEXTS = [
  'So. I bought a hive. Did I know how? No.',
  'My neighbor has opinions about bees, and a hose.',
  'You need a hat, patience and somebody who likes honey.',
];

test('a blog is written in the voice of three pasted texts, and not once it is turned off', async ({ page, model }) => {
  await registerNewUser(page);
  await writeBlog(page, 'Keeping bees in town');
  await page.goto('/settings/voice', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Your voice' });
  const text = (number: number) => form.getByLabel(`Text ${number}`, { exact: true });
  for (const [at, words] of TEXTS.entries()) {
    await form.getByRole('button', { name: 'Paste a text' }).click();
    await expect(text(at + 1)).toBeFocused();
    await page.keyboard.insertText(words);
  }
  await text(1).fill('x'.repeat(10_001));
  await form.getByRole('button', { name: 'Save voice' }).click();
  await expect(text(1)).toBeFocused();
  await expect(text(1)).toHaveAccessibleDescription(/A text cannot exceed 10,000 characters/);
  await text(1).fill(TEXTS[0] ?? '');
  await form.getByRole('button', { name: 'Remove text 2' }).click();
  await expect(text(2)).toHaveValue(TEXTS[2] ?? '');
  await toastOn(page).getByRole('button', { name: 'Undo' }).click();
  await form.getByRole('button', { name: 'Draft rules from my texts' }).click();
  const rules = form.getByLabel('House rules');
  await expect(rules).toHaveValue(/^Short sentences\./);
  await rules.fill('Never “delve”.');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(rules).toHaveValue('Never “delve”.');
  await form.getByRole('combobox', { name: 'Copy one of your blogs' }).selectOption({ index: 1 });
  const notes = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('Bees. Again.') };
  await chooseFiles(page, form.getByRole('button', { name: 'Upload .txt or .md' }), notes);
  await expect(text(5)).toHaveValue('Bees. Again.');
  await expectAccessible(page);
  for (const number of [5, 4]) await form.getByRole('button', { name: `Remove text ${number}` }).click();
  await form.getByRole('button', { name: 'Save voice' }).click();
  await expect(toastOn(page)).toContainText('Voice saved');

  const generate = page.getByRole('button', { name: 'Generate Blog' });
  const shown = () => model.requests.findLast(({ task }) => task === 'write')?.blocks;
  await fillTopic(page, 'Wooden toys');
  await page.getByText('Advanced Tools').click();
  const inVoice = page.getByRole('switch', { name: 'In your voice' });
  await expect(inVoice).toBeChecked();
  await generate.click();
  await page.waitForURL(/\/view\//);
  expect(shown()?.VOICE).toBe(TEXTS.join('\n\n'));
  expect(shown()?.['HOUSE RULES']).toBe('Never “delve”.');

  await fillTopic(page, 'Wooden spoons');
  await page.getByText('Advanced Tools').click();
  await inVoice.click();
  await expectAccessible(page);
  await generate.click();
  await page.waitForURL(/\/view\//);
  expect([shown()?.TOPIC, shown()?.VOICE, shown()?.['HOUSE RULES']]).toEqual(['Wooden spoons', undefined, undefined]);
});
