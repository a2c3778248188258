import 'server-only';
import { type Actor, requireScope } from '@/lib/auth/actor.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';

/**
 * Who can see an actor's new blogs; undefined: as the account says. Programs without the scope `publish` write drafts.
 * @throws AppError forbidden when such a program asks for more
 */
export function newVisibility(actor: Actor, asked?: BlogVisibility): BlogVisibility | undefined {
  if (asked !== undefined && asked !== 'draft') requireScope(actor, 'publish');
  const isRestricted = actor.kind === 'user' && actor.access && !actor.access.scopes.includes('publish');
  return asked ?? (isRestricted ? 'draft' : undefined);
}
