import type { Page } from 'playwright-core';
import { type BrowserJob, inBrowser } from '@/lib/browser/browser-job.ts';
import { BrowserTimeoutError } from '@/lib/browser/job-program.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { type Published, refused } from '../shared/platform.ts';
import type { FormArticle } from './article.ts';
import { asPlatformError } from './errors.ts';
import { fillForm } from './fill.ts';
import { findForm, type OpenForm, openPage, requireUsableAddress } from './form.ts';
import { awaitsApproval, judgeOutcome, linksTo, takeSnapshots } from './outcome.ts';
import { screenshotOf } from './screenshot.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** The browser jobs, which run in process.ts. All throw PlatformError. */

/** A form, and a time limit in milliseconds for everything in the browser. */
export type StepOptions = { credentials: Credentials<'custom'>; timeoutMs: number };

/** Options with the address that the post links to. */
export type TargetOptions = StepOptions & { target: string };

export type PostOptions = TargetOptions & { article: FormArticle };

/** Reports whether the form may have been sent; resolves when the parent process has the report. */
export type ReportSent = (isSent: boolean) => Promise<void>;

async function onForm<T>(
  { credentials, timeoutMs }: StepOptions,
  work: (job: BrowserJob, report: ReportSent) => Promise<T>,
  reportSent: ReportSent = async () => undefined,
): Promise<T> {
  const address = requireUsableAddress(credentials.url);
  let mayBeSent = false;
  const report: ReportSent = (isSent) => {
    mayBeSent = isSent;
    return reportSent(isSent);
  };
  const steps = async (job: BrowserJob) => {
    await openPage(job, address);
    return work(job, report);
  };
  try {
    return await inBrowser(steps, timeoutMs);
  } catch (error) {
    throw asPlatformError(error, mayBeSent);
  }
}

/** Time for a form to appear. */
const formWaitMs = ({ timeoutMs }: StepOptions) => timeoutMs / 4;

/** Time for the site to answer: with less left, nothing is sent. */
const answerMs = ({ timeoutMs }: StepOptions) => timeoutMs / 3;

/** Time to judge the outcome. */
const judgingMs = ({ timeoutMs }: StepOptions) => timeoutMs / 20;

/** Presses the button. */
async function press({ submit }: OpenForm, page: Page, traffic: Traffic, reportSent: ReportSent): Promise<void> {
  const mark = traffic.mark();
  await reportSent(true);
  try {
    await submit.click({ noWaitAfter: true });
  } catch (cause) {
    if (page.isClosed()) throw cause;
    if (traffic.mark() > mark) return;
    // The click failed and nothing left the page.
    await reportSent(false);
    throw refused('The submit button is covered or disabled, so we could not press it. Nothing was sent.', { cause });
  }
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

/** Fills in a form and sends it. */
export async function publish(options: PostOptions, reportSent: ReportSent): Promise<Published> {
  const { article, credentials, target } = options;
  const work = async (job: BrowserJob, report: ReportSent) => {
    const traffic = watchTraffic(job.page);
    const alerts = acceptDialogs(job.page);
    const form = await findForm(job, credentials, formWaitMs(options));
    await fillForm(form, article, target);
    const [before] = await takeSnapshots(job, credentials.formSelector);
    if (!before) throw refused('The page went away while we filled in the form.');
    if (Date.now() > job.deadline - answerMs(options)) throw new BrowserTimeoutError();
    const mark = traffic.mark();
    await press(form, job.page, traffic, report);
    const { hostname } = new URL(before.url);
    const sending = await traffic.sending(mark, hostname, job.deadline - judgingMs(options));
    // A page that waits for its successor cannot be read.
    const isOver = sending?.kind !== 'no-answer';
    const after = isOver ? await takeSnapshots(job, credentials.formSelector) : [];
    return judgeOutcome({ before, after, sending, article, target, refused: job.proxy.refused, alerts });
  };
  return onForm(options, work, reportSent);
}

/** Finds a copy on the form's page. */
export async function findEarlier(options: TargetOptions): Promise<Published | null> {
  return onForm(options, async (job) => {
    // A script may fetch what was posted.
    await watchTraffic(job.page).settle(Date.now() + formWaitMs(options));
    const [page] = await takeSnapshots(job, options.credentials.formSelector);
    const isThere = page && linksTo(page, options.target) && !awaitsApproval(page);
    return isThere ? { url: page.url } : null;
  });
}

/** Checks that the form is there and can be used. */
export async function check(options: StepOptions): Promise<void> {
  return onForm(options, async (job) => {
    await findForm(job, options.credentials, formWaitMs(options));
  });
}

/** Fills in a form and takes a screenshot: a JPEG of at most 400 KB. */
export async function dryRun(options: PostOptions): Promise<Uint8Array> {
  return onForm(options, async (job) => {
    const form = await findForm(job, options.credentials, formWaitMs(options));
    await job.proxy.close();
    await fillForm(form, options.article, options.target);
    return screenshotOf(job.page, form);
  });
}
