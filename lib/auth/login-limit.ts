import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressSubject, countTry, forgetTries, giveBackTry } from '@/lib/http/rate-limit.ts';

/** Wrong passwords from unknown browsers before an account's logins are delayed. */
const UNDELAYED_TRIES = 5;

/** Added delay per further attempt, in ms. */
const WAIT_STEP_MS = 1000;

/** A login attempt. */
export type LoginTry = {
  email: string;
  address: string;
  /** The browser, if known to the account. */
  device: string | undefined;
};

const account = ({ email }: LoginTry) => `account ${email}`;

/** Subject with its own five attempts: a known browser, else account and address. */
const ownSubject = (attempt: LoginTry) =>
  attempt.device ? `device ${attempt.device}` : `${account(attempt)} ${addressSubject(attempt.address)}`;

/** Delay of an account's nth attempt, in ms. It grows, so that parallel attempts are answered one after the other. */
export const loginDelay = (tries: number) => Math.max(0, tries - UNDELAYED_TRIES) * WAIT_STEP_MS;

/**
 * Counts a login attempt before its password is checked, and delays it if the account is attacked from many addresses
 * (docs/decisions/0018).
 * @throws AppError too-many-requests
 */
export async function countLogin(attempt: LoginTry): Promise<void> {
  await countTry('login', [ownSubject(attempt)]);
  if (attempt.device) return;
  await countTry('loginAddress', [addressSubject(attempt.address)]);
  const tries = await countTry('loginAccount', [account(attempt)]);
  await sleep(loginDelay(tries));
}

/** Undoes countLogin after a correct password. */
export async function uncountLogin(attempt: LoginTry): Promise<void> {
  await forgetTries('login', ownSubject(attempt));
  if (attempt.device) return;
  await giveBackTry('loginAddress', addressSubject(attempt.address));
  await giveBackTry('loginAccount', account(attempt));
}
