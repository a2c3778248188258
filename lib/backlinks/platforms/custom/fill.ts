import type { ElementHandle } from 'playwright-core';
import { refused } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import type { OpenForm } from './form.ts';
import { fieldLimit, fieldText, isRichField, pasteInto } from './page.ts';

const count = (number: number) => number.toLocaleString('en-US');

async function requireRoom(field: ElementHandle<HTMLElement>, text: string, name: string): Promise<void> {
  const limit = await field.evaluate(fieldLimit);
  if (limit === null || text.length <= limit) return;
  throw refused(
    `The ${name} of this form takes at most ${count(limit)} characters, and this blog needs ${count(text.length)}. Use another form.`,
  );
}

/**
 * Fills in the title and content of a form and nothing else, so that its hidden fields keep their values.
 * @param target the address that the text links to
 * @throws PlatformError refused when the text does not fit or does not stay
 */
export async function fillForm({ title, content }: OpenForm, article: FormArticle, target: string): Promise<void> {
  await requireRoom(content, article.text, 'content field');
  if (title) {
    await requireRoom(title, article.title, 'title field');
    await title.fill(article.title);
  }
  const isRich = await content.evaluate(isRichField);
  if (isRich) await content.evaluate(pasteInto, { html: article.html, text: article.text });
  else await content.fill(article.text);
  const text = await content.evaluate(fieldText);
  if (!text.includes(target)) throw refused('The content field did not keep the text. Use another form.');
}
