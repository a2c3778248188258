import type { Locator } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { env } from '@/lib/env.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { refused } from '../shared/platform.ts';
import type { FormArticle } from './custom.ts';

/** A form on an open page; `title` is null without a selector for it. */
export type OpenForm = { form: Locator; title: Locator | null; content: Locator; submit: Locator };

type TextField = 'titleFieldSelector' | 'contentFieldSelector';

/** Parses an address that the browser may open. @throws PlatformError refused */
export function requireUsableAddress(address: string): URL {
  const url = URL.parse(address);
  const verdict = url && destinationVerdict(url, env().OUTBOUND_ALLOW_HOSTS);
  if (url && (verdict === 'trusted' || verdict === 'public-only')) return url;
  const isUnusable = verdict === null || verdict === 'not-fetchable';
  throw refused(note(isUnusable ? 'platforms.custom.unusableAddress' : 'platforms.custom.privateAddress'));
}

/** @throws PlatformError refused */
export async function openPage({ page, proxy }: BrowserJob, address: URL): Promise<void> {
  const goto = page.goto(address.href, { waitUntil: 'domcontentloaded', timeout: 0 });
  const response = await goto.catch((cause: unknown) => {
    const key = proxy.refused.size > 0 ? 'platforms.custom.leadsInside' : 'platforms.custom.notOpened';
    throw refused(note(key), { cause });
  });
  const status = response?.status() ?? 200;
  if (status >= 400) throw refused(note('platforms.custom.pageStatus', { status }));
}

// The next two functions run inside the page: they are sent there as text and may use nothing outside themselves.

/** Names of invalid fields, besides the used ones, that keep the browser from sending the form. */
function unansweredFields(form: Element, used: (Node | null | undefined)[]): string[] {
  const isUnchecked = used.some((element) => (element as HTMLButtonElement | null)?.formNoValidate);
  if (!(form instanceof HTMLFormElement) || form.noValidate || isUnchecked) return [];
  return [...form.elements].flatMap((element) => {
    const field = element as HTMLInputElement;
    if (used.includes(field) || !field.willValidate || field.validity.valid) return [];
    const label = field.labels?.[0]?.textContent?.replace(/[\s*:]+/g, ' ').trim();
    return [label || field.getAttribute('aria-label') || field.name || field.id];
  });
}

/** Replaces a rich text field's content by pasting, the only way that editors with their own document model accept. */
function pasteInto(field: Element, { html, text }: { html: string; text: string }): void {
  (field as HTMLElement).focus();
  getSelection()?.selectAllChildren(field);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  const isUntaken = field.dispatchEvent(new ClipboardEvent('paste', options));
  if (!isUntaken) return;
  try {
    document.execCommand('insertHTML', false, html);
  } catch {
    // Trusted Types forbid HTML; plain text is always possible.
    document.execCommand('insertText', false, text);
  }
}

/** Finds the form and its fields; waits for one that a script has yet to add. @throws PlatformError refused */
export async function findForm({ page }: BrowserJob, selectors: Credentials<'custom'>, ms: number): Promise<OpenForm> {
  const until = Date.now() + ms;
  async function find(
    form: Locator | null,
    field: TextField | 'formSelector' | 'submitButtonSelector',
  ): Promise<Locator> {
    const selector = selectors[field];
    const anywhere = page.locator(`css=${selector}`);
    const id = await form?.getAttribute('id');
    const tied = anywhere.and(page.locator(`css=[form=${JSON.stringify(id ?? '')}]`));
    const matches = (form ? form.locator(`css=${selector}`).or(tied) : anywhere).filter({ visible: true });
    // A form whose fields all stand outside it has nothing to see.
    const found = (form ? matches : matches.or(anywhere.and(page.locator('xpath=//form[@id = //@form]')))).first();
    await found.waitFor({ state: 'attached', timeout: Math.max(1, until - Date.now()) }).catch((cause: unknown) => {
      const problem = cause instanceof Error ? cause : new Error(String(cause));
      if (problem.name === 'TimeoutError') throw refused(note('platforms.custom.noMatch', { field, selector }));
      if (!problem.message.includes('selector')) throw cause;
      throw refused(note('platforms.custom.notCss', { field, selector }));
    });
    return found;
  }
  async function findText(form: Locator, field: TextField): Promise<Locator> {
    const found = await find(form, field);
    if (await found.isEditable().catch(() => false)) return found;
    throw refused(note('platforms.custom.takesNoText', { field, selector: selectors[field] }));
  }
  const form = await find(null, 'formSelector');
  const title = selectors.titleFieldSelector ? await findText(form, 'titleFieldSelector') : null;
  const content = await findText(form, 'contentFieldSelector');
  const submit = await find(form, 'submitButtonSelector');
  const used = await Promise.all([title, content, submit].map((field) => field?.elementHandle()));
  const others = await form.evaluate(unansweredFields, used);
  if (others.length === 0) return { form, title, content, submit };
  const fields = others.map((name) => `"${name}"`).join(', ');
  throw refused(note('platforms.custom.otherFields', { fields }));
}

async function requireRoom(locator: Locator, text: string, field: TextField): Promise<void> {
  const limit = await locator.getAttribute('maxlength');
  if (limit === null || text.length <= Number(limit)) return;
  throw refused(note('platforms.custom.tooShort', { field, most: Number(limit), needed: text.length }));
}

/** Fills in title and content and nothing else. @throws PlatformError refused when the text does not fit or stay */
export async function fillForm({ title, content }: OpenForm, article: FormArticle, target: string): Promise<void> {
  await requireRoom(content, article.text, 'contentFieldSelector');
  if (title) {
    await requireRoom(title, article.title, 'titleFieldSelector');
    await title.fill(article.title);
  }
  const isRich = await content.evaluate((field) => (field as HTMLElement).isContentEditable);
  if (isRich) await content.evaluate(pasteInto, { html: article.html, text: article.text });
  else await content.fill(article.text);
  const text = isRich ? await content.textContent() : await content.inputValue();
  if (!text?.includes(target)) throw refused(note('platforms.custom.textNotKept'));
}
