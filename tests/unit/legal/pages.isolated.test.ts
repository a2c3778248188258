import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LegalPage } from '@/components/legal/legal-page.tsx';
import { hasContact, legalMetadata, readLegalPage } from '@/lib/legal/service.ts';
import { answered } from '../../support/answered.ts';

vi.hoisted(() => {
  process.env.FREE_BLOG_LIMIT = '7';
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  process.env.PAGES_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

const shown = async (name: 'terms' | 'privacy' | 'accessibility' | 'contact') =>
  renderToStaticMarkup(LegalPage({ page: await readLegalPage(name) }));

/** Writes the operator's contact page, shows it and takes it away again. */
async function withContact<Result>(markdown: string, read: () => Promise<Result>): Promise<Result> {
  const file = path.join(folder, 'contact.md');
  await writeFile(file, markdown);
  const result = await read();
  await rm(file);
  return result;
}

const shownAs = (markdown: string) => withContact(markdown, () => shown('contact'));

test.each([
  ['terms', 'Terms of use', 'Without an account you can create one blog, with an account 7.</p>'],
  ['privacy', 'Privacy', 'keyed hash'],
  ['accessibility', 'Accessibility', 'The operator of this site has not added contact details yet.'],
  ['contact', 'Contact', 'The operator of this site'],
] as const)('the %s page has a default text', async (name, title, words) => {
  const html = await shown(name);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(words);
  expect(html).toContain('Quillcast');
  expect(html).not.toMatch(/\{\w+\}/);
});

test('the operator’s file replaces its page at once, and no other', async () => {
  const html = await shownAs('# Impressum\n\nAda King, London');
  expect(html).toMatch(/>Impressum<\/h1>.*Ada King, London/);
  expect(html).not.toContain('The operator of this site');
  expect(await shown('contact')).toContain('The operator of this site');
  expect(await shown('terms')).toContain('Terms of use');
});

test.each([
  ['\uFEFF# Impressum\n\nAda King', '>Impressum</h1>'],
  ['Write to us.', '>Contact</h1>'],
  ['Write to ada@example.org.', '<a href="mailto:ada@example.org"'],
  ['[Mail](mailto:ada@example.org)', '<a href="mailto:ada@example.org"'],
  ['See [our shop](https://shop.example/a?b=1).', '<a href="https://shop.example/a?b=1"'],
  ['See <https://shop.example/>.', '<a href="https://shop.example/"'],
  ['- https://shop.example', '<a href="https://shop.example"'],
])('%j has its title and links', async (markdown, link) => {
  expect(await shownAs(markdown)).toContain(link);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '<a href="https://evil.example">here</a>',
])('%j becomes no live HTML', async (markdown) => {
  const html = await shownAs(`# Contact\n\n${markdown}`);
  expect(html).not.toMatch(/<script|<img|href="javascript|>here<\/a>/);
});

test('lists, subheadings and tables stay what they are', async () => {
  const html = await shownAs('# A\n\n## B\n\n- one\n  more\n- two\n\n| x | y |\n|---|---|\n| 1 | 2 |');
  expect(html).toMatch(/<h2[^>]*>B<\/h2>/);
  expect(html).toContain('one more</li>');
  expect(html).toContain('2</td>');
});

test('the metadata of a page are its title and its beginning', async () => {
  const { title, description, alternates } = await legalMetadata('privacy');
  expect(title).toBe('Privacy');
  expect(description).toMatch(/^This page describes what Quillcast stores.{20,120}…$/);
  expect(alternates?.canonical).toBe('/privacy');
});

test('the accessibility statement ends with the operator’s contact details', async () => {
  const html = await withContact('\uFEFF# Impressum\n\nAda King, ada@example.org', () => shown('accessibility'));
  expect(html).toMatch(/Report a barrier.*Ada King, <a href="mailto:ada@example.org"/);
  expect(html).not.toContain('Impressum');
});

const OURS = new URL('../../../lib/legal/pages/contact.md', import.meta.url);

test('our own text is no contact page, nor is an empty one', async () => {
  expect(await hasContact()).toBe(false);
  expect(await withContact(`${await readFile(OURS, 'utf8')}\n\n`, hasContact)).toBe(false);
  expect(await withContact(' \n', hasContact)).toBe(false);
  expect(await withContact('Ada King, London', hasContact)).toBe(true);
});

test('keeps the no-break spaces of French', async () => {
  const { result } = await answered(() => shown('contact'), { language: 'fr' });
  expect(result).toContain('dans le dossier «\u00a0pages\u00a0»');
});
