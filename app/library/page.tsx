import type { Metadata } from 'next';
import { LibraryList } from '@/components/library/library-pages.tsx';
import { LIBRARY_PAGE_TEXTS } from '@/lib/constants/messages.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

export const metadata: Metadata = {
  title: LIBRARY_PAGE_TEXTS.title,
  description: LIBRARY_PAGE_TEXTS.introduction,
  alternates: { canonical: LIBRARY_PATH },
};

export default async function LibraryPage() {
  const groups = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, notes: await libraryNotes(language) })),
  );
  return <LibraryList groups={groups} />;
}
