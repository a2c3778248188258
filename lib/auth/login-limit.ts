import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressSubject, countTry, forgetTries, giveBackTry } from '@/lib/http/rate-limit.ts';

/** Wrong passwords from unknown browsers that an account takes before the next ones have to wait. */
const PROMPT_TRIES = 5;

/** How much longer each further try waits than the one before, in milliseconds. */
const WAIT_STEP_MS = 1000;

/** Who tries to sign in to which account. */
export type LoginTry = {
  email: string;
  address: string;
  /** The browser, where the account was signed in to before. */
  device: string | undefined;
};

const account = ({ email }: LoginTry) => `account ${email}`;

/** What has five tries of its own: a known browser, else the account as tried from one address. */
const ownSubject = (attempt: LoginTry) =>
  attempt.device ? `device ${attempt.device}` : `${account(attempt)} ${addressSubject(attempt.address)}`;

/**
 * Counts a try to sign in before its password is checked, and lets it wait where the account is being guessed at from
 * many addresses (docs/decisions/0018).
 * @throws AppError too-many-requests
 */
export async function countLogin(attempt: LoginTry): Promise<void> {
  await countTry('login', [ownSubject(attempt)]);
  if (attempt.device) return;
  await countTry('loginAddress', [addressSubject(attempt.address)]);
  const tries = await countTry('loginAccount', [account(attempt)]);
  // The waits grow, so that tries made at the same moment are answered one after the other, too.
  if (tries > PROMPT_TRIES) await sleep((tries - PROMPT_TRIES) * WAIT_STEP_MS);
}

/** Takes back what countLogin counted: the password was right. */
export async function forgiveLogin(attempt: LoginTry): Promise<void> {
  await forgetTries('login', ownSubject(attempt));
  if (attempt.device) return;
  await giveBackTry('loginAddress', addressSubject(attempt.address));
  await giveBackTry('loginAccount', account(attempt));
}
