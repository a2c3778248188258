import { inEnglish } from '@/lib/messages/catalogue.ts';
import 'server-only';
import { headers } from 'next/headers';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import { siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { PROTECTED_RESOURCE_PATH } from '@/lib/routes.ts';
import { authSecret } from '@/lib/secret.ts';
import { noteUse } from './mutations.ts';
import { findAccess } from './queries.ts';
import { newVisitorId, readOperatorToken, readVisitorId, sessionUser } from './session.ts';

type Browser = { address: string; visitorId: string; isNewVisitor: boolean; operatorToken?: string | undefined };

/** The key or OAuth connection with which a program acts for a user. */
type Access = { id: string; name: string; scopes: readonly Scope[] };

/** The requester. Identity comes from signed cookies or a program's token only, never from a body or query. */
export type Actor = Browser & ({ kind: 'visitor' } | { kind: 'user'; user: User; access?: Access });

export type UserActor = Extract<Actor, { kind: 'user' }>;

/** The secret in an Authorization header, also a malformed or empty one; undefined with another scheme or none. */
const bearerToken = (header: string | null): string | undefined => /^bearer(?:\s+|$)(.*)$/i.exec(header ?? '')?.[1];

/** A refusal that tells an OAuth client where to get a token (RFC 6750, RFC 9728). */
export function tokenRefusal(message: string, parameters: Record<string, string> = {}): AppError {
  const named = { ...parameters, resource_metadata: `${siteUrl()}${PROTECTED_RESOURCE_PATH}` };
  const challenge = Object.entries(named).map(([name, value]) => `${name}="${value}"`);
  const headers = { 'WWW-Authenticate': `Bearer ${challenge.join(', ')}` };
  return new AppError(parameters.error === 'insufficient_scope' ? 'forbidden' : 'unauthenticated', message, {
    headers,
  });
}

/** @throws AppError unauthenticated when the token is unknown, revoked or expired */
async function programActor(request: Request, secret: string): Promise<UserActor> {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? '0.0.0.0';
  const found = await findAccess(secret);
  if (!found) throw tokenRefusal('This key or token is not valid. It may be revoked or expired.', INVALID_TOKEN);
  await noteUse(found);
  const { user, id, name, scopes } = found;
  return { kind: 'user', user, access: { id, name, scopes }, address, visitorId: newVisitorId(), isNewVisitor: false };
}

const INVALID_TOKEN = { error: 'invalid_token' };

export async function readActor(request: Request): Promise<Actor> {
  const secret = bearerToken(request.headers.get('authorization'));
  if (secret !== undefined) return programActor(request, secret);
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

export const isProgram = (actor: Actor): boolean => actor.kind === 'user' && actor.access !== undefined;

export const actorKey = (actor: Actor): string =>
  actor.kind === 'user' ? `user:${actor.user.id}` : `visitor:${actor.visitorId}`;

/** Keys of the actor's rows: their own, and their browser's from before sign-in. */
export const actorKeys = (actor: Actor): string[] => [actorKey(actor), `visitor:${actor.visitorId}`];

export function requireUser(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new AppError('unauthenticated', sentence('accounts.signInFirst'));
}

/**
 * Requires what a program needs the user's permission for; a person may do it anyway.
 * @throws AppError forbidden
 */
export function requireScope(actor: Actor, scope: Scope): void {
  if (actor.kind !== 'user' || !actor.access || actor.access.scopes.includes(scope)) return;
  const label = inEnglish(`programs.scopes.${scope}.label`);
  const message = `This needs the scope “${scope}” (${label}), which this key or connection does not have.`;
  throw tokenRefusal(message, { error: 'insufficient_scope', scope });
}

/**
 * Who can see an actor's new blogs; undefined: as the account says. Programs write drafts unless they ask.
 * @throws AppError forbidden when a program without the scope `publish` asks for more
 */
export function newVisibility(actor: Actor, asked?: BlogVisibility): BlogVisibility | undefined {
  if (asked && asked !== 'draft') requireScope(actor, 'publish');
  return asked ?? (isProgram(actor) ? 'draft' : undefined);
}

/** Requires this user: ids in input are compared, never trusted. @throws AppError unauthenticated, forbidden */
export function requireSelf(actor: Actor, userId: string): UserActor {
  const self = requireUser(actor);
  if (self.user.id === userId) return self;
  throw new AppError('forbidden', sentence('accounts.notThisUser'));
}

/** The actor of a page request. Public pages are rendered without cookies (docs/decisions/0040). Pages are for people. */
export async function pageActor(): Promise<Actor> {
  const sent = await headers();
  const isProgram = bearerToken(sent.get('authorization')) !== undefined;
  return readActor(new Request(siteUrl(), { headers: isProgram ? {} : sent }));
}
