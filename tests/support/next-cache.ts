/**
 * Stands in for next/cache where handlers run without Next's server, which alone has a page cache. What
 * it would have revalidated can be read by a test.
 */
export const revalidatedPaths: string[] = [];

export function revalidatePath(path: string): void {
  revalidatedPaths.push(path);
}
