import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env.ts';
import { type Actor, actorOf } from './actor.ts';

/**
 * Who asks for a page. A public page is first asked for without any cookie, for everybody (docs/decisions/0040), so that
 * the session is only ever found where the answer is this reader's alone.
 */
export async function pageActor(): Promise<Actor> {
  return actorOf(new Request(siteUrl(), { headers: await headers() }));
}
