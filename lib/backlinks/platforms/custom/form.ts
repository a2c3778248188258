import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { env } from '@/lib/env.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import { PlatformError } from '../shared/platform.ts';
import { type FieldProblem, locateFields, unansweredFields } from './page.ts';

type Field = ElementHandle<HTMLElement>;
type Located = JSHandle<ReturnType<typeof locateFields>>;

/** A form on an open page, ready to be filled. */
export type OpenForm = {
  form: Field;
  /** Null when no field for the title was named. */
  title: Field | null;
  content: Field;
  submit: Field;
};

/** How often a page is searched again for a form that its script has yet to make, in milliseconds. */
const LOOK_AGAIN_MS = 250;

/** How long a page that has loaded and fetches nothing more may still take to make its form, in milliseconds. */
const STILL_PAGE_MS = 1000;

const FIELD_NAMES: Readonly<Record<FieldProblem['field'], string>> = {
  formSelector: 'form',
  titleFieldSelector: 'title field',
  contentFieldSelector: 'content field',
  submitButtonSelector: 'submit button',
};

const PROBLEMS: Readonly<Record<FieldProblem['problem'], (name: string, selector: string) => string>> = {
  invalid: (name, selector) => `The selector of the ${name} ("${selector}") is not valid CSS. Please correct it.`,
  missing: (name, selector) =>
    `The page has no ${name} that matches "${selector}". Look at the page without being signed in there, and correct the selector.`,
  outside: (name, selector) =>
    `The ${name} ("${selector}") is not part of the form. Please give a selector of something inside the form, or correct that of the form.`,
  hidden: (name, selector) =>
    `The ${name} ("${selector}") is not visible on the page. Please give the selector of the one that visitors see.`,
  unusable: (name, selector) =>
    `The ${name} ("${selector}") is nothing that text can be typed into. Please give the selector of a text field, text area or editor.`,
};

const refused = (message: string, cause?: unknown) => new PlatformError('refused', message, { cause });

/**
 * An address that may be opened.
 * @throws PlatformError refused
 */
export function requireUsableAddress(address: string): URL {
  const url = URL.parse(address);
  const verdict = url && destinationVerdict(url, env().OUTBOUND_ALLOW_HOSTS);
  if (url && (verdict === 'trusted' || verdict === 'public-only')) return url;
  throw refused(
    verdict === null || verdict === 'not-fetchable'
      ? 'This address cannot be used. Give a full address that begins with http:// or https:// and holds no password.'
      : 'This address is not on the public internet, so it cannot be used.',
  );
}

const NOT_PUBLIC = 'The page leads to an address that is not on the public internet, so it cannot be used.';
const NOT_OPENED = 'The page could not be opened. Check that its address is right and that the site is up.';

const isWebPage = (address: string) => /^https?:/.test(address);

/**
 * Opens a page.
 * @throws PlatformError refused when there is none
 */
export async function openPage({ page, proxy }: BrowserJob, address: URL): Promise<void> {
  const goto = page.goto(address.href, { waitUntil: 'domcontentloaded', timeout: 0 });
  const response = await goto.catch((cause: unknown) => {
    throw refused(proxy.refused.size > 0 ? NOT_PUBLIC : NOT_OPENED, cause);
  });
  const status = response?.status() ?? 200;
  if (status >= 400) {
    throw refused(`The page cannot be used: the site answers ${status}. Check its address.`);
  }
}

async function elements(located: JSHandle): Promise<OpenForm> {
  const of = async (name: string) => (await located.getProperty(name)).asElement();
  const [form, title, content, submit] = await Promise.all(['form', 'title', 'content', 'submit'].map(of));
  // `locateFields` said that none is missing but perhaps the title's.
  return { form, title, content, submit } as OpenForm;
}

async function requireNothingElse(located: Located): Promise<void> {
  const names = await located.evaluate(unansweredFields);
  if (names.length === 0) return;
  const list = names.map((name) => `"${name}"`).join(', ');
  throw refused(
    `The form also asks for ${list}, which we do not fill in. It cannot be sent without; please use another form.`,
  );
}

/** Gives since when a page has been loaded and has fetched nothing, in milliseconds since 1970; null while it does. */
function watchStillness(page: Page): () => Promise<number | null> {
  let since: number | null = null;
  return async () => {
    const quiet = page.waitForLoadState('networkidle', { timeout: LOOK_AGAIN_MS });
    // A page that has sent its visitor on is not still: it is another one now.
    const isStill = await quiet.then(
      () => true,
      () => false,
    );
    since = isStill ? (since ?? Date.now()) : null;
    return since;
  };
}

/**
 * Finds the form and its fields on the open page; waits a while for what a script has yet to make, and only shortly
 * once the page has nothing left to fetch.
 * @param patienceMs milliseconds to wait at most
 * @throws PlatformError refused with what is wrong with which selector
 */
export async function findForm(
  { page, proxy }: BrowserJob,
  selectors: Credentials<'custom'>,
  patienceMs: number,
): Promise<OpenForm> {
  const until = Date.now() + patienceMs;
  const stillSince = watchStillness(page);
  for (;;) {
    const located: Located = await page.evaluateHandle(locateFields, selectors);
    const problems = await located.evaluate((found) => found.problems);
    const [first] = problems;
    if (!first) {
      await requireNothingElse(located);
      return elements(located);
    }
    // A page may send its visitors on by itself.
    if (!isWebPage(page.url())) throw refused(proxy.refused.size > 0 ? NOT_PUBLIC : NOT_OPENED);
    const mayCome = problems.every(({ problem }) => problem === 'missing' || problem === 'hidden');
    const since = mayCome ? await stillSince() : null;
    const isDone = since !== null && Date.now() > since + STILL_PAGE_MS;
    if (!mayCome || isDone || Date.now() > until) {
      throw refused(PROBLEMS[first.problem](FIELD_NAMES[first.field], selectors[first.field]));
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
