import 'server-only';
import type { Metadata } from 'next';
import { excerpt } from '@/lib/blogs/text/excerpt.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import type { LegalPageName } from '@/lib/constants/legal-pages.ts';
import { readLegalPage } from './service.ts';

/** Characters of a page's beginning in its description. */
const DESCRIPTION_CHARACTERS = 155;

/** Metadata of a page about the site: its title and how it begins. */
export async function legalMetadata(name: LegalPageName): Promise<Metadata> {
  const { title, parts } = await readLegalPage(name);
  const first = parts.find((part) => part.form === 'paragraph')?.text ?? title;
  const description = excerpt(first, DESCRIPTION_CHARACTERS, 'en');
  return {
    title,
    description,
    alternates: { canonical: `/${name}` },
    openGraph: { type: 'website', url: `/${name}`, title, description, siteName: BRAND_NAME },
  };
}
