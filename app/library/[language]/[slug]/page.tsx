import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LibraryNote } from '@/components/library/library-pages.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { socialLocale } from '@/lib/http/language-alternates.ts';
import { findNote } from '@/lib/research/library/notes.ts';

type Props = { params: Promise<{ language: string; slug: string }> };

const DESCRIPTION_CHARACTERS = 155;

async function loadNote({ params }: Props) {
  const { language, slug } = await params;
  return (await findNote(language, slug)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, text, url } = await loadNote(props);
  const description = `${Array.from(text).slice(0, DESCRIPTION_CHARACTERS).join('')}...`;
  const locale = socialLocale();
  return {
    title,
    description,
    authors: [{ name: BRAND_NAME }],
    alternates: { canonical: url },
    openGraph: { type: 'article', url, title, description, locale, siteName: BRAND_NAME },
  };
}

/** A note of the sample library; articles that cite it link here. */
export default async function LibraryPage(props: Props) {
  return <LibraryNote note={await loadNote(props)} />;
}
