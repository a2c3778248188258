import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { POST as check } from '@/app/api/backlinks/check/route.ts';
import { db } from '@/lib/database/db.ts';
import { log } from '@/lib/log.ts';
import { startFakeDev } from '../../fakes/devto/server.ts';
import type { Fault } from '../../fakes/faults.ts';
import { startFakeGhost } from '../../fakes/ghost/server.ts';
import { startFakeHashnode } from '../../fakes/hashnode/server.ts';
import { startFakeMedium } from '../../fakes/medium/server.ts';
import { startFakeTelegraph } from '../../fakes/telegraph/server.ts';
import { startFakeWordPress } from '../../fakes/wordpress/server.ts';
import { ownerWithBlog, submitBlog, workOn } from '../../support/backlinks.ts';
import { post } from '../../support/requests.ts';

process.env.LOG_LEVEL = 'trace';

const PASSWORD = 'Zq4w t7Kp 9xLm B2vN c8Rj 5sHd';
const FAULTS: Fault[] = ['401', '403', '422', '429', '500', 'html-200', 'reset-after-201'];

const lines: string[] = [];

async function startAll() {
  const [devto, medium, hashnode, ghost, telegraph, wordpress] = await Promise.all([
    startFakeDev(),
    startFakeMedium(),
    startFakeHashnode(),
    startFakeGhost(),
    startFakeTelegraph(),
    startFakeWordPress(),
  ]);
  return { devto, medium, hashnode, ghost, telegraph, wordpress };
}

let fakes: Awaited<ReturnType<typeof startAll>>;

beforeAll(async () => {
  fakes = await startAll();
  Object.assign(process.env, {
    DEVTO_API_BASE: fakes.devto.url,
    MEDIUM_API_BASE: fakes.medium.url,
    HASHNODE_API_BASE: fakes.hashnode.url,
    TELEGRAPH_API_BASE: fakes.telegraph.url,
    OUTBOUND_ALLOW_HOSTS: Object.values(fakes)
      .map(({ url }) => new URL(url).host)
      .join(','),
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const stream = Object.getOwnPropertySymbols(log()).find((key) => String(key).includes('stream'));
  const destination = (log() as unknown as Record<symbol, { write: (line: string) => void }>)[stream as symbol];
  vi.spyOn(destination as { write: (line: string) => void }, 'write').mockImplementation((line) => {
    lines.push(line);
  });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all(Object.values(fakes).map((fake) => fake.close()));
});

/** Credentials of every platform that has some, with the secrets among them. */
function accounts() {
  const { devto, medium, hashnode, ghost, wordpress } = fakes;
  return [
    { platform: 'devto', credentials: { apiKey: devto.apiKey }, secret: devto.apiKey, fake: devto },
    { platform: 'medium', credentials: { token: medium.token }, secret: medium.token, fake: medium },
    {
      platform: 'hashnode',
      credentials: { token: hashnode.token, host: hashnode.host },
      secret: hashnode.token,
      fake: hashnode,
    },
    {
      platform: 'ghost',
      credentials: { url: ghost.url, adminApiKey: ghost.adminApiKey },
      secret: ghost.adminApiKey,
      fake: ghost,
    },
    {
      platform: 'wordpress',
      credentials: { url: wordpress.url, username: 'editor', password: PASSWORD },
      secret: PASSWORD,
      fake: wordpress,
    },
    {
      platform: 'telegraph',
      credentials: { authorName: 'Ann' },
      secret: 'its-token-is-looked-for-below',
      fake: fakes.telegraph,
    },
  ];
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const prisma = await db();
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const rows = await Promise.all(
    tables.map(({ name }) => prisma.$queryRawUnsafe(`SELECT t::text AS row FROM "${name}" t`)),
  );
  return JSON.stringify(rows);
}

const spellings = (secret: string) => [
  secret,
  secret.replaceAll(' ', ''),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

test('neither database nor logs hold a secret after every kind of outcome', { timeout: 120_000 }, async () => {
  const secrets: string[] = [];
  const misuse = async ({ platform, credentials, secret, fake }: ReturnType<typeof accounts>[number]) => {
    secrets.push(secret);
    for (const fault of FAULTS) {
      fake.faults.next(fault);
      const owner = await ownerWithBlog();
      await submitBlog(owner, { platform, credentials, remember: true });
      await workOn(owner);
    }
    const { headers } = await ownerWithBlog();
    fake.faults.next('401', 'read');
    await check(post('/api/backlinks/check', { platform, credentials }, headers));
  };
  await Promise.all(accounts().map(misuse));
  secrets.push(...fakes.telegraph.pages.map(({ accessToken }) => accessToken));
  const [rows, logged] = [await dump(), lines.join('\n')];
  expect(rows).toContain('devto');
  expect(logged).toContain('not published');
  for (const spelling of secrets.flatMap(spellings)) {
    expect(rows).not.toContain(spelling);
    expect(logged).not.toContain(spelling);
  }
});
