import type { LaunchOptions } from 'playwright';

/**
 * How to start the browser: CHROMIUM_PATH when set; on linux-x64 the Chromium that comes inside an npm
 * package, so that a bare machine needs nothing else; elsewhere Playwright's own.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return {};
  // The package unpacks the libraries its Chromium needs only where it believes to run on Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args };
}
