/** Next calls this once when the server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('./lib/server/start-up');
  try {
    await startUp();
  } catch (error) {
    // Next would go on and answer 500 to everything; what is wrong must be said and mended first.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
