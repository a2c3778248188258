import type { Metadata } from 'next';
import { LibraryList } from '@/components/library/library-pages.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGES, languageOfTag } from '@/lib/constants/options.ts';
import { askedLanguage, askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates } from '@/lib/http/language-alternates.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { LIBRARY_PATH } from '@/lib/routes.ts';

export function generateMetadata(): Metadata {
  const t = askedTranslator('library');
  return {
    title: t('title'),
    description: t('introduction', { brand: BRAND_NAME }),
    alternates: languageAlternates(LIBRARY_PATH),
  };
}

export default async function LibraryPage() {
  const readers = languageOfTag(askedLanguage());
  const groups = await Promise.all(
    [...new Set([readers, ...LANGUAGES])].map(async (language) => ({ language, notes: await libraryNotes(language) })),
  );
  return <LibraryList groups={groups} />;
}
