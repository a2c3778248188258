import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { expect, test } from 'vitest';
import { database } from '@/lib/db';
import { applyMigrations, pendingSchemaChanges } from '@/prisma/migrate';

test('the migrations make exactly what schema.prisma describes', async () => {
  const scratch = await PGlite.create();
  expect(await pendingSchemaChanges(new PrismaPGlite(scratch))).toBe('');
  await scratch.close();
});

test('a second run applies nothing', async () => {
  expect(await applyMigrations((await database()).adapter)).toEqual([]);
});

test('entries of one site under http, https and www become one, the furthest of them', async () => {
  const scratch = await PGlite.create();
  const folder = 'prisma/migrations';
  const names = (await readdir(folder)).filter((name) => /^\d/.test(name)).toSorted();
  const at = names.findIndex((name) => name.endsWith('posts_remembered'));
  const run = async (name: string) =>
    scratch.exec(await readFile(`${folder}/${name}/migration.sql`, 'utf8'));
  for (const name of names.slice(0, at)) await run(name);
  await scratch.exec(`
    INSERT INTO users (id, email, slug, updated_at) VALUES ('u', 'u@a.example', 'u', now());
    INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style, updated_at)
      VALUES ('b', 't', 'english', 'small', 't', 'i', '[]', 'c', 'model', 'classic', now());
    INSERT INTO backlinks (id, blog_id, user_id, platform, target, status, visibility, platform_url, updated_at) VALUES
      ('1', 'b', 'u', 'ghost', 'http://www.blog.example/news', 'failed', 'public', NULL, now()),
      ('2', 'b', 'u', 'ghost', 'https://blog.example/news', 'success', 'public', 'https://blog.example/1', now()),
      ('3', 'b', 'u', 'devto', 'dev.to', 'success', 'public', 'https://dev.to/a/1', now());`);
  await run(names[at] ?? '');
  const { rows } = await scratch.query(
    'SELECT id, target, posted_as, posted_at = created_at AS is_dated FROM backlinks ORDER BY id',
  );
  expect(rows).toEqual([
    { id: '2', target: 'blog.example/news', posted_as: 'public', is_dated: true },
    { id: '3', target: 'dev.to', posted_as: 'public', is_dated: true },
  ]);
  await scratch.close();
});
