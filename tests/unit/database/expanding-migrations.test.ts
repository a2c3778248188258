import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingStatements } from '../../support/breaking-statements.ts';

const read = (name: string) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');

/** The last migration from before the rule. */
const LAST_FREE = '20261130071732_report_language';

test('migrations only add, unless their name says contract', async () => {
  const bound = readdirSync('prisma/migrations').filter((name) => /^\d+_(?!contract_)/.test(name) && name > LAST_FREE);
  const breaking = await Promise.all(bound.map((name) => breakingStatements(read(name))));
  expect(breaking.flat()).toEqual([]);
});

test.each([
  'ALTER TABLE "blogs" DROP COLUMN "locale"',
  'ALTER TABLE "blogs" RENAME COLUMN "locale" TO "tag"',
  'ALTER TABLE "blogs" RENAME TO "posts"',
  'ALTER TABLE "blogs" ADD COLUMN "subtitle" TEXT NOT NULL',
  'ALTER TABLE "blogs" ADD COLUMN "subtitle" TEXT NOT NULL DEFAULT NULL',
  'ALTER TABLE "blogs" ADD COLUMN "subtitle" TEXT NOT NULL DEFAULT NULL::TEXT',
  'ALTER TABLE "blogs" ADD COLUMN "number" INT PRIMARY KEY',
  'ALTER TABLE "blogs" ADD COLUMN "number" INT UNIQUE',
  'ALTER TABLE "blogs" ADD COLUMN "number" INT CHECK (series_part > 0)',
  'ALTER TABLE "blogs" ADD COLUMN "parent" TEXT REFERENCES "blogs"("id")',
  'ALTER TABLE "notes" ADD COLUMN "blog_id" TEXT REFERENCES "blogs"("id")',
  'CREATE TABLE "replies" ("blog_id" TEXT REFERENCES "blogs"("id"))',
  'CREATE TABLE "replies" ("blog_id" TEXT, FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE RESTRICT)',
  'ALTER TABLE "blogs" ALTER COLUMN "tags" SET DEFAULT NULL',
  'ALTER TABLE "blogs" ALTER COLUMN "locale" SET NOT NULL',
  'ALTER TABLE "blogs" ALTER COLUMN "locale" DROP NOT NULL',
  'ALTER TABLE "blogs" ALTER COLUMN "tags" DROP DEFAULT',
  'ALTER TABLE "blogs" ALTER COLUMN "series_part" TYPE TEXT',
  'ALTER TABLE "blogs" ADD CONSTRAINT "short" CHECK (length(title) < 80)',
  'ALTER TABLE "blogs" ADD CONSTRAINT "one_title" UNIQUE (title)',
  'CREATE UNIQUE INDEX "one_title" ON "blogs"("title")',
  `ALTER TYPE "style" RENAME VALUE 'retro' TO 'old'`,
  'DROP TABLE "reports"',
  'DROP TYPE "style"',
  'DROP TRIGGER "write_messages_insert" ON blogs',
  `UPDATE blogs SET title = 'ä'`,
  'DELETE FROM blogs',
  'DO $$ BEGIN PERFORM 1; END $$',
])('refuses %s', async (statement) => {
  expect(await breakingStatements(`-- Längst\nCREATE TABLE "notes" ();\n${statement};`)).toEqual([statement]);
});

test('refuses a new required column once its default is dropped, and new rows that forbid a deletion', async () => {
  const dropped = 'ALTER TABLE "blogs" ALTER COLUMN "subtitle" DROP DEFAULT';
  expect(
    await breakingStatements(`ALTER TABLE "blogs" ADD COLUMN "subtitle" TEXT NOT NULL DEFAULT ''; ${dropped}`),
  ).toEqual([dropped]);
  const restricted = 'ALTER TABLE "notes" ADD CONSTRAINT "of" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id")';
  expect(await breakingStatements(`CREATE TABLE "notes" ("blog_id" TEXT); ${restricted}`)).toEqual([restricted]);
});

test('takes what only adds', async () => {
  const migration = `
    CREATE TYPE "tone" AS ENUM ('dry');
    ALTER TYPE "style" ADD VALUE 'baroque';
    ALTER TABLE "blogs" ADD COLUMN "subtitle" TEXT NOT NULL DEFAULT '', ADD COLUMN "note_id" TEXT;
    ALTER TABLE "blogs" ALTER COLUMN "tags" SET DEFAULT '{}';
    UPDATE "blogs" SET "subtitle" = upper("title");
    CREATE TABLE "notes" ("id" TEXT PRIMARY KEY, "blog_id" TEXT NOT NULL);
    CREATE TABLE "replies" ("blog_id" TEXT REFERENCES "blogs"("id") ON DELETE CASCADE, "note_id" TEXT UNIQUE REFERENCES "notes"("id"));
    ALTER TABLE "replies" ADD COLUMN "number" INT NOT NULL CHECK ("number" > 0);
    ALTER TABLE "blogs" ADD COLUMN "parent" TEXT REFERENCES "blogs"("id") ON DELETE SET NULL;
    ALTER TABLE "notes" ALTER COLUMN "blog_id" DROP NOT NULL;
    INSERT INTO "notes" SELECT "id", "id" FROM "blogs";
    CREATE UNIQUE INDEX "one_note" ON "notes"("blog_id");
    CREATE UNIQUE INDEX "own_note" ON "blogs"("note_id");
    CREATE INDEX "by_title" ON "blogs"("title");
    ALTER TABLE "notes" ADD CONSTRAINT "of" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE;
    ALTER TABLE "blogs" ADD CONSTRAINT "with" FOREIGN KEY ("note_id") REFERENCES "notes"("id") ON DELETE SET NULL;
    CREATE OR REPLACE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER shout BEFORE INSERT ON blogs FOR EACH ROW EXECUTE FUNCTION shout();`;
  expect(await breakingStatements(migration)).toEqual([]);
});

test('finds what earlier migrations took away', async () => {
  expect(await breakingStatements(read('20261129080000_drop_media_ids'))).toEqual([
    'ALTER TABLE "backlinks" DROP COLUMN "media_ids"',
  ]);
});
