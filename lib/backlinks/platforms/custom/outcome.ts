import type { Page } from 'playwright-core';
import type { BrowserJob } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError, NoBrowserError } from '@/lib/browser/job-program.ts';
import { note } from '@/lib/messages/catalogue.ts';
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

/** What the page says, for a message that quotes it. */
function pageMessage({ before, after: [page], article, alerts }: Evidence) {
  const says = [...alerts, page ? newText(page, before, article) : ''].filter(Boolean).join(' ');
  return { isSaid: says ? 'yes' : 'no', says };
}

type PageMessage = ReturnType<typeof pageMessage>;

function failure({ sending, refused: refusedHosts }: Evidence, said: PageMessage): PlatformError | undefined {
  switch (sending?.kind) {
    case 'nothing-sent':
      return refused(note('platforms.custom.buttonSentNothing', said));
    case 'no-answer':
      return unknown(note('platforms.custom.noAnswer'));
    case 'broken':
      if (!refusedHosts.has(sending.host)) {
        return unknown(note('platforms.custom.broken'));
      }
      return sending.isFirst
        ? refused(note('platforms.custom.sendsInside'))
        : unknown(note('platforms.custom.answersInside'));
    case 'answered':
      return statusError(sending, said);
    default:
      return undefined;
  }
}

function statusError({ status, retryAfter }: Extract<Sending, { kind: 'answered' }>, said: PageMessage) {
  if (status < 400) return undefined;
  if (status === 429) {
    return new PlatformError('busy', note('platforms.custom.busy', said), { retryAfter });
  }
  if (status >= 500 || status === 408) return unknown(note('platforms.custom.internalError', { status, ...said }));
  return refused(note('platforms.custom.rejected', { status, ...said }));
}

/** Where the post will most likely appear: where the answer leads, but never a thank-you page. */
function likelyAddress(before: Snapshot, after: Snapshot | undefined): string {
  const form = new URL(before.url);
  const url = new URL(after?.url ?? before.url);
  for (const name of MODERATION_PARAMETERS) url.searchParams.delete(name);
  return url.origin + url.pathname === form.origin + form.pathname ? url.href : form.href;
}

function describeAnswer({ before, after: [page], target }: Evidence, said: PageMessage): string {
  if (!page) return note('platforms.custom.noPage');
  const title = page.title || note('platforms.custom.noTitle');
  const values = { title, host: new URL(page.url).host, ...said };
  if (awaitsApproval(page)) return note('platforms.custom.awaitsApproval', values);
  if (linksTo(before, target)) return note('platforms.custom.linkedBefore', values);
  const isNamed = page.text.includes(target);
  return note(isNamed ? 'platforms.custom.notAsLink' : 'platforms.custom.withoutLink', values);
}

/** The outcome of a form that was sent: only a new link counts as the post, else a note says what was seen. */
export function judgeOutcome(evidence: Evidence): Published {
  const said = pageMessage(evidence);
  const error = failure(evidence, said);
  if (error) throw error;
  const { before, after, target } = evidence;
  const shows = after.find((page) => linksTo(page, target) && !awaitsApproval(page));
  if (shows && !linksTo(before, target)) return { url: shows.url };
  return { url: likelyAddress(before, after[0]), note: describeAnswer(evidence, said) };
}

/** The PlatformError for any error of a browser job; once the button is pressed, the outcome is unknown. */
export function asPlatformError(cause: unknown, isSent: boolean): PlatformError {
  if (cause instanceof PlatformError) return cause;
  if (cause instanceof NoBrowserError) {
    return refused(note('platforms.custom.noBrowser'), { cause });
  }
  if (isSent) return unknown(note('platforms.custom.unseen'), { cause });
  if (cause instanceof BrowserTimeoutError) {
    const retryAfter = 900;
    return new PlatformError('busy', note('platforms.custom.tooSlow'), { cause, retryAfter });
  }
  return refused(note('platforms.custom.pageBroke'), { cause });
}
