import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options';
import type { Look } from './look';

const storageKey = (blogId: string) => `blog-look:${blogId}`;

/** A look as it is stored. */
export const lookSchema = v.object({
  style: v.picklist(STYLES),
  colorTheme: v.picklist(COLOR_THEMES),
});

/** The look that was chosen for a blog in this tab and not saved, or null. */
export const triedLook = (blogId: string) => readStored(storageKey(blogId), lookSchema);

/** Keeps a look in this tab, so that signing in to save it does not lose it; null forgets it. */
export function keepTriedLook(blogId: string, look: Look | null): void {
  writeStored(storageKey(blogId), look);
}
