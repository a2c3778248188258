import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { myBlogsStatement } from '../../lib/blogs/my-blogs/queries.ts';
import type { MyBlogsView } from '../../lib/blogs/my-blogs/schema.ts';
import { LANGUAGES, type Language, STYLES } from '../../lib/constants/options.ts';
import { applyMigrations } from '../../prisma/apply-migrations.ts';
import { startSharedDatabase } from '../support/shared-database.ts';

/**
 * What My Blogs costs in the database: 10,000 blogs of one owner beside as many of others, in nine languages, and
 * EXPLAIN (ANALYZE) of each way to ask for a page. `-- --plans` prints the plans as well.
 */

const BLOGS_OF_EACH = 10_000;
const PAGE_SIZE = 24;
const ROUNDS = 5;

const FIRST_PAGE: MyBlogsView = { q: '', order: 'newest', layout: 'grid', page: 1 };

/** Ways to ask, with words that are in nearly all blogs of a language, in some, and in one. */
const VIEWS: Readonly<Record<string, Partial<MyBlogsView>>> = {
  'first page': {},
  'last page': { page: Math.ceil(BLOGS_OF_EACH / PAGE_SIZE) },
  'oldest first': { order: 'oldest', page: 200 },
  'by title': { order: 'title', page: 200 },
  'last edited': { order: 'edited' },
  'one state, language and style': { state: 'draft', language: 'german', style: 'retro' },
  'one blog by its title': { q: '4711' },
  'a common word': { q: 'water' },
  'a common word by title': { q: 'water', order: 'title' },
  'a letter': { q: 'a' },
  'the beginning of a word': { q: 'ferment' },
  'three German words': { q: 'Wasser und Erde' },
  Russian: { q: 'вода' },
  Chinese: { q: '咖啡' },
  'one Japanese character': { q: '水' },
  'nothing is found': { q: 'quokka' },
};

type Note = { title: string; paragraphs: string[] };

async function notesIn(language: Language): Promise<Note[]> {
  const folder = `lib/research/samples/${language}`;
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(`${folder}/${file}`, 'utf8')));
  return texts.map((text) => ({
    title: /^title: (.*)$/m.exec(text)?.[1] ?? '',
    paragraphs: text.split(/\n\n+/).slice(1),
  }));
}

/** A blog of about 700 words: different paragraphs from the notes in its language each time. */
function blogOf(notes: readonly Note[], number: number) {
  const paragraphs = notes.flatMap((note) => note.paragraphs);
  const pick = (place: number) => paragraphs[(number * 7 + place * 13) % paragraphs.length] ?? '';
  const title = `${notes[number % notes.length]?.title}, ${number}`;
  const content = (section: number) => `${pick(section * 3)}\n\n${pick(section * 3 + 1)}`;
  const sections = [0, 1, 2, 3, 4].map((section) => ({
    heading: `${title} (${section})`,
    content: content(section),
    images: [],
  }));
  return { title, intro: pick(20), sections: JSON.stringify(sections), conclusion: pick(21) };
}

const INSERT = `
  INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style, visibility, user_id,
    created_at, updated_at)
  VALUES ($1, $2, $3, 'medium', $2, $4, $5, $6, 'model', $7, $8, $9, now() - $10 * interval '1 hour', now())`;

async function addBlogs(client: pg.Client, userId: string): Promise<void> {
  const notes = await Promise.all(LANGUAGES.map(notesIn));
  for (let number = 0; number < BLOGS_OF_EACH; number += 1) {
    const at = number % LANGUAGES.length;
    const { title, intro, sections, conclusion } = blogOf(notes[at] ?? [], number);
    const style = STYLES[number % STYLES.length];
    const state = ['draft', 'unlisted', 'public'][number % 3];
    await client.query(INSERT, [
      ...[`${userId}-${number}`, title, LANGUAGES[at], intro, sections, conclusion],
      ...[style, state, userId, number],
    ]);
  }
}

/** The rows of a page as they are read by their ids. */
const PAGE_OF_ROWS = `SELECT b.id, b.title, b.intro, b.style, b.updated_at, u.slug FROM blogs b JOIN users u ON u.id = b.user_id
  WHERE b.id = ANY($1)`;

async function explain(client: pg.Client, sql: string, values: unknown[]) {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, values);
  const lines = rows.map((row) => String(row['QUERY PLAN']));
  const time = lines.find((line) => line.startsWith('Execution Time'));
  return { lines, milliseconds: Number(/[\d.]+/.exec(time ?? '')?.[0]) };
}

/** Median of several rounds in ms; the plan of the last. */
async function measure(client: pg.Client, sql: string, values: unknown[]) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await explain(client, sql, values));
  const times = rounds.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return { median: times[Math.floor(ROUNDS / 2)], lines: rounds.at(-1)?.lines ?? [] };
}

const database = await startSharedDatabase();
const connectionString = database.settings.DATABASE_URL;
await applyMigrations({ connectionString });
const client = new pg.Client({ connectionString });
await client.connect();
try {
  for (const id of ['owner', 'other']) {
    await client.query("INSERT INTO users (id, email, slug, updated_at) VALUES ($1, $1 || '@a.example', $1, now())", [
      id,
    ]);
    await client.query('BEGIN');
    await addBlogs(client, id);
    await client.query('COMMIT');
  }
  await client.query('VACUUM ANALYZE blogs');
  const sizes = await client.query(`SELECT pg_size_pretty(pg_table_size('blogs')) AS blogs,
    pg_size_pretty(pg_relation_size('blogs_search_idx')) AS index, round(avg(pg_column_size(search))) AS vector FROM blogs`);
  console.table(sizes.rows);
  for (const [name, given] of Object.entries(VIEWS)) {
    const { text, values } = myBlogsStatement('owner', { ...FIRST_PAGE, ...given }, PAGE_SIZE);
    const { rows } = await client.query(text, values);
    const { median, lines } = await measure(client, text, values);
    const page = await measure(client, PAGE_OF_ROWS, [rows[0].ids]);
    console.log(`${name}: ${median} ms to find ${rows[0].found}, ${page.median} ms to read its page`);
    if (process.argv.includes('--plans')) console.log(lines.join('\n'));
  }
} finally {
  await client.end();
  await database.stop();
}
