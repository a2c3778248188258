import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { env } from '@/lib/env.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { refused } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import { type FieldProblem, fieldLimit, fieldText, locateFields, pasteInto, unansweredFields } from './page.ts';

type Field = ElementHandle<HTMLElement>;
type Located = JSHandle<ReturnType<typeof locateFields>>;

/** A form on an open page; `title` is null without a selector for it. */
export type OpenForm = { form: Field; title: Field | null; content: Field; submit: Field };

const POLL_MS = 250;

/** Time for a script to add the form after the last request of the page. */
const IDLE_PAGE_MS = 1000;

const FIELD_NAMES: Readonly<Record<FieldProblem['field'], string>> = {
  formSelector: 'form',
  titleFieldSelector: 'title field',
  contentFieldSelector: 'content field',
  submitButtonSelector: 'submit button',
};

const PROBLEMS: Readonly<Record<FieldProblem['problem'], (name: string, selector: string) => string>> = {
  invalid: (name, selector) => `The selector of the ${name} ("${selector}") is not valid CSS. Correct it.`,
  missing: (name, selector) =>
    `The page has no ${name} that matches "${selector}". Open the page while signed out there, and correct the selector.`,
  outside: (name, selector) =>
    `The ${name} ("${selector}") is not part of the form. Correct its selector, or the selector of the form.`,
  hidden: (name, selector) =>
    `The ${name} ("${selector}") is not visible on the page. Enter the selector of the one that visitors see.`,
  unusable: (name, selector) =>
    `The ${name} ("${selector}") takes no text. Enter the selector of a text field, text area or editor.`,
};

/** Parses an address that the browser may open. Errors: PlatformError refused. */
export function requireUsableAddress(address: string): URL {
  const url = URL.parse(address);
  const verdict = url && destinationVerdict(url, env().OUTBOUND_ALLOW_HOSTS);
  if (url && (verdict === 'trusted' || verdict === 'public-only')) return url;
  throw refused(
    verdict === null || verdict === 'not-fetchable'
      ? 'This address cannot be used. Enter a full address that begins with http:// or https:// and has no password.'
      : 'This address is not on the public internet, so it cannot be used.',
  );
}

const notOpened = ({ proxy }: BrowserJob, cause?: unknown) =>
  refused(
    proxy.refused.size > 0
      ? 'The page leads to an address that is not on the public internet, so it cannot be used.'
      : 'The page did not open. Check the address and that the site is up.',
    { cause },
  );

export async function openPage(job: BrowserJob, address: URL): Promise<void> {
  const goto = job.page.goto(address.href, { waitUntil: 'domcontentloaded', timeout: 0 });
  const response = await goto.catch((cause: unknown) => {
    throw notOpened(job, cause);
  });
  const status = response?.status() ?? 200;
  if (status >= 400) throw refused(`The site answers ${status} for this page. Check its address.`);
}

async function openForm(located: Located): Promise<OpenForm> {
  const others = await located.evaluate(unansweredFields);
  if (others.length > 0) {
    const list = others.map((name) => `"${name}"`).join(', ');
    throw refused(`The form also requires ${list}, which we do not fill in. Use another form.`);
  }
  const of = async (name: string) => (await located.getProperty(name)).asElement();
  const [form, title, content, submit] = await Promise.all(['form', 'title', 'content', 'submit'].map(of));
  // `locateFields` found all but perhaps the title.
  return { form, title, content, submit } as OpenForm;
}

/** Returns the time since which the page has had no pending requests (milliseconds since 1970); null if it has some. */
function watchIdleness(page: Page): () => Promise<number | null> {
  let since: number | null = null;
  return async () => {
    try {
      await page.waitForLoadState('networkidle', { timeout: POLL_MS });
      since ??= Date.now();
    } catch {
      // Also after a navigation, as that is another page.
      since = null;
    }
    return since;
  };
}

/** Finds the form and its fields; waits for one that a script has yet to add. Errors: PlatformError refused. */
export async function findForm(job: BrowserJob, selectors: Credentials<'custom'>, waitMs: number): Promise<OpenForm> {
  const { page } = job;
  const until = Date.now() + waitMs;
  const idleSince = watchIdleness(page);
  for (;;) {
    const located: Located = await page.evaluateHandle(locateFields, selectors);
    const problems = await located.evaluate((found) => found.problems);
    const [first] = problems;
    if (!first) return openForm(located);
    // The page may have redirected the browser by a script.
    if (!/^https?:/.test(page.url())) throw notOpened(job);
    const mayCome = problems.every(({ problem }) => problem === 'missing' || problem === 'hidden');
    const since = mayCome ? await idleSince() : null;
    const isDone = since !== null && Date.now() > since + IDLE_PAGE_MS;
    if (!mayCome || isDone || Date.now() > until) {
      throw refused(PROBLEMS[first.problem](FIELD_NAMES[first.field], selectors[first.field]));
    }
    await sleep(POLL_MS);
  }
}

async function requireRoom(field: Field, text: string, name: string): Promise<void> {
  const limit = await field.evaluate(fieldLimit);
  if (limit === null || text.length <= limit) return;
  const [most, needed] = [limit, text.length].map((count) => count.toLocaleString('en-US'));
  throw refused(
    `The ${name} of this form takes at most ${most} characters, and this blog needs ${needed}. Use another form.`,
  );
}

/** Fills in title and content and nothing else. Errors: PlatformError refused when the text does not fit or stay. */
export async function fillForm({ title, content }: OpenForm, article: FormArticle, target: string): Promise<void> {
  await requireRoom(content, article.text, 'content field');
  if (title) {
    await requireRoom(title, article.title, 'title field');
    await title.fill(article.title);
  }
  const isRich = await content.evaluate((field) => field.isContentEditable);
  if (isRich) await content.evaluate(pasteInto, { html: article.html, text: article.text });
  else await content.fill(article.text);
  const text = await content.evaluate(fieldText);
  if (!text.includes(target)) throw refused('The content field did not keep the text. Use another form.');
}
