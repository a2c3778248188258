import type { LaunchOptions } from 'playwright';
import { findChromium } from '../../lib/browser/browser-job.ts';

/** How to start the browser: CHROMIUM_PATH when set, else the one that the server itself would use. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  return { ...(await findChromium(process.env.CHROMIUM_PATH)), args };
}
