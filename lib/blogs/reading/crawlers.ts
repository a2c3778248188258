import 'server-only';
import { BLOGS_CHANGE, blogsOfChange } from '@/lib/changes/names.ts';
import { AI_CRAWLERS, AI_USES, type AiUse } from '@/lib/constants/crawlers.ts';
import { requestOrigin } from '@/lib/domains/origin.ts';
import { aiSignals } from '@/lib/env.ts';
import { askedDomain, markContentSignal, tagResponse } from '@/lib/http/answer-context.ts';
import { findOptedOut } from '../queries.ts';
import { isIndexed } from '../rules.ts';
import type { Blog } from '../schema.ts';

/** Whether AI companies may use a text, by use; absent where nothing is said. */
export type AiSignals = Partial<Record<AiUse, 'yes' | 'no'>>;

/** The site's signals, with the owner's opt-outs. */
export const contentSignals = (site: AiSignals, optOuts: readonly AiUse[] = []): AiSignals => ({
  ...site,
  ...Object.fromEntries(optOuts.map((use) => [use, 'no'])),
});

/** A value of Content-Signal (contentsignals.org); undefined where nothing is said. */
export function contentSignal({ training, answers }: AiSignals, isSearched: boolean): string | undefined {
  if (!training && !answers) return undefined;
  const parts = [isSearched && 'search=yes', answers && `ai-input=${answers}`, training && `ai-train=${training}`];
  return parts.filter(Boolean).join(', ');
}

/** Robots directives for a page. Microsoft reads noarchive as neither answers nor training, nocache as title and excerpt only. */
export function aiDirectives({ training, answers }: AiSignals): string[] {
  const microsoft = answers === 'no' ? ['noarchive'] : training === 'no' ? ['nocache'] : [];
  return [...(training === 'no' ? ['noai', 'noimageai'] : []), ...microsoft];
}

const RULES = ['Allow: /', 'Disallow: /api/', 'Allow: /api/og-image/', 'Allow: /api/images/', 'Disallow: /auth/'];

export type OptedOut = Pick<Blog, 'id'> & { aiOptOuts: readonly AiUse[] };

/** A robots.txt. A crawler obeys only the group that names it, so each group repeats the rules for all. */
export function robotsTxt(site: AiSignals, blogs: readonly OptedOut[], sitemap: string): string {
  const signal = contentSignal(site, true);
  const rules = [...(signal ? [`Content-Signal: ${signal}`] : []), ...RULES];
  const rulesFor = (uses: readonly AiUse[]) => {
    if (uses.some((use) => site[use] === 'no')) return ['Disallow: /'];
    const closed = blogs.filter(({ aiOptOuts }) => uses.some((use) => aiOptOuts.includes(use)));
    return closed.length > 0 ? [...rules, ...closed.map(({ id }) => `Disallow: /*/${id}`)] : [];
  };
  const crawlerUses = (crawler: string) => AI_USES.filter((use) => AI_CRAWLERS[use].includes(crawler));
  const crawlers = new Set(AI_USES.flatMap((use) => AI_CRAWLERS[use]));
  const groups = [...Map.groupBy(crawlers, (crawler) => rulesFor(crawlerUses(crawler)).join('\n'))]
    .filter(([text]) => text !== '')
    .map(([text, names]) => [...names.map((name) => `User-agent: ${name}`), text].join('\n'));
  return `${[`User-agent: *\n${rules.join('\n')}`, ...groups, `Sitemap: ${sitemap}`].join('\n\n')}\n`;
}

/** The robots.txt of this site, or of the own domain that is asked (docs/decisions/0132). */
export async function readRobotsTxt(): Promise<string> {
  const userId = askedDomain()?.userId;
  tagResponse(userId ? blogsOfChange(userId) : BLOGS_CHANGE);
  return robotsTxt(aiSignals(), await findOptedOut(userId), `${requestOrigin()}/sitemap.xml`);
}

/** Sends a blog's Content-Signal with the answer, in whatever form. */
export function sendContentSignal(blog: Blog): void {
  markContentSignal(contentSignal(contentSignals(aiSignals(), blog.aiOptOuts), isIndexed(blog)));
}
