import 'server-only';
import { findUnusedStyles } from '@/lib/blogs/my-blogs/queries.ts';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import type { Job, Styling } from './job.ts';

function pick<T>(options: readonly T[], otherwise: T): T {
  return options[Math.floor(Math.random() * options.length)] ?? otherwise;
}

/**
 * The design of a new blog: what its request chose. Else a random style that its owner's newest blogs lack (spec §1,
 * Dynamic Styling), in the style's own colors for the first blog and in a random color theme later.
 */
export async function stylingOf({ request, userId }: Pick<Job, 'request' | 'userId'>): Promise<Styling> {
  const owner = userId === undefined ? { userId: null, visitorId: request.visitorId } : { userId };
  const unused = await findUnusedStyles(owner);
  const isFirst = unused.length === STYLES.length;
  const { style = pick(unused, STYLES[0]), colorTheme = isFirst ? 'default' : pick(COLOR_THEMES, 'default') } = request;
  return { style, colorTheme };
}
