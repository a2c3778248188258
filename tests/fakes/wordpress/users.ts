import type { IncomingHttpHeaders } from 'node:http';
import { RestError } from './rest-error.ts';

const CAPABILITIES = {
  administrator: ['read', 'edit_posts', 'upload_files', 'publish_posts', 'edit_others_posts'],
  author: ['read', 'edit_posts', 'upload_files', 'publish_posts'],
  contributor: ['read', 'edit_posts'],
  subscriber: ['read'],
} as const;

type Role = keyof typeof CAPABILITIES;

export type Capability = (typeof CAPABILITIES)[Role][number];

/** A user, with an application password as WordPress shows it. */
export type WordPressUser = { id: number; username: Role; loginPassword: string; applicationPassword: string };

export const USERS: Readonly<Record<Role, WordPressUser>> = Object.fromEntries(
  (Object.keys(CAPABILITIES) as Role[]).map((username, at) => [
    username,
    {
      id: at + 1,
      username,
      loginPassword: `login of ${username}`,
      applicationPassword: `abcd EFGH ${at}ijk LMNO pqr${at} STUV`,
    },
  ]),
) as Record<Role, WordPressUser>;

/** The user of a Basic header; WordPress treats a wrong password as signed out. */
export function findUser({ authorization = '' }: IncomingHttpHeaders): WordPressUser | undefined {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [username, ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const given = password.join(':').replace(/[^a-z\d]/gi, '');
  return Object.values(USERS).find(
    (user) => user.username === username && user.applicationPassword.replace(/[^a-z\d]/gi, '') === given,
  );
}

export function can(user: WordPressUser | undefined, capability: Capability): boolean {
  const capabilities: readonly Capability[] = user ? CAPABILITIES[user.username] : [];
  return capabilities.includes(capability);
}

/** WordPress's refusal: 401 for signed-out users, else 403. */
export function forbidden(user: WordPressUser | undefined, code: string) {
  return new RestError(user ? 403 : 401, code);
}

export function describeUser(user: WordPressUser | undefined, context: string | null) {
  if (!user) throw new RestError(401, 'rest_not_logged_in');
  const { id, username } = user;
  const shown = { id, name: username, slug: username };
  if (context !== 'edit') return shown;
  const capabilities = Object.fromEntries(CAPABILITIES[username].map((name) => [name, true]));
  return { ...shown, username, roles: [username], capabilities: { ...capabilities, [username]: true } };
}
