import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import type { BlogStyle } from './blog-style.ts';

const storageKey = (blogId: string) => `blog-look:${blogId}`;

/** A style as it is stored. */
export const blogStyleSchema = v.object({ style: v.picklist(STYLES), colorTheme: v.picklist(COLOR_THEMES) });

/** The style that was chosen for a blog in this tab and not saved, or null. */
export const readTriedStyle = (blogId: string) => readStored(storageKey(blogId), blogStyleSchema);

/** Stores a style in this tab, so that signing in to save it does not lose it; null forgets it. */
export function storeTriedStyle(blogId: string, blogStyle: BlogStyle | null): void {
  writeStored(storageKey(blogId), blogStyle);
}
