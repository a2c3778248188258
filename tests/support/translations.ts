import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { watchLive } from '../handlers/runs/live-generation.ts';
import { api } from './api.ts';
import { blogRow } from './blogs.ts';
import { responseAllEvents } from './event-stream.ts';

type Headers = Record<string, string>;

const BEES = 'https://one.example/bees';

/** A page as it was stored with the original. */
export const PAGE = {
  number: 1,
  url: BEES,
  title: 'Bees',
  hash: 'the hash',
  readAt: new Date('2026-01-01'),
  text: 'Bees need water and shade. They fly up to three kilometres for food.',
};

/** Texts of an article of a length that its readers would take for small. */
export const ARTICLE = {
  topic: 'Bees on a roof',
  title: 'Keep bees on a roof',
  intro:
    'Bees do well above a city. They find more to eat there than most people think, and nobody is in their way. What they want from you is little, and it is always the same.',
  sections: [
    {
      heading: 'Water first',
      content:
        'Bees need water and shade [1]. A bowl with stones will do, and they come back to it every day. Fill it before they are there, as they look for a place only once.',
      images: [],
    },
    {
      heading: 'The right place',
      content:
        'A hive wants its back to the wind and its front to the morning sun. Whoever carries the boxes up the stairs soon learns to leave them small and to go often.',
      images: [],
    },
  ],
  conclusion: 'Begin with one hive and look after it for a year. Then you know whether you want a second.',
  sources: [{ number: 1, url: BEES, title: 'Bees', quote: 'Bees need water and shade.' }],
};

/** Saves an article with the page that it cites. */
export async function makeArticle(owner: { userId: string } | { visitorId: string }, given = {}) {
  const id = newId();
  const prisma = await db();
  const data = { ...blogRow({ id }), ...ARTICLE, style: 'retro' as const, ...owner, ...given };
  await prisma.blog.create({ data });
  await prisma.sourceSnapshot.create({ data: { ...PAGE, blogId: id } });
  return id;
}

/** POST /api/blogs/{id}/translations. */
export const askFor = (id: string, language: string, headers: Headers) =>
  api.post(`/api/blogs/${id}/translations`, { language }, headers);

/** The last event of a run: `done` or `failed`. */
export async function awaitEnd(generationId: string, headers: Headers) {
  const events = await responseAllEvents(await watchLive(generationId, headers));
  return events.at(-1);
}

/** Has a blog translated and waits for it; gives the translation's id. */
export async function translated(id: string, language: string, headers: Headers): Promise<string> {
  const { generationId } = await (await askFor(id, language, headers)).json();
  const end = await awaitEnd(generationId, headers);
  if (end?.type !== 'done') throw new Error(`not translated: ${JSON.stringify(end?.data)}`);
  return String(end.data.id);
}
