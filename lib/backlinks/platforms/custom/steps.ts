import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { type BrowserJob, inBrowser } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError } from '@/lib/browser/job-program.ts';
import { urlPort } from '@/lib/http/address-guard.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { type Published, refused } from '../shared/platform.ts';
import type { FormArticle } from './custom.ts';
import { fillForm, findForm, type OpenForm, openPage, requireUsableAddress } from './form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './outcome.ts';

/** Time without requests after which a page counts as settled. */
const QUIET_MS = 1200;
const POLL_MS = 100;

/** Types of requests that can carry a form; others are reports, pictures and the like. */
const SENDING_TYPES = new Set(['document', 'xhr', 'fetch']);

function isTopNavigation(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // A new window without a frame yet.
    return true;
  }
}

export type Sending =
  | { kind: 'nothing-sent' }
  | { kind: 'no-answer' }
  /** The connection broke; `isFirst` if before any redirect. */
  | { kind: 'broken'; host: string; isFirst: boolean }
  | { kind: 'answered'; status: number; retryAfter: number | undefined };

async function requestOutcome(sent: Request, inFlight: ReadonlySet<Request>): Promise<Sending> {
  let last = sent;
  for (let next = last.redirectedTo(); next; next = last.redirectedTo()) last = next;
  if (inFlight.has(last)) return { kind: 'no-answer' };
  const response = await last.response();
  if (response) {
    const wait = Number(await response.headerValue('retry-after'));
    return { kind: 'answered', status: response.status(), retryAfter: wait > 0 ? wait : undefined };
  }
  const url = new URL(last.url());
  return { kind: 'broken', host: `${url.hostname}:${urlPort(url)}`, isFirst: last === sent };
}

function watchTraffic(page: Page) {
  const sendings: Request[] = [];
  const inFlight = new Set<Request>();
  let hasSocket = false;
  let lastActivity = Date.now();
  const ended = (request: Request) => {
    if (inFlight.delete(request)) lastActivity = Date.now();
  };
  page.context().on('request', (request) => {
    if (!SENDING_TYPES.has(request.resourceType())) return;
    sendings.push(request);
    inFlight.add(request);
    lastActivity = Date.now();
  });
  page.context().on('requestfinished', ended);
  page.context().on('requestfailed', ended);
  page.on('websocket', () => {
    hasSocket = true;
  });

  /** The request that most likely carried the form from a page of this host. */
  const carrier = (since: number, host: string) => {
    const recent = sendings.slice(since).filter((request) => !request.redirectedFrom());
    const writes = recent.filter((request) => request.method() !== 'GET');
    const isOwn = (request: Request) => new URL(request.url()).hostname === host;
    return (
      writes.find(isTopNavigation) ??
      writes.find(isOwn) ??
      recent.find(isTopNavigation) ??
      writes[0] ??
      recent.find(isOwn)
    );
  };

  return {
    mark: () => sendings.length,
    /** Waits until the page has settled, or for the deadline (milliseconds since 1970). @returns whether it settled */
    async settle(deadline: number): Promise<boolean> {
      lastActivity = Date.now();
      while (Date.now() < deadline) {
        if (inFlight.size === 0 && Date.now() - lastActivity > QUIET_MS) return true;
        await sleep(POLL_MS);
      }
      return false;
    },
    /** The outcome of a form sent from this host after the mark; null when a WebSocket may have carried it. */
    async sending(since: number, host: string, deadline: number): Promise<Sending | null> {
      const isQuiet = await this.settle(deadline);
      const sent = carrier(since, host);
      if (sent) return requestOutcome(sent, inFlight);
      if (!isQuiet) return { kind: 'no-answer' };
      return hasSocket ? null : { kind: 'nothing-sent' };
    },
  };
}

type StepOptions = { credentials: Credentials<'custom'>; timeoutMs: number };

type TargetOptions = StepOptions & { target: string };

export type PostOptions = TargetOptions & { article: FormArticle };

/** Reports that the form may be sent now; resolves when the parent process has the report. */
type ReportSent = () => Promise<void>;

function onForm<T>({ credentials, timeoutMs }: StepOptions, work: (job: BrowserJob) => Promise<T>): Promise<T> {
  const address = requireUsableAddress(credentials.url);
  return inBrowser(async (job) => {
    await openPage(job, address);
    return work(job);
  }, timeoutMs);
}

/** Shares of the time limit: for a form to appear; for the site to answer, or nothing is sent; for judging. */
const [FORM, ANSWER, JUDGING] = [1 / 4, 1 / 3, 1 / 20] as const;

async function press({ submit }: OpenForm, reportSent: ReportSent): Promise<void> {
  await submit.click({ trial: true }).catch((cause: unknown) => {
    throw refused(note('platforms.custom.buttonBlocked'), { cause });
  });
  await reportSent();
  await submit.click({ noWaitAfter: true });
}

/** Accepts every dialog of the page. @returns their texts, as they come */
function acceptDialogs(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  return alerts;
}

export async function publish(options: PostOptions, reportSent: ReportSent): Promise<Published> {
  const { article, credentials, target } = options;
  return onForm(options, async (job) => {
    const traffic = watchTraffic(job.page);
    const alerts = acceptDialogs(job.page);
    const form = await findForm(job, credentials, options.timeoutMs * FORM);
    await fillForm(form, article, target);
    const [before] = await takeSnapshots(job, credentials.formSelector);
    if (!before) throw refused(note('platforms.custom.pageGone'));
    if (Date.now() > job.deadline - options.timeoutMs * ANSWER) throw new BrowserTimeoutError();
    const mark = traffic.mark();
    await press(form, reportSent);
    const { hostname } = new URL(before.url);
    const sending = await traffic.sending(mark, hostname, job.deadline - options.timeoutMs * JUDGING);
    // A page that waits for its successor cannot be read.
    const isOver = sending?.kind !== 'no-answer';
    const after = isOver ? await takeSnapshots(job, credentials.formSelector) : [];
    return judgeOutcome({ before, after, sending, article, target, refused: job.proxy.refused, alerts });
  });
}

export const findEarlier = (options: TargetOptions): Promise<Published | null> =>
  onForm(options, async (job) => {
    // A script may fetch what was posted.
    await watchTraffic(job.page).settle(Date.now() + options.timeoutMs * FORM);
    const [page] = await takeSnapshots(job, options.credentials.formSelector);
    const isThere = page && linksTo(page, options.target) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });

export const check = (options: StepOptions): Promise<void> =>
  onForm(options, async (job) => {
    await findForm(job, options.credentials, options.timeoutMs * FORM);
  });
