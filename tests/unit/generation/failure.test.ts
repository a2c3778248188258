import { afterEach, expect, it, vi } from 'vitest';
import {
  announceWritten,
  clearAnnouncement,
  generationFailure,
  isOutcomeUnknown,
  MissingBlogError,
} from '@/components/generation/failure.ts';
import { currentToast } from '@/components/ui/use-toast.ts';
import { ApiError } from '@/lib/http/client.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const t = translatorFor('en', 'generation');

const apiError = (status: number, body: object | string) =>
  new ApiError(status, '', typeof body === 'string' ? body : JSON.stringify(body));
const failedWith = (description: string, more = {}) => ({
  ...{ kind: 'failed', message: { title: 'Error generating blog', description } },
  ...more,
});
const signUp = (code: string) => apiError(403, { code, message: 'x', requiresSignIn: true });

afterEach(() => {
  vi.unstubAllGlobals();
  clearAnnouncement();
});

const signIn = (title: string, description: string) => ({ kind: 'sign-in-required', message: { title, description } });
const USED = "You've used your free preview. Sign in to get 4 free blogs total and save your content!";
const NETWORK_USED =
  'Your network has used its free previews for today. Sign in to get 4 free blogs total, or come back tomorrow.';
const SOURCE = { url: 'https://a.org', reason: 'The page answered 404.' };
const TRY_AGAIN = failedWith('Please try again.');

it.each<[string, unknown, object]>([
  ['a used preview', signUp('sign-in-required'), signIn('Free Preview Used', USED)],
  ['the used previews of a network', signUp('network-limit-reached'), signIn('Sign in to continue', NETWORK_USED)],
  ['used free blogs', apiError(403, { requiresSubscription: true }), { kind: 'subscription-required' }],
  ['another status', apiError(500, { message: 'x', requiresSignIn: true }), failedWith('x')],
  ['a message', apiError(429, { message: 'Too many blogs today.' }), failedWith('Too many blogs today.')],
  [
    'an alternative',
    apiError(502, { message: 'No.', alternative: 'close' }),
    failedWith('No.', { alternative: 'close' }),
  ],
  ['an unknown alternative', apiError(502, { message: 'No.', alternative: 'poem' }), failedWith('No.')],
  [
    'unreadable sources, some invalid',
    apiError(422, { message: 'No.', unreadableSources: [SOURCE, { url: 7, reason: 'No.' }, null] }),
    failedWith('No.', { unreadableSources: [SOURCE] }),
  ],
  ['a page instead of JSON', apiError(502, '<html>Bad gateway</html>'), TRY_AGAIN],
  ['an empty body', apiError(500, ''), TRY_AGAIN],
  ['JSON without a message', apiError(500, { code: 'internal' }), TRY_AGAIN],
  ['no network', new TypeError('Failed to fetch'), TRY_AGAIN],
  ['no blog', new MissingBlogError(), failedWith('Failed to generate blog content')],
  ['a cancellation on the server', apiError(499, { message: 'Canceled.' }), { kind: 'canceled' }],
  ['a cancellation by the user', new DOMException('aborted', 'AbortError'), { kind: 'canceled' }],
])('names the failure after %s', (_, error, failure) => {
  expect(generationFailure(error, t)).toEqual(failure);
});

it('says that the device is offline, unless the server answered', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const offline = failedWith('You are offline. Check your connection and try again.');
  expect(generationFailure(new TypeError('Failed to fetch'), t)).toEqual(offline);
  expect(generationFailure(apiError(429, { message: 'Too many.' }), t)).toEqual(failedWith('Too many.'));
});

it.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['canceled', new DOMException('aborted', 'AbortError'), true],
  ['bad gateway', apiError(502, ''), true],
  ['gateway timeout', apiError(504, ''), true],
  ['refused', apiError(403, {}), false],
  ['failed on the server', apiError(500, {}), false],
  ['answered without a blog', new MissingBlogError(), false],
])('whether the blog may have been written %s: %s → %s', (_, error, isUnknown) => {
  expect(isOutcomeUnknown(error)).toBe(isUnknown);
});

const NOTE = 'Our library has no article on this topic, so this page has excerpts from related ones.';
it('shows all notes in one toast', () => {
  announceWritten({ note: NOTE, unreadableSources: [SOURCE] }, true, t);
  expect(currentToast()?.title).toBe('Backlinks created');
  expect(currentToast()?.description).toBe(
    `Your content is being distributed to the selected platforms. ${NOTE} Your blog does not use https://a.org: The page answered 404.`,
  );
});

it('names given pages that may be off topic', () => {
  const reason = 'This page may be about something else than your topic.';
  announceWritten({ doubtfulSources: [{ url: 'https://a.org', reason }] }, false, t);
  expect(currentToast()).toMatchObject({ title: 'Check your sources', description: `https://a.org: ${reason}` });
});

it('says why it is less than an article, and nothing more for a complete one', () => {
  announceWritten({ note: NOTE }, false, t);
  announceWritten({ unreadableSources: [] }, false, t);
  expect(currentToast()).toMatchObject({ open: true, title: 'About this page', description: NOTE });
});
