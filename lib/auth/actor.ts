import 'server-only';
import { headers } from 'next/headers';
import { siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address.ts';
import { AppError } from '@/lib/http/errors.ts';
import { authSecret } from '@/lib/secret.ts';
import { newVisitorId, readOperatorToken, readVisitorId, sessionUser } from './session.ts';

type Browser = { address: string; visitorId: string; isNewVisitor: boolean; operatorToken?: string | undefined };

/** The requester. Identity comes from signed cookies only, never from a body or query. */
export type Actor = Browser & ({ kind: 'visitor' } | { kind: 'user'; user: User });

export type UserActor = Extract<Actor, { kind: 'user' }>;

export async function readActor(request: Request): Promise<Actor> {
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

export const actorKey = (actor: Actor): string =>
  actor.kind === 'user' ? `user:${actor.user.id}` : `visitor:${actor.visitorId}`;

/** Keys of the actor's rows: their own, and their browser's from before sign-in. */
export const actorKeys = (actor: Actor): string[] => [actorKey(actor), `visitor:${actor.visitorId}`];

export function requireUser(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', 'Please sign in to continue.');
}

/** Requires this user: ids in input are compared, never trusted. @throws AppError unauthenticated, forbidden */
export function requireSelf(actor: Actor, userId: string): UserActor {
  const self = requireUser(actor);
  if (self.user.id === userId) return self;
  throw new AppError('forbidden', 'You are not signed in as this user.');
}

/** The actor of a page request. Public pages are rendered without cookies (docs/decisions/0040). */
export const pageActor = async (): Promise<Actor> => readActor(new Request(siteUrl(), { headers: await headers() }));
