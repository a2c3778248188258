import { findPlatform } from '@/lib/backlinks/platforms/registry.ts';
import type { Credentials } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { PlatformClient } from '@/lib/backlinks/platforms/shared/platform.ts';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { startFakeDev } from '../fakes/devto/server.ts';
import type { FaultPlayer } from '../fakes/faults.ts';
import { startFakeGhost } from '../fakes/ghost/server.ts';
import { startFakeHashnode } from '../fakes/hashnode/server.ts';
import { startFakeMedium } from '../fakes/medium/server.ts';
import { startFakeWordPress } from '../fakes/wordpress/server.ts';
import { USERS } from '../fakes/wordpress/users.ts';
import { unstopped } from './posts.ts';
import { changeSettings } from './settings.ts';

/** A post as a fake stores it. */
type StoredPost = { id: string; title: string; isPublic: boolean };

/** A platform's fake, in terms of the contract. */
export type FakePlatform<Name extends PlatformName = PlatformName> = {
  name: Name;
  /** Credentials that the fake accepts. */
  credentials: Credentials<Name>;
  /** The same with a wrong secret. */
  wrong: Credentials<Name>;
  /** The secret part of each, which must never be shown or logged. */
  platformSecret: (credentials: Credentials<Name>) => string;
  /** Whether the platform names our address as canonical. */
  hasCanonical: boolean;
  server: { url: string; calls: unknown[]; faults: FaultPlayer; reset: () => void; close: () => Promise<unknown> };
  posts: () => StoredPost[];
};

const STARTS = {
  devto: startFakeDev,
  medium: startFakeMedium,
  hashnode: startFakeHashnode,
  ghost: startFakeGhost,
  wordpress: startFakeWordPress,
} as const satisfies Record<Exclude<PlatformName, 'custom'>, () => Promise<FakePlatform['server']>>;

export type FakeName = keyof typeof STARTS;

/** Every platform but custom, which needs a browser. */
export const FAKE_NAMES = Object.keys(STARTS) as FakeName[];

export type Fakes = { [Name in FakeName]: Awaited<ReturnType<(typeof STARTS)[Name]>> };

/** Starts the fakes of all platforms and points the settings at them. */
export async function startPlatforms(): Promise<Fakes> {
  const started = FAKE_NAMES.map(async (name) => [name, await STARTS[name]()] as const);
  const fakes = Object.fromEntries(await Promise.all(started)) as Fakes;
  const servers = Object.entries(fakes);
  // Platforms on many hosts have no such setting.
  for (const [name, { url }] of servers) changeSettings({ [`${name.toUpperCase()}_API_BASE`]: url });
  changeSettings({ OUTBOUND_ALLOW_HOSTS: servers.map(([, { url }]) => new URL(url).host).join(',') });
  return fakes;
}

const ZEROS = '0'.repeat(64);

const FAKE_PLATFORMS: { readonly [Name in FakeName]: (fakes: Fakes) => FakePlatform<Name> } = {
  devto: ({ devto: server }) => ({
    name: 'devto',
    server,
    credentials: { apiKey: server.apiKey },
    wrong: { apiKey: 'wrongKeyOfNobody' },
    platformSecret: ({ apiKey }) => apiKey,
    hasCanonical: true,
    posts: () => server.createdPosts().map(({ id, title, published }) => ({ id: `${id}`, title, isPublic: published })),
  }),
  medium: ({ medium: server }) => ({
    name: 'medium',
    server,
    credentials: { token: server.token },
    wrong: { token: 'wrongTokenOfNobody' },
    platformSecret: ({ token = '' }) => token,
    hasCanonical: true,
    posts: () =>
      server
        .createdPosts()
        .map(({ id, title, publishStatus }) => ({ id, title, isPublic: publishStatus === 'public' })),
  }),
  hashnode: ({ hashnode: server }) => ({
    name: 'hashnode',
    server,
    credentials: { token: server.token, host: server.host },
    wrong: { token: 'wrongTokenOfNobody', host: server.host },
    platformSecret: ({ token }) => token,
    hasCanonical: true,
    posts: () =>
      server.createdPosts().map(({ id, kind, input }) => ({ id, title: input.title, isPublic: kind === 'post' })),
  }),
  ghost: ({ ghost: server }) => ({
    name: 'ghost',
    server,
    credentials: { url: server.url, adminApiKey: server.adminApiKey },
    wrong: { url: server.url, adminApiKey: `${server.adminApiKey.split(':')[0]}:${ZEROS}` },
    platformSecret: ({ adminApiKey }) => adminApiKey.split(':')[1] ?? '',
    hasCanonical: true,
    posts: () => server.posts.map(({ id, title, status }) => ({ id, title, isPublic: status === 'published' })),
  }),
  wordpress: ({ wordpress: server }) => ({
    name: 'wordpress',
    server,
    credentials: { url: server.url, username: 'author', password: USERS.author.applicationPassword },
    wrong: { url: server.url, username: 'author', password: 'abcd efgh ijkl mnop qrst uvwx' },
    platformSecret: ({ password }) => password,
    hasCanonical: false,
    posts: () => server.posts.map(({ id, title, status }) => ({ id: `${id}`, title, isPublic: status === 'publish' })),
  }),
};

/** The named platform's fake. */
export function findFake(name: FakeName, fakes: Fakes): FakePlatform {
  // One name's credentials and platform belong together, which the type of a table cannot say.
  return FAKE_PLATFORMS[name](fakes) as unknown as FakePlatform;
}

/** A client of a platform, with the fake's credentials unless others are given. */
export function makeClient(
  { name, credentials }: FakePlatform,
  given: Credentials = credentials,
  signal = unstopped(),
): PlatformClient {
  return new (findPlatform(name))(given, signal);
}
