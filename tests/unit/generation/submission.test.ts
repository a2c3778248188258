import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextSubmission, randomKey } from '@/components/generation/stored-runs.ts';
import { webStorage } from '../../support/web-storage.ts';

/** The module as a page has it that was just loaded. */
async function loadPage() {
  vi.resetModules();
  return import('@/components/generation/stored-runs.ts');
}

beforeEach(() => vi.stubGlobal('sessionStorage', webStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('a submission whose outcome is unknown', () => {
  const submission = { key: 'k', body: '{"topic":"Tea\\nand more"}' };

  it('is known again after a reload', async () => {
    (await loadPage()).rememberSubmission(submission);
    expect((await loadPage()).pendingSubmission()).toEqual(submission);
  });

  it.each([
    ['images make it large', { key: 'k', body: 'x'.repeat(50_001) }, false],
    ['secrets are in it', submission, true],
  ])('is stored in memory only when %s', async (_, given, hasSecrets) => {
    const page = await loadPage();
    page.rememberSubmission(given, hasSecrets);
    expect(page.pendingSubmission()).toEqual(given);
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

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the key of a submission', () => {
  it.each([
    ['new when nothing is pending', null, 'new'],
    ['the same for an unchanged request', 'Tea', 'old'],
    ['new once the request was changed', 'Coffee', 'new'],
  ])('is %s', (_, body, key) => {
    const pending = body === null ? null : { key: 'old', body };
    expect(nextSubmission(pending, 'Tea', () => 'new')).toEqual({ key, body: 'Tea' });
  });

  it('is a random UUID, also on a page without HTTPS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = new Set(Array.from({ length: 50 }, randomKey));
    expect([...keys].filter((key) => UUID_V4.test(key))).toHaveLength(50);
  });
});
