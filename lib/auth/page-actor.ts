import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env.ts';
import { type Actor, actorOf } from './actor.ts';

/** The actor of a page request. Public pages are rendered without cookies (docs/decisions/0040). */
export async function pageActor(): Promise<Actor> {
  return actorOf(new Request(siteUrl(), { headers: await headers() }));
}
