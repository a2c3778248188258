import type { ElementHandle } from 'playwright-core';
import { PlatformError } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import type { OpenForm } from './form.ts';
import { fieldLimit, fieldText, isRichField, pasteInto } from './page.ts';

/** What was put into a form. */
export type Filled = {
  /** Null when no field for the title was named. */
  title: string | null;
  /** Whether the content field kept formatting. */
  content: 'plain text' | 'formatted text';
  /** Length of the text. */
  characters: number;
};

const count = (number: number) => number.toLocaleString('en-US');

async function requireRoom(field: ElementHandle<HTMLElement>, text: string, name: string): Promise<void> {
  const limit = await field.evaluate(fieldLimit);
  if (limit === null || text.length <= limit) return;
  throw new PlatformError(
    'refused',
    `The ${name} of this form takes at most ${count(limit)} characters, and this blog needs ${count(text.length)}. Please use another form.`,
  );
}

/**
 * Fills the title and content of a form and leaves everything else as it is, so that its hidden fields go along.
 * @param target the address that the text links to
 * @throws PlatformError refused when the text has no room or does not stay as it was typed
 */
export async function fillForm({ title, content }: OpenForm, article: FormArticle, target: string): Promise<Filled> {
  await requireRoom(content, article.text, 'content field');
  if (title) {
    await requireRoom(title, article.title, 'title field');
    await title.fill(article.title);
  }
  const isRich = await content.evaluate(isRichField);
  if (isRich) await content.evaluate(pasteInto, { html: article.html, text: article.text });
  else await content.fill(article.text);
  const stands = await content.evaluate(fieldText);
  if (!stands.includes(target)) {
    throw new PlatformError(
      'refused',
      'The content field did not keep the text that was typed into it. Please use another form.',
    );
  }
  return {
    title: title && article.title,
    content: isRich ? 'formatted text' : 'plain text',
    characters: article.text.length,
  };
}
