import chromium from '@sparticuz/chromium';

/**
 * A program run by find-chromium.ts: unpacks the packaged Chromium into TMPDIR. Separate, because the package is configured by
 * the environment and changes it.
 */
await chromium.executablePath();
