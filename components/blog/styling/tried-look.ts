import { readSession, writeSession } from '@/components/create/session-store';
import { type Look, parseLook } from './look';

const storageKey = (blogId: string) => `blog-look:${blogId}`;

/** The look that was chosen for a blog in this tab and not saved, or null. */
export const triedLook = (blogId: string) => parseLook(readSession(storageKey(blogId)));

/** Keeps a look in this tab, so that signing in to save it does not lose it; null forgets it. */
export function keepTriedLook(blogId: string, look: Look | null): void {
  writeSession(storageKey(blogId), look && JSON.stringify(look));
}
