import type { Page } from 'playwright-core';
import { type BrowserJob, inBrowser } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError } from '@/lib/browser/job-program.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { type Published, refused } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import { fillForm, findForm, type OpenForm, openPage, requireUsableAddress } from './form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './outcome.ts';
import { watchTraffic } from './traffic.ts';

/** The browser jobs, which run in process.ts. */

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
    throw refused('The submit button is covered or disabled, so we could not press it. Nothing was sent.', { cause });
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
    if (!before) throw refused('The page went away while we filled in the form.');
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

export function findEarlier(options: TargetOptions): Promise<Published | null> {
  return onForm(options, async (job) => {
    // A script may fetch what was posted.
    await watchTraffic(job.page).settle(Date.now() + options.timeoutMs * FORM);
    const [page] = await takeSnapshots(job, options.credentials.formSelector);
    const isThere = page && linksTo(page, options.target) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });
}

export function check(options: StepOptions): Promise<void> {
  return onForm(options, async (job) => {
    await findForm(job, options.credentials, options.timeoutMs * FORM);
  });
}

const MAX_SCREENSHOT_BYTES = 400 * 1024;

/** Qualities of a JPEG, tried until it is small enough; with the last, even noise is. */
const QUALITIES = [60, 30, 10];

/** The form and its fields from their top, at most 1,280 by 2,400 pixels. */
async function screenshotOf(page: Page, { form }: OpenForm): Promise<Uint8Array> {
  const clip = await form.evaluate((element) => {
    const parts = [element, ...(element instanceof HTMLFormElement ? element.elements : [])];
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
    const x = Math.max(0, Math.min(...boxes.map(({ left }) => left + scrollX)));
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top + scrollY)));
    const width = Math.max(...boxes.map(({ right }) => right + scrollX)) - x;
    const height = Math.max(...boxes.map(({ bottom }) => bottom + scrollY)) - y;
    return { x, y, width: Math.min(width, 1280), height: Math.min(height, 2400) };
  });
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality });
    if (jpeg.length <= MAX_SCREENSHOT_BYTES) break;
  }
  return jpeg;
}

/** Fills in a form and takes a screenshot: a JPEG of at most 400 KB. */
export function dryRun(options: PostOptions): Promise<Uint8Array> {
  return onForm(options, async (job) => {
    const form = await findForm(job, options.credentials, options.timeoutMs * FORM);
    await job.proxy.close();
    await fillForm(form, options.article, options.target);
    return screenshotOf(job.page, form);
  });
}
