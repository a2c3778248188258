import 'server-only';
import { BLOGS_CHANGE, blogsOfChange } from '@/lib/changes/names.ts';
import { requestOrigin } from '@/lib/domains/origin.ts';
import { aiSignals } from '@/lib/env.ts';
import { askedDomain, markContentSignal, tagResponse } from '@/lib/http/answer-context.ts';
import { contentSignal, robotsTxt, signalsOf } from '../crawlers.ts';
import { isIndexed } from '../rules.ts';
import type { Blog } from '../schema.ts';
import { findOptedOut } from './queries.ts';

/** The robots.txt of this site, or of the own domain that is asked (docs/decisions/0132). */
export async function readRobotsTxt(): Promise<string> {
  const userId = askedDomain()?.userId;
  tagResponse(userId ? blogsOfChange(userId) : BLOGS_CHANGE);
  return robotsTxt(aiSignals(), await findOptedOut(userId), `${requestOrigin()}/sitemap.xml`);
}

/** Sends a blog's Content-Signal with the answer, in whatever form. */
export function sendContentSignal(blog: Blog): void {
  markContentSignal(contentSignal(signalsOf(aiSignals(), blog.aiOptOuts), isIndexed(blog)));
}
