import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { sentence } from '@/lib/messages/catalogue.ts';
import { addressUnit } from './client-address.ts';
import { AppError } from './errors.ts';
import { databaseLimiter, type Limit, type Transaction } from './rate-limit-mutations.ts';

export const LIMITS = {
  program: { tries: 600, seconds: 60 },
  oauthClient: { tries: 60, seconds: 60 * 60 },
  login: { tries: 5, seconds: 15 * 60 },
  loginAddress: { tries: 20, seconds: 15 * 60 },
  loginAccount: { tries: 30, seconds: 15 * 60 },
  passkey: { tries: 60, seconds: 15 * 60 },
  /** A passkey's challenge works once. */
  challenge: { tries: 1, seconds: 5 * 60 },
  signUp: { tries: 10, seconds: 60 * 60 },
  mail: { tries: 5, seconds: 60 * 60 },
  token: { tries: 20, seconds: 60 * 60 },
  generate: { tries: 120, seconds: 10 * 60 },
  library: { tries: 400, seconds: 10 * 60 },
  outline: { tries: 30, seconds: 10 * 60 },
  interview: { tries: 60, seconds: 10 * 60 },
  section: { tries: 40, seconds: 10 * 60 },
  voiceRules: { tries: 20, seconds: 60 * 60 },
  avatar: { tries: 20, seconds: 60 * 60 },
  picture: { tries: 60, seconds: 60 * 60 },
  score: { tries: 120, seconds: 10 * 60 },
  publish: { tries: 60, seconds: 10 * 60 },
  pdf: { tries: 60, seconds: 10 * 60 },
  html: { tries: 120, seconds: 10 * 60 },
  export: { tries: 30, seconds: 10 * 60 },
  accountExport: { tries: 10, seconds: 60 * 60 },
  import: { tries: 30, seconds: 60 * 60 },
  importedBlogs: { tries: 500, seconds: 24 * 60 * 60 },
  check: { tries: 60, seconds: 10 * 60 },
  claims: { tries: 30, seconds: 10 * 60 },
  links: { tries: 20, seconds: 10 * 60 },
  domain: { tries: 30, seconds: 10 * 60 },
  webhook: { tries: 60, seconds: 10 * 60 },
  missingAddress: { tries: 60, seconds: 60 },
  report: { tries: 10, seconds: 60 * 60 },
  reportedBlog: { tries: 1, seconds: 24 * 60 * 60 },
  operatorMail: { tries: 30, seconds: 60 * 60 },
  subscription: { tries: 60, seconds: 10 * 60 },
  subscribe: { tries: 20, seconds: 60 * 60 },
  subscriber: { tries: 1, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

const makeLimiter = (name: LimitName, tx?: Transaction) => databaseLimiter(name, LIMITS[name], tx);

/** Subjects are hashed, so that the table does not reveal who tried. */
const limitKey = (subject: string) => createHash('sha256').update(subject).digest('base64url');

export const addressSubject = (address: string) => `address ${addressUnit(address)}`;

/** Counts one try for each subject; returns the most tries among them. @throws AppError too-many-requests */
export async function countTry(name: LimitName, subjects: readonly string[], tx?: Transaction): Promise<number> {
  const limiter = await makeLimiter(name, tx);
  let most = 0;
  for (const subject of subjects) {
    try {
      most = Math.max(most, (await limiter.consume(limitKey(subject))).consumedPoints);
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
      const headers = { 'Retry-After': `${seconds}` };
      throw new AppError('too-many-requests', sentence('accounts.tooManyTries'), { headers });
    }
  }
  return most;
}

/** Counts a try that anybody can cause; false if there were too many. */
export async function isWithinLimit(name: LimitName, subject: string, tx?: Transaction): Promise<boolean> {
  try {
    await countTry(name, [subject], tx);
    return true;
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    return false;
  }
}

export async function forgetTries(name: LimitName, subject: string): Promise<void> {
  await (await makeLimiter(name)).delete(limitKey(subject));
}

/** Gives one try back after a success that says nothing about the other tries. */
export async function giveBackTry(name: LimitName, subject: string): Promise<void> {
  await (await makeLimiter(name)).reward(limitKey(subject));
}
