const SETTLED_SECONDS = 8;
const LONG_SECONDS = 30;
const VERY_LONG_SECONDS = 90;

/**
 * What is known about a generation after so many seconds. The server reports nothing until it is done, so this
 * claims no step as finished.
 */
export function progressNote(seconds: number, sourceCount: number): string {
  if (seconds >= VERY_LONG_SECONDS) {
    return 'Taking longer than usual. You can keep waiting, or cancel and try again.';
  }
  if (seconds >= LONG_SECONDS) return 'Still writing. A long blog can take a minute or more.';
  if (seconds >= SETTLED_SECONDS) return 'Writing your blog. It opens here as soon as it is done.';
  if (sourceCount === 0) return 'Your topic is with the writer.';
  return `Your topic is with the writer, with ${sourceCount} ${sourceCount === 1 ? 'page' : 'pages'} to read first.`;
}

/** Seconds as minutes and seconds: "1:05". */
export function elapsedClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
