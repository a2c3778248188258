import 'server-only';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import type { Actor } from './actor.ts';
import { operatorCookieHeader } from './cookies.ts';
import { deleteOperatorToken, OPERATOR_SECONDS, operatorHash, redeemOperatorCode } from './operator-mutations.ts';
import { isOperatorToken } from './queries.ts';

/** Who the operator is: whoever runs the product (docs/decisions/0104). */

function hasOperatorEmail(actor: Actor): boolean {
  if (actor.kind !== 'user' || actor.user.emailVerified === null) return false;
  return env().OPERATOR_EMAILS.includes(actor.user.email.toLowerCase());
}

/** Whether an actor is the operator: by the link that their browser has used, or by a verified address of OPERATOR_EMAILS. */
export async function isOperator(actor: Actor): Promise<boolean> {
  if (hasOperatorEmail(actor)) return true;
  const { operatorToken } = actor;
  return operatorToken !== undefined && isOperatorToken(operatorHash(operatorToken));
}

/**
 * Lets only the operator on.
 * @throws AppError forbidden
 */
export async function requireOperator(actor: Actor): Promise<void> {
  if (await isOperator(actor)) return;
  throw new AppError('forbidden', OPERATOR_MESSAGES.forbidden);
}

/**
 * Makes a browser the operator's by the code of a link. One that is the operator's already leaves the code unused, so
 * that a link may be opened twice.
 * @returns the Set-Cookie header; null where none is needed
 * @throws AppError forbidden when the code is unknown, used or expired
 */
export async function enterAsOperator(actor: Actor, code: string): Promise<string | null> {
  if (await isOperator(actor)) return null;
  const token = await redeemOperatorCode(code);
  if (token === null) throw new AppError('forbidden', OPERATOR_MESSAGES.deadLink);
  return operatorCookieHeader(token, OPERATOR_SECONDS);
}

/**
 * Takes the rights of a link from a browser.
 * @returns the Set-Cookie header
 * @throws AppError forbidden
 */
export async function leaveAsOperator(actor: Actor): Promise<string> {
  await requireOperator(actor);
  const { operatorToken } = actor;
  if (operatorToken !== undefined) await deleteOperatorToken(operatorToken);
  return operatorCookieHeader('', 0);
}
