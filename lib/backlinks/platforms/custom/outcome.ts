import type { Page } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError, NoBrowserError } from '@/lib/browser/job-program.ts';
import { findLink } from '../shared/find-link.ts';
import { PlatformError, type Published, refused, shortened, unknown } from '../shared/platform.ts';
import type { FormArticle } from './custom.ts';
import type { Sending } from './steps.ts';

/** The page as its visitor sees it, without the form and editors. Runs inside the page: it may use nothing outside itself. */
function takeSnapshot(formSelector: string) {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, template, noscript')) element.remove();
  for (const editor of copy.querySelectorAll('[contenteditable]:not([contenteditable=false])')) {
    editor.remove();
  }
  copy.querySelector(formSelector)?.remove();
  return { url: location.href, title: document.title.trim(), html: copy.outerHTML, text: copy.textContent ?? '' };
}

/** A page at one moment; `lines` are its visible text, messages for screen readers first. */
export type Snapshot = ReturnType<typeof takeSnapshot> & { lines: string[] };

/** In the address after a WordPress comment that awaits approval; only its writer sees it there. */
const MODERATION_PARAMETERS = ['unapproved', 'moderation-hash'];

async function readSnapshot(page: Page, formSelector: string): Promise<Snapshot> {
  const messages = await page.locator('[role=alert], [role=status]').allInnerTexts();
  const everything = await page.locator('body').allInnerTexts();
  const lines = [...messages, ...everything].flatMap((text) => text.split('\n')).map((line) => line.trim());
  return { ...(await page.evaluate(takeSnapshot, formSelector)), lines: lines.filter(Boolean) };
}

export async function takeSnapshots({ page }: BrowserJob, formSelector: string): Promise<Snapshot[]> {
  const pages = page.context().pages().reverse();
  const taken = await Promise.all(pages.map((each) => readSnapshot(each, formSelector).catch(() => null)));
  return taken.filter((each) => each !== null).filter(({ url }) => /^https?:/.test(url));
}

export const linksTo = ({ html, url }: Snapshot, target: string): boolean => findLink(html, url, target).rel !== null;

/** Whether a page is the writer's view of something that is not public yet. */
export const awaitsApproval = ({ url }: Snapshot): boolean =>
  MODERATION_PARAMETERS.some((name) => new URL(url).searchParams.has(name));

/** New text of a page apart from the article: most likely its message. */
function newText(after: Snapshot, before: Snapshot, { text, title }: FormArticle): string {
  const known = new Set(before.lines);
  const news = after.lines.filter((line) => !known.has(line) && !text.includes(line) && line !== title);
  return shortened([...new Set(news)].join(' '), 200);
}

export type Evidence = {
  before: Snapshot;
  after: Snapshot[];
  sending: Sending | null;
  article: FormArticle;
  target: string;
  /** `host:port` of refused connections. */
  refused: ReadonlySet<string>;
  alerts: readonly string[];
};

function pageMessage({ before, after: [page], article, alerts }: Evidence): string {
  const message = [...alerts, page ? newText(page, before, article) : ''].filter(Boolean).join(' ');
  return message ? ` The page says: “${message}”` : '';
}

function failure({ sending, refused: refusedHosts }: Evidence, says: string): PlatformError | undefined {
  switch (sending?.kind) {
    case 'nothing-sent':
      return refused(`The button sent nothing. The form may need something else, such as a captcha.${says}`);
    case 'no-answer':
      return unknown('The form was sent, but the site did not answer in time.');
    case 'broken':
      if (!refusedHosts.has(sending.host)) {
        return unknown('The form was sent, but the connection broke before the site answered.');
      }
      return sending.isFirst
        ? refused('The form sends to an address that is not on the public internet. Nothing was sent.')
        : unknown('The form was sent, but the answer leads to an address that is not on the public internet.');
    case 'answered':
      return statusError(sending, says);
    default:
      return undefined;
  }
}

function statusError({ status, retryAfter }: Extract<Sending, { kind: 'answered' }>, says: string) {
  if (status < 400) return undefined;
  if (status === 429) {
    const message = `The site is asking us to slow down.${says} We will try again automatically.`;
    return new PlatformError('busy', message, { retryAfter });
  }
  if (status >= 500 || status === 408) return unknown(`The site had an internal error (${status}).${says}`);
  return refused(`The site rejected the form (${status}).${says}`);
}

/** Where the post will most likely appear: where the answer leads, but never a thank-you page. */
function likelyAddress(before: Snapshot, after: Snapshot | undefined): string {
  const form = new URL(before.url);
  const url = new URL(after?.url ?? before.url);
  for (const name of MODERATION_PARAMETERS) url.searchParams.delete(name);
  return url.origin + url.pathname === form.origin + form.pathname ? url.href : form.href;
}

function note({ before, after: [page], target }: Evidence, says: string): string {
  if (!page) return 'The form was sent, but the site returned no readable page.';
  const where = `“${page.title || 'no title'}” on ${new URL(page.url).host}`;
  if (awaitsApproval(page)) return `The form was sent. The post awaits approval by the site (${where}).${says}`;
  if (linksTo(before, target)) {
    return `The form was sent, and ${where} came back. That site already linked to this blog, so we cannot tell whether it accepted the post.${says}`;
  }
  return page.text.includes(target)
    ? `The form was sent, and ${where} shows the address of this blog, but not as a link.${says}`
    : `The form was sent, and ${where} came back without our link.${says}`;
}

/** The outcome of a form that was sent: only a new link counts as the post, else a note says what was seen. */
export function judgeOutcome(evidence: Evidence): Published {
  const says = pageMessage(evidence);
  const error = failure(evidence, says);
  if (error) throw error;
  const { before, after, target } = evidence;
  const shows = after.find((page) => linksTo(page, target) && !awaitsApproval(page));
  if (shows && !linksTo(before, target)) return { url: shows.url };
  return { url: likelyAddress(before, after[0]), note: note(evidence, says) };
}

/** The PlatformError for any error of a browser job; once the button is pressed, the outcome is unknown. */
export function asPlatformError(cause: unknown, isSent: boolean): PlatformError {
  if (cause instanceof PlatformError) return cause;
  if (cause instanceof NoBrowserError) {
    return refused('The browser that fills in forms did not start on this server.', { cause });
  }
  if (isSent) return unknown('The form was sent, but we could not see the result.', { cause });
  if (cause instanceof BrowserTimeoutError) {
    const retryAfter = 900;
    return new PlatformError('busy', 'The page took too long. Nothing was sent.', { cause, retryAfter });
  }
  return refused('The page changed or broke while we used it. Nothing was sent.', { cause });
}
