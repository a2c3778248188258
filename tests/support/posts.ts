import { inspect } from 'node:util';
import { vi } from 'vitest';
import { PlatformError, type Post } from '@/lib/backlinks/platforms/shared/platform.ts';
import type { CallKind, Fault, FaultPlayer } from '../fakes/faults.ts';
import { blogWith } from './blogs.ts';

/** The original's address. */
export const CANONICAL_URL = 'https://quillcast.example/share/abc123';

/** A blog to publish, with a test's changes. */
export function postWith(given: Partial<Omit<Post, 'blog'>> & { blog?: Parameters<typeof blogWith>[0] } = {}): Post {
  const { blog, ...rest } = given;
  return {
    visibility: 'public',
    canonicalUrl: CANONICAL_URL,
    readPicture: async () => null,
    ...rest,
    blog: blogWith({ topic: 'How to brew coffee', ...blog }),
  };
}

/** The signal of a platform client that nobody stops. */
export const unstopped = () => new AbortController().signal;

/** The error of a call to a platform, and everything a log would write of it. */
export async function awaitFailure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PlatformError)) throw new Error(`no PlatformError but ${inspect(error)}`);
  const { kind, message, retryAfter } = error;
  const logged = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
  return { kind, message, retryAfter, logged };
}

/**
 * The error of a call to a platform that meets a fault.
 * @param kind of call that fails
 */
export function failureAt(faults: FaultPlayer, fault: Fault, call: () => Promise<unknown>, kind: CallKind = 'write') {
  faults.next(fault, kind);
  if (fault === 'hang') timeOutWhenHanging(faults);
  return awaitFailure(call());
}

/** Times a call out as soon as it hangs at a fake, whatever its timeout. */
function timeOutWhenHanging(faults: FaultPlayer): void {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  void faults.hanging().then(() => timeout.abort(new DOMException('The time is over.', 'TimeoutError')));
}
