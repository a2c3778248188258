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

/** A database as it was before a migration, and what applies that one. */
async function databaseBefore(migration: string) {
  const scratch = await PGlite.create();
  const folder = 'prisma/migrations';
  const names = (await readdir(folder)).filter((name) => /^\d/.test(name)).toSorted();
  const at = names.findIndex((name) => name.endsWith(`_${migration}`));
  const run = async (name: string) =>
    scratch.exec(await readFile(`${folder}/${name}/migration.sql`, 'utf8'));
  for (const name of names.slice(0, at)) await run(name);
  return { scratch, apply: () => run(names[at] ?? '') };
}

test('entries of one site under http, https and www become one, the furthest of them', async () => {
  const { scratch, apply } = await databaseBefore('posts_remembered');
  await scratch.exec(`
    INSERT INTO users (id, email, slug, updated_at) VALUES ('u', 'u@a.example', 'u', now());
    INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style, updated_at)
      VALUES ('b', 't', 'english', 'small', 't', 'i', '[]', 'c', 'model', 'classic', now());
    INSERT INTO backlinks (id, blog_id, user_id, platform, target, status, visibility, platform_url, updated_at) VALUES
      ('1', 'b', 'u', 'ghost', 'http://www.blog.example/news', 'failed', 'public', NULL, now()),
      ('2', 'b', 'u', 'ghost', 'https://blog.example/news', 'success', 'public', 'https://blog.example/1', now()),
      ('3', 'b', 'u', 'devto', 'dev.to', 'success', 'public', 'https://dev.to/a/1', now());`);
  await apply();
  const { rows } = await scratch.query(
    'SELECT id, target, posted_as, posted_at = created_at AS is_dated FROM backlinks ORDER BY id',
  );
  expect(rows).toEqual([
    { id: '2', target: 'blog.example/news', posted_as: 'public', is_dated: true },
    { id: '3', target: 'dev.to', posted_as: 'public', is_dated: true },
  ]);
  await scratch.close();
});

test('names the writers of stored blogs anew: with sources a digest, without them a brief', async () => {
  const { scratch, apply } = await databaseBefore('blog_writer_kinds');
  const insert = (id: string, writer: string, sources: string, editedAt: string | null = null) =>
    scratch.query(
      `INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, style,
         updated_at, writer, sources, edited_at)
       VALUES ($1, '', 'english', 'small', '', '', '[]', '', 'retro', now(), $2, $3, $4)`,
      [id, writer, sources, editedAt],
    );
  const sources = '[{"number":1,"url":"https://a.example/","title":"A"}]';
  await insert('cited', 'built-in', sources);
  await insert('uncited', 'built-in', '[]');
  await insert('edited', 'built-in', '[]', '2026-11-20');
  await insert('modelled', 'model', '[]');
  await insert('featured', 'person', '[]');
  await apply();
  const { rows } = await scratch.query('SELECT id, writer FROM blogs ORDER BY id');
  expect(rows).toEqual([
    { id: 'cited', writer: 'digest' },
    { id: 'edited', writer: 'brief' },
    { id: 'featured', writer: 'person' },
    { id: 'modelled', writer: 'model' },
    { id: 'uncited', writer: 'brief' },
  ]);
  await scratch.close();
});
