/** Next calls this once at the start, before the first answer. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startState } = await import('./lib/server/start-facts.ts');
  // Our own server provides client addresses, the cache, page policies and a clean stop.
  if (!startState().isOurServer) {
    console.error('Start Quillcast with `npm start` (or `npm run dev`), not with `next start`.');
    process.exit(1);
  }
  const { startUp } = await import('./lib/server/start-up.ts');
  try {
    await startUp();
  } catch (error) {
    const { stopping } = await import('./lib/shutdown.ts');
    // A stop during the start ends the process itself.
    if (stopping().aborted) return new Promise(() => undefined);
    // Next would carry on and answer every request with 500.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Next calls this when a page throws, before it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isDatabaseOutage } = await import('./lib/database/outage.ts');
  const { markUnavailable } = await import('./lib/http/answer-context.ts');
  if (isDatabaseOutage(error)) markUnavailable();
}
