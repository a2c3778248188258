import 'server-only';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { pathIn } from '@/lib/messages/languages.ts';
import { pageActor, type UserActor } from './actor.ts';

/** Leads to a page of the product, in the language of the current answer. */
export const redirectTo = (path: string): never => redirect(pathIn(askedLanguage(), path) as Route);

/** The user of a page. Others are led to sign in, and from there back to `path`. */
export async function pageUser(path: string): Promise<UserActor> {
  const actor = await pageActor();
  return actor.kind === 'user' ? actor : redirectTo(`/login?next=${encodeURIComponent(path)}`);
}
