/** Next calls this once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Client addresses, the cache, the policy of pages and a clean stop are the work of our own server.
  if (!('quillcastServer' in globalThis)) {
    console.error('Quillcast is started with `npm start` (or `npm run dev`), not with `next start`.');
    process.exit(1);
  }
  const { startUp } = await import('./lib/server/start-up.ts');
  try {
    await startUp();
  } catch (error) {
    // Next would go on and answer 500 to everything; what is wrong must be said and mended first.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Next calls this with what a page threw, before it answers. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isDatabaseOutage } = await import('./lib/database/outage.ts');
  const { markUnavailable } = await import('./lib/http/answer-context.ts');
  if (isDatabaseOutage(error)) markUnavailable();
}
