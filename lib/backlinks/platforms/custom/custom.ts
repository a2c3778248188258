import 'server-only';
import { inProcess } from '@/lib/browser/job-process.ts';
import type { Credentials } from '../shared/credential-forms.ts';
import { PlatformClient, type PlatformContext, PlatformError, type Post, type Published } from '../shared/platform.ts';
import { siteName } from '../shared/site-address.ts';
import { formArticle } from './article.ts';
import { requireUsableAddress } from './form.ts';
import { asPlatformError } from './outcome.ts';
import type { ProcessMessage, ProcessTask } from './process.ts';
import type * as steps from './steps.ts';

const PROGRAM = 'lib/backlinks/platforms/custom/process.ts';

const TIMEOUT_MS = 30_000;

type Step = ProcessTask['step'];
type StepOptions<Name extends Step> = Parameters<(typeof steps)[Name]>[0];
type Result<Name extends Step> = Awaited<ReturnType<(typeof steps)[Name]>>;

/** A form on any site, filled in and sent by a headless browser that reaches only the public internet. */
export class CustomClient extends PlatformClient<'custom'> {
  static override readonly postLimit = { posts: 2, seconds: 60 };
  static readonly target = ({ url, formSelector }: Credentials<'custom'>) =>
    `${siteName(new URL(url).href.replace(/#.*$/s, ''))} ${formSelector}`;
  readonly #timeoutMs: number;

  constructor(credentials: Credentials<'custom'>, context: PlatformContext, timeoutMs = TIMEOUT_MS) {
    super(credentials, context);
    this.#timeoutMs = timeoutMs;
  }

  check(): Promise<void> {
    return this.#perform('check', this.#options());
  }

  findEarlier({ canonicalUrl }: Post): Promise<Published | null> {
    return this.#perform('findEarlier', { ...this.#options(), target: canonicalUrl });
  }

  async publish(post: Post): Promise<Published> {
    return this.#perform('publish', this.#postOptions(post));
  }

  /** Fills in the form without sending it; nothing leaves the browser from the first character on. */
  async dryRun(post: Post): Promise<Result<'dryRun'>> {
    return this.#perform('dryRun', this.#postOptions(post));
  }

  #options() {
    return { credentials: this.credentials, timeoutMs: this.#timeoutMs };
  }

  #postOptions(post: Post) {
    const article = formArticle(post, this.credentials.titleFieldSelector !== '');
    return { ...this.#options(), article, target: post.canonicalUrl };
  }

  async #perform<Name extends Step>(step: Name, options: StepOptions<Name>): Promise<Result<Name>> {
    requireUsableAddress(options.credentials.url);
    const { signal } = this.context;
    let isSent = false;
    let outcome: Exclude<ProcessMessage, { isSent: true }> | undefined;
    const onMessage = (message: ProcessMessage) => {
      if ('isSent' in message) isSent = true;
      else outcome = message;
    };
    const run = { program: PROGRAM, signal, timeoutMs: options.timeoutMs, onMessage };
    const failure = await inProcess({ step, options }, run).then(
      () => undefined,
      (error: unknown) => error,
    );
    // A reported outcome counts, however the process ended afterwards.
    if (outcome && 'result' in outcome) return outcome.result as Result<Name>;
    if (outcome) throw new PlatformError(outcome.refusal.kind, outcome.refusal.message, outcome.refusal);
    signal.throwIfAborted();
    throw asPlatformError(failure, isSent);
  }
}
