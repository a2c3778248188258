import type { Page } from 'playwright-core';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { BrowserTimeoutError, NoBrowserError } from './errors.ts';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';
import { launchBrowser } from './launch-browser.ts';

/** How long one step, such as a click, may wait for what it needs, in milliseconds. */
const STEP_TIMEOUT_MS = 5000;

/** What a job works with. */
export type BrowserJob = {
  page: Page;
  proxy: GuardedProxy;
  /** When its time is up, in milliseconds since 1970. */
  deadline: number;
};

async function newPage(proxy: GuardedProxy, timeout: AbortSignal): Promise<Page> {
  const browser = await launchBrowser(proxy).catch((cause: unknown) => {
    // Only the operator can mend it: no Chromium for this machine, or one without its sandbox.
    log().error({ err: cause }, 'the browser did not start');
    throw new NoBrowserError('The browser did not start.', { cause });
  });
  const close = () => browser.close().catch(() => undefined);
  timeout.addEventListener('abort', close);
  try {
    timeout.throwIfAborted();
    const context = await browser.newContext({
      acceptDownloads: false,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    return await context.newPage();
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Does something in a fresh headless browser that can reach the public internet only, and makes sure that the
 * browser is gone afterwards. Runs in the process of the job (job-process.ts).
 * @throws BrowserTimeoutError, NoBrowserError, or what `work` throws
 */
export async function inBrowser<T>(
  work: (job: BrowserJob) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const proxy = await startGuardedProxy({ allowHosts: env().OUTBOUND_ALLOW_HOSTS });
  let page: Page | undefined;
  try {
    page = await newPage(proxy, timeout);
    return await work({ page, proxy, deadline });
  } catch (error) {
    if (timeout.aborted) throw new BrowserTimeoutError('The time is up.', { cause: error });
    throw error;
  } finally {
    // Returns when its process has ended, if need be by force.
    await page?.context().browser()?.close();
    await proxy.close();
  }
}
