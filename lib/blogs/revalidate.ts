import 'server-only';
import { revalidatePath } from 'next/cache';
import { viewPath } from '@/lib/routes';

/** Has the public pages of blogs made anew, after a write. */
export function revalidateBlogs(ids: readonly string[]): void {
  for (const id of ids) revalidatePath(viewPath(id));
}
