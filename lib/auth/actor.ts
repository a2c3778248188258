import 'server-only';
import { sessionUser } from '@/lib/auth/session.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address.ts';
import { AppError } from '@/lib/http/errors.ts';
import { authSecret } from '@/lib/secret.ts';
import { newVisitorId, readOperatorToken, readVisitorId } from './cookies.ts';

type Browser = {
  address: string;
  /** From the visitor cookie; a new one when the browser has none. */
  visitorId: string;
  /** Whether the browser must still be given its visitor cookie. */
  isNewVisitor: boolean;
  /** From the cookie of a browser that has used an operator link (operator.ts). */
  operatorToken?: string | undefined;
};

/** Who is asking. Identity comes from signed cookies only, never from a body or query. */
export type Actor = Browser & ({ kind: 'visitor' } | { kind: 'user'; user: User });

/** An actor who is signed in. */
export type UserActor = Extract<Actor, { kind: 'user' }>;

/** The actor of a request. */
export async function actorOf(request: Request): Promise<Actor> {
  const cookies = request.headers.get('cookie');
  const known = readVisitorId(cookies, await authSecret());
  const browser = {
    address: request.headers.get(CLIENT_ADDRESS_HEADER) ?? '0.0.0.0',
    visitorId: known ?? newVisitorId(),
    isNewVisitor: known === undefined,
    operatorToken: readOperatorToken(cookies),
  };
  const user = await sessionUser(request);
  return user ? { ...browser, kind: 'user', user } : { ...browser, kind: 'visitor' };
}

/** The actor's name in stored rows. */
export function actorKey(actor: Actor): string {
  return actor.kind === 'user' ? `user:${actor.user.id}` : `visitor:${actor.visitorId}`;
}

/** Names under which rows are the actor's: their own, and that of their browser before it signed in. */
export const actorKeys = (actor: Actor): string[] => [actorKey(actor), `visitor:${actor.visitorId}`];

/**
 * Lets only a signed-in actor on.
 * @throws AppError unauthenticated
 */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}

/**
 * Lets only the named user on; what a body or query says about identity is compared, never believed.
 * @throws AppError unauthenticated, forbidden
 */
export function requireSelf(actor: Actor, userId: string): UserActor {
  const self = requireUser(actor);
  if (self.user.id === userId) return self;
  throw new AppError('forbidden', 'You are not signed in as this user.');
}
