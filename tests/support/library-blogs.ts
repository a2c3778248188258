import { createBlog } from '@/lib/blogs/mutations.ts';
import type { Language } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { blogRow } from './blogs.ts';
import { signedInUser } from './users.ts';

type Given = Partial<Prisma.BlogUncheckedCreateInput>;

/** The text of a language's note in the library, a real article, by its place in the list. */
export async function noteText(language: Language, place: number): Promise<string> {
  const notes = await libraryNotes(language);
  return notes[place % notes.length]?.text ?? '';
}

/** Creates a user's public blog with this text, as its writer would. Returns its id. */
export async function blogOfText(text: string, given: Given = {}, pages: readonly string[] = []): Promise<string> {
  const [intro = '', ...paragraphs] = text.split(/\n{2,}/);
  const sections = [{ heading: 'Heading', content: paragraphs.join('\n\n'), images: [] }];
  const { user } = await signedInUser();
  const row = {
    ...blogRow({ id: newId(), userId: user.id, visibility: 'public' }),
    intro,
    sections,
    conclusion: '',
    ...given,
  };
  const snapshots = pages.map((page, at) => {
    return {
      number: at + 1,
      url: `https://example.com/${at}`,
      title: 'A page',
      text: page,
      hash: '',
      readAt: new Date(),
    };
  });
  await (await db()).$transaction((tx) => createBlog(tx, row, [], snapshots));
  return row.id;
}
