import 'server-only';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import type { Actor } from './actor.ts';
import { deleteOperatorToken, hashToken, OPERATOR_SECONDS, redeemOperatorCode } from './mutations.ts';
import { isOperatorToken } from './queries.ts';
import { operatorCookieHeader } from './session.ts';

const hasOperatorEmail = (actor: Actor): boolean =>
  actor.kind === 'user' &&
  actor.user.emailVerified !== null &&
  env().OPERATOR_EMAILS.includes(actor.user.email.toLowerCase());

export async function isOperator(actor: Actor): Promise<boolean> {
  const { operatorToken } = actor;
  return hasOperatorEmail(actor) || (operatorToken !== undefined && isOperatorToken(hashToken(operatorToken)));
}

export async function requireOperator(actor: Actor): Promise<void> {
  // The account's limits are those of its programs, its rights over the site are not.
  const isProgram = actor.kind === 'user' && actor.access !== undefined;
  if (isProgram || !(await isOperator(actor))) throw new AppError('forbidden', sentence('operatorEntry.forbidden'));
}

/** Redeems an operator link's code; an operator's browser leaves it unused. Returns a Set-Cookie header, if needed. */
export async function enterAsOperator(actor: Actor, code: string): Promise<string | null> {
  if (await isOperator(actor)) return null;
  const token = await redeemOperatorCode(code);
  if (token === null) throw new AppError('forbidden', sentence('operatorEntry.dead.text'));
  return operatorCookieHeader(token, OPERATOR_SECONDS);
}

export async function leaveAsOperator(actor: Actor): Promise<string> {
  await requireOperator(actor);
  const { operatorToken } = actor;
  if (operatorToken !== undefined) await deleteOperatorToken(operatorToken);
  return operatorCookieHeader('', 0);
}
