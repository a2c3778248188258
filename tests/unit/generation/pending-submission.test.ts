import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '../../support/web-storage.ts';

/** The module as a page has it that was just loaded. */
async function loadPage() {
  vi.resetModules();
  return import('@/components/generation/submission.ts');
}

beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('a submission whose outcome is unknown', () => {
  const submission = { key: 'k', body: '{"topic":"Tea\\nand more"}' };

  it('is known again after a reload', async () => {
    (await loadPage()).rememberSubmission(submission);
    expect((await loadPage()).pendingSubmission()).toEqual(submission);
  });

  it('is stored in memory only when images make it large', async () => {
    const page = await loadPage();
    const large = { key: 'k', body: 'x'.repeat(50_001) };
    page.rememberSubmission(large);
    expect(page.pendingSubmission()).toEqual(large);
    expect((await loadPage()).pendingSubmission()).toBeNull();
  });

  it('is stored in memory only when secrets are in it', async () => {
    const page = await loadPage();
    page.rememberSubmission(submission, true);
    expect(page.pendingSubmission()).toEqual(submission);
    expect((await loadPage()).pendingSubmission()).toBeNull();
  });

  it('is gone once the server answered', async () => {
    const page = await loadPage();
    page.rememberSubmission(submission);
    page.forgetSubmission();
    expect(page.pendingSubmission()).toBeNull();
    expect((await loadPage()).pendingSubmission()).toBeNull();
  });

  it('is stored in memory where the browser forbids storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const page = await loadPage();
    page.rememberSubmission(submission);
    expect(page.pendingSubmission()).toEqual(submission);
  });
});
