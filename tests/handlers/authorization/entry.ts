import type { User } from '@/lib/generated/prisma/client.ts';

/**
 * Who may use each route. A route without an entry fails the suite.
 *
 * - public: anyone; says nothing about a user and changes nothing of theirs
 * - signed-in: acts on the session's user only, so that there is no id to forge
 * - self: names a user, who must be the session's
 * - actor: acts on what the session's user or the cookie's visitor began; what others began does not exist for them
 * - owner: names a blog, whose owner must be the session's user
 * - operator: only the operator; refused for everybody else
 * - signed: comes from another service, which proves itself by a signature (webhook.test.ts)
 */
export type Access = 'public' | 'signed-in' | 'self' | 'actor' | 'owner' | 'operator' | 'signed';

/** One route of the table. */
export type Entry = {
  access: Access;
  /** The request that user A sends with user B's id (self), or that a signed-out visitor sends. */
  request: (victim: User, headers: Record<string, string>) => Request;
  params?: (victim: User) => Record<string, string>;
};

/** The id of the one blog that every victim has. */
export const blogOf = (user: User) => `blog-of-${user.id}`;

/** The id of the one batch that every victim has. */
export const batchOf = (user: User) => `batch-of-${user.id}`;

/** The id of the one run that every victim has. */
export const runOf = (user: User) => `run-of-${user.id}`;
