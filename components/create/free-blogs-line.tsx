'use client';

import { useFreeBlogs } from './form/use-free-blogs.ts';
import { CREATE_TEXTS } from './texts.ts';

/**
 * Says to whoever is signed in how many free blogs are left (spec §6); nothing to subscribers. Its room is there before
 * the number is known.
 */
export function FreeBlogsLine() {
  const { left } = useFreeBlogs();
  return (
    <p role="status" className="min-h-5 text-sm text-muted-foreground">
      {left === null ? null : CREATE_TEXTS.freeLeft(left)}
    </p>
  );
}
