import { afterEach, describe, expect, it, vi } from 'vitest';
import { generationFailure, isOutcomeUnknown, MissingBlogError } from '@/components/generation/failure.ts';
import { ApiError } from '@/lib/http/client.ts';

const apiError = (status: number, body: object | string) =>
  new ApiError(status, '', typeof body === 'string' ? body : JSON.stringify(body));
const failedWith = (description: string) => ({
  kind: 'failed',
  message: { title: 'Error generating blog', description },
});

afterEach(() => vi.unstubAllGlobals());

describe('a failed generation', () => {
  it('asks a visitor who has used the preview to sign in', () => {
    const error = apiError(403, { code: 'sign-in-required', message: 'x', requiresSignIn: true });
    expect(generationFailure(error)).toEqual({
      kind: 'sign-in-required',
      message: {
        title: 'Free Preview Used',
        description: "You've used your free preview. Sign in to get 4 free blogs total and save your content!",
      },
    });
  });

  it('does not blame a visitor for the previews of their network', () => {
    const code = 'network-limit-reached';
    const error = apiError(403, { code, message: 'x', requiresSignIn: true });
    expect(generationFailure(error)).toEqual({
      kind: 'sign-in-required',
      message: {
        title: 'Sign in to continue',
        description:
          'Your network has used its free previews for today. Sign in to get 4 free blogs total, or come back tomorrow.',
      },
    });
  });

  it('does not do so for another status', () => {
    expect(generationFailure(apiError(500, { message: 'x', requiresSignIn: true }))).toEqual(failedWith('x'));
  });

  it('repeats the server’s message', () => {
    expect(generationFailure(apiError(429, { message: 'Too many blogs today.' }))).toEqual(
      failedWith('Too many blogs today.'),
    );
  });

  it.each(['close', 'digest'])('knows that a %s can be written instead', (alternative) => {
    const error = apiError(502, { message: 'qwen3:4b could not write this blog.', alternative });
    expect(generationFailure(error)).toEqual({ ...failedWith('qwen3:4b could not write this blog.'), alternative });
  });

  it('has the unreadable sources, without invalid entries', () => {
    const source = { url: 'https://a.org', reason: 'The page answered 404.' };
    const unreadableSources = [source, { url: 7, reason: 'No.' }, null];
    expect(generationFailure(apiError(422, { message: 'No.', unreadableSources }))).toEqual({
      ...failedWith('No.'),
      unreadableSources: [source],
    });
  });

  it('ignores an unknown alternative', () => {
    expect(generationFailure(apiError(502, { message: 'No.', alternative: 'poem' }))).toEqual(failedWith('No.'));
  });

  it.each([
    ['a page instead of JSON', apiError(502, '<html>Bad gateway</html>')],
    ['an empty body', apiError(500, '')],
    ['JSON without a message', apiError(500, { code: 'internal' })],
    ['no network', new TypeError('Failed to fetch')],
  ])('says "Please try again." after %s', (_, error) => {
    expect(generationFailure(error)).toEqual(failedWith('Please try again.'));
  });

  it('says that the device is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(generationFailure(new TypeError('Failed to fetch'))).toEqual(
      failedWith('You are offline. Check your connection and try again.'),
    );
  });

  it('prefers the server’s answer to the network status', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(generationFailure(apiError(429, { message: 'Too many blogs today.' }))).toEqual(
      failedWith('Too many blogs today.'),
    );
  });

  it('says so when no blog is named', () => {
    expect(generationFailure(new MissingBlogError())).toEqual(failedWith('Failed to generate blog content'));
  });

  it('is no failure when it was canceled on the server', () => {
    expect(generationFailure(apiError(499, { message: 'Canceled.' }))).toEqual({ kind: 'canceled' });
  });

  it('is no failure when the user canceled', () => {
    expect(generationFailure(new DOMException('aborted', 'AbortError'))).toEqual({ kind: 'canceled' });
  });
});

describe('whether the blog may have been written', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch'), true],
    ['canceled', new DOMException('aborted', 'AbortError'), true],
    ['bad gateway', apiError(502, ''), true],
    ['gateway timeout', apiError(504, ''), true],
    ['refused', apiError(403, {}), false],
    ['failed on the server', apiError(500, {}), false],
    ['answered without a blog', new MissingBlogError(), false],
  ])('%s: %s → %s', (_, error, isUnknown) => {
    expect(isOutcomeUnknown(error)).toBe(isUnknown);
  });
});
