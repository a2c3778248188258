/** Resolves as the promise does, or rejects with the signal's reason as soon as it is aborted. */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}
