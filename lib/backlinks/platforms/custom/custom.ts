import 'server-only';
import { inProcess } from '@/lib/browser/job-process.ts';
import type { Credentials } from '../shared/credentials-schema.ts';
import { type Platform, PlatformError, type Post } from '../shared/platform.ts';
import { siteName } from '../shared/site-address.ts';
import { articleFor } from './article.ts';
import { asPlatformError } from './errors.ts';
import type { Filled } from './fill.ts';
import { requireUsableAddress } from './form.ts';
import type { ProcessMessage, ProcessTask } from './process.ts';
import type * as steps from './steps.ts';

/** What does a step (lib/browser/job-process.ts). */
const PROGRAM = 'lib/backlinks/platforms/custom/process.ts';

/** For everything in the browser together, in milliseconds. */
const TIMEOUT_MS = 30_000;

type Step = ProcessTask['step'];
type StepOptions<Name extends Step> = Parameters<(typeof steps)[Name]>[0];
type Result<Name extends Step> = Awaited<ReturnType<(typeof steps)[Name]>>;

/** Has a step done in a process of its own. Throws PlatformError; the signal's reason. */
async function perform<Name extends Step>(
  step: Name,
  options: StepOptions<Name>,
  signal: AbortSignal,
): Promise<Result<Name>> {
  requireUsableAddress(options.credentials.url);
  let isSent = false;
  let outcome: Exclude<ProcessMessage, { isSent: boolean }> | undefined;
  const onMessage = (message: ProcessMessage) => {
    if ('isSent' in message) isSent = message.isSent;
    else outcome = message;
  };
  const { timeoutMs } = options;
  const run = { program: PROGRAM, signal, timeoutMs, onMessage };
  const failure = await inProcess({ step, options }, run).then(
    () => undefined,
    (error: unknown) => error,
  );
  // What came of it counts, however the process ended afterwards.
  if (outcome && 'result' in outcome) return outcome.result as Result<Name>;
  if (outcome) throw new PlatformError(outcome.refusal.kind, outcome.refusal.message, outcome.refusal);
  signal.throwIfAborted();
  throw asPlatformError(failure, isSent);
}

function postOptions(post: Post, credentials: Credentials<'custom'>, timeoutMs: number) {
  const article = articleFor(post, credentials.titleFieldSelector !== '');
  return { article, target: post.canonicalUrl, credentials, timeoutMs };
}

/** The platform, with a time limit (in milliseconds) of its own. */
export function customPlatform(timeoutMs: number): Platform<'custom'> {
  return {
    name: 'custom',
    postLimit: { posts: 2, seconds: 60 },
    target: ({ url, formSelector }) => `${siteName(new URL(url).href.replace(/#.*$/s, ''))} ${formSelector}`,
    check: (credentials, { signal }) => perform('check', { credentials, timeoutMs }, signal),
    findEarlier: async (post, credentials, { signal }) =>
      perform('findEarlier', { target: post.canonicalUrl, credentials, timeoutMs }, signal),
    publish: async (post, credentials, { signal }) =>
      perform('publish', postOptions(post, credentials, timeoutMs), signal),
    update: null,
    remove: null,
  };
}

/** A form on any site, filled in and sent by a headless browser that reaches the public internet only. */
export const custom = customPlatform(TIMEOUT_MS);

/**
 * Fills a form and takes a picture of it. From before the first character is typed nothing can leave the browser.
 * @returns `screenshot`, a JPEG of at most 400 KB
 * @throws PlatformError
 */
export async function dryRun(
  post: Post,
  credentials: Credentials<'custom'>,
  { signal }: { signal: AbortSignal },
): Promise<{ screenshot: Uint8Array; filled: Filled; message: string }> {
  const options = postOptions(post, credentials, TIMEOUT_MS);
  const done = await perform('dryRun', options, signal);
  return { ...done, message: 'This is the form as we fill it in. Nothing was sent.' };
}
