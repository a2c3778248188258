import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startApp } from '../../e2e/support/app-server.ts';
import { siteClient } from '../nginx/site-client.ts';
import { breakingStatements } from '../support/breaking-statements.ts';
import { cleanEnvironment } from '../support/clean-environment.ts';
import { eventually } from '../support/eventually.ts';
import { startSharedDatabase } from '../support/shared-database.ts';

/** What the next version adds: a required column, a table that a trigger fills, an enum value, another trigger function. */
const MIGRATION = `
  ALTER TYPE style ADD VALUE 'baroque';
  ALTER TABLE blogs ADD COLUMN mood text NOT NULL DEFAULT 'calm';
  CREATE TABLE moods (blog_id text PRIMARY KEY, changes integer NOT NULL);
  ALTER TABLE moods ADD CONSTRAINT moods_blog FOREIGN KEY (blog_id) REFERENCES blogs (id) ON DELETE CASCADE;
  CREATE FUNCTION count_mood() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO moods VALUES (NEW.id, 0) ON CONFLICT (blog_id) DO UPDATE SET changes = moods.changes + 1;
    RETURN NULL; END $$;
  CREATE TRIGGER count_mood AFTER INSERT OR UPDATE ON blogs FOR EACH ROW EXECUTE FUNCTION count_mood();
  CREATE OR REPLACE FUNCTION notify_of_blog() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_notify('changes', 'blog:' || COALESCE(NEW.id, OLD.id)), pg_notify('changes', 'blogs'),
      pg_notify('changes', 'mood:' || COALESCE(NEW.id, OLD.id));
    IF NEW.user_id IS NOT NULL THEN PERFORM pg_notify('changes', 'blogs-of:' || NEW.user_id); END IF;
    IF OLD.user_id IS NOT NULL AND OLD.user_id IS DISTINCT FROM NEW.user_id THEN
      PERFORM pg_notify('changes', 'blogs-of:' || OLD.user_id); END IF;
    RETURN NULL; END $$;`;

const run = promisify(execFile);
const NODE = ['--disable-warning=ExperimentalWarning'];
const STANDALONE = path.resolve('.next/standalone');

/** The standalone folder with one more migration: links to its parts, and migrations of its own. */
async function makeNextVersion(): Promise<string> {
  await run(process.execPath, [...NODE, 'lib/server/standalone.ts']);
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-next-version-'));
  const parts = (await readdir(STANDALONE)).filter((part) => part !== 'prisma');
  for (const part of parts) await symlink(path.join(STANDALONE, part), path.join(folder, part));
  await cp(path.join(STANDALONE, 'prisma'), path.join(folder, 'prisma'), { recursive: true });
  await mkdir(path.join(folder, 'prisma/migrations/20990101000000_mood'));
  await writeFile(path.join(folder, 'prisma/migrations/20990101000000_mood/migration.sql'), MIGRATION);
  return folder;
}

type Site = ReturnType<typeof siteClient> & { version: string };

const MINUTE_MS = 60_000;

/** Clients of all running versions in turn, until `stop`; `outcomes` has each kind of result once. */
async function startLoad(sites: Site[]) {
  const outcomes = new Set<string>();
  const counts = { reads: 0, edits: 0, generations: 0 };
  const { cookie, id: read } = await (sites[0] as Site).newWriter();
  const rounds = new Set<Promise<string>>();
  let isOver = false;

  /** @param act answers with a status, or with what it found wrong */
  const repeat = async (what: keyof typeof counts, pause: number, act: (from: Site, to: Site) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      const [from, to] = [turn, turn + 1].map((each) => sites[each % sites.length]) as [Site, Site];
      const round = act(from, to).then(String, String);
      rounds.add(round);
      outcomes.add(`${what} of ${from.version}: ${await round}`);
      rounds.delete(round);
      counts[what] += 1;
      await sleep(pause);
    }
  };

  const edit = (id: string, owner: string) => async (from: Site, to: Site) => {
    const known = await from.send(`/api/blogs/${id}`, { headers: { cookie: owner } });
    const { content, updatedAt } = JSON.parse(known.body.toString());
    const { intro, conclusion, sections } = content;
    const texts = sections.map((each: { heading: string; content: string }) => ({
      heading: each.heading,
      content: each.content,
    }));
    const title = `Tea ${randomUUID()}`;
    const text = { title, intro, conclusion, sections: texts, basedOn: updatedAt };
    const { status } = await from.write(`/api/blogs/${id}`, 'PUT', text, owner);
    const seen = await to.send(`/api/blogs/${id}`, { headers: { cookie: owner } });
    if (JSON.parse(seen.body.toString()).content.title !== title) return `${to.version} reads the earlier title`;
    // The page is cached, and dropped when the notification arrives.
    await eventually(async () => expect((await to.send(`/share/${id}`)).body.toString()).toContain(title));
    return status;
  };

  const generate = async (from: Site, to: Site) => {
    const written = await from.write('/api/blogs/generate', 'POST', { topic: 'Tea', length: 'small' }, cookie);
    const { id } = JSON.parse(written.body.toString());
    return `${written.status} ${(await to.send(`/share/${id}`)).status}`;
  };

  const writers = await Promise.all([1, 2, 3].map(() => (sites[0] as Site).newWriter()));
  const load = [
    ...[1, 2].map(() =>
      repeat('reads', 50, async (from) => (await from.send(`/api/blogs/${read}?reader=${randomUUID()}`)).status),
    ),
    ...writers.map((writer) => repeat('edits', 200, edit(writer.id, writer.cookie))),
    repeat('generations', 1000, generate),
  ];
  const stop = async () => {
    isOver = true;
    await Promise.all(load);
    return { outcomes: [...outcomes].toSorted(), counts };
  };
  /** Resolves when no request of the current rounds is under way. */
  const drain = () => Promise.all(rounds);
  return { drain, stop };
}

test('two versions serve and write on one database for a minute, without an error', async () => {
  expect(await breakingStatements(MIGRATION)).toEqual([]);
  const database = await startSharedDatabase();
  const settings = { ...database.settings, FREE_BLOG_LIMIT: 'unlimited', LOG_LEVEL: 'error' };
  const old = await startApp(settings);
  const sites: Site[] = [{ version: 'old', ...siteClient(() => old.url) }];
  const folder = await makeNextVersion();
  const load = await startLoad(sites);

  const env = cleanEnvironment(settings);
  const { stdout } = await run(process.execPath, [...NODE, 'lib/server/migrate.ts'], { cwd: folder, env });
  expect(stdout).toBe('Applied 20990101000000_mood\n');
  const next = await startApp(settings, folder);
  sites.push({ version: 'next', ...siteClient(() => next.url) });
  await sleep(MINUTE_MS);
  // The old version restarts on the new database, as an evicted pod does.
  sites.shift();
  await load.drain();
  await old.end();
  await old.restart();
  await old.end();
  const { outcomes, counts } = await load.stop();

  expect(outcomes).toEqual([
    ...['edits of next: 200', 'edits of old: 200', 'generations of next: 200 200', 'generations of old: 200 200'],
    ...['reads of next: 200', 'reads of old: 200'],
  ]);
  const { rows } = await database.query('SELECT sum(changes)::int AS changes FROM moods');
  expect(rows[0].changes).toBeGreaterThan(counts.edits / 2);
  // Background tasks report what the database refuses as a PrismaClient…Error.
  expect(`${old.output()}${next.output()}`).not.toContain('PrismaClient');
  await Promise.all([old.stop(), next.stop()]);
  await database.stop();
  await rm(folder, { recursive: true });
}, 900_000);
