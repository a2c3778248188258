import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import type { BlogStyle } from './blog-style.ts';

const storageKey = (blogId: string) => `blog-look:${blogId}`;

export const blogStyleSchema = v.object({ style: v.picklist(STYLES), colorTheme: v.picklist(COLOR_THEMES) });

/** The unsaved style chosen in this tab, or null. */
export const readTriedStyle = (blogId: string) => readStored(storageKey(blogId), blogStyleSchema);

/** Stores an unsaved style in this tab, so that signing in keeps it; null removes it. */
export function storeTriedStyle(blogId: string, blogStyle: BlogStyle | null): void {
  writeStored(storageKey(blogId), blogStyle);
}
