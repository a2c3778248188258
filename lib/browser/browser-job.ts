import { type Browser, chromium, type Page } from 'playwright-core';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { findChromium } from './find-chromium.ts';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';
import { BrowserTimeoutError, NoBrowserError } from './job-program.ts';

const LAUNCH_TIMEOUT_MS = 15_000;

const ARGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-pings',
  // Nothing may bypass the proxy: no QUIC, no WebRTC over UDP, no DNS lookups.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

async function launchBrowser(proxy: GuardedProxy): Promise<Browser> {
  const { server, username, password } = proxy;
  return chromium.launch({
    ...(await findChromium(env().CHROMIUM_PATH)),
    args: ARGS,
    // `<-loopback>` disables Chromium's direct connections to this machine.
    proxy: { server, username, password, bypass: '<-loopback>' },
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: LAUNCH_TIMEOUT_MS,
    // These would end the server's process; the job closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

const STEP_TIMEOUT_MS = 5000;

/** Tools of a job, and its deadline in ms since 1970. */
export type BrowserJob = { page: Page; proxy: GuardedProxy; deadline: number };

async function newPage(proxy: GuardedProxy, timeout: AbortSignal): Promise<Page> {
  const browser = await launchBrowser(proxy).catch((cause: unknown) => {
    // Only the operator can fix it: no Chromium for this machine, or none with a working sandbox.
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

/** Runs `work` in a browser of its own. Throws BrowserTimeoutError; NoBrowserError; what `work` throws. */
export async function inBrowser<T>(work: (job: BrowserJob) => Promise<T>, timeoutMs: number): Promise<T> {
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
    // Resolves when the browser's process has ended.
    await page?.context().browser()?.close();
    await proxy.close();
  }
}
