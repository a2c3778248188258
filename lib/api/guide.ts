import { readFile } from 'node:fs/promises';
import { siteUrl } from '@/lib/env.ts';

/** A section of the guide, in Markdown. Adjacent code blocks are one program in several languages. */
export type Section = { id: string; heading: string; group?: string; text: string };

/** The guide's sections, the first without a heading. */
export async function readGuide(): Promise<Section[]> {
  const sections = `\n${await readFile('lib/api/guide.md', 'utf8')}`.replaceAll('{url}', siteUrl()).split(/^## /m);
  return sections.map((section) => {
    const [heading = '', text = ''] = section.split(/\n(.*)/s);
    return { id: heading.toLowerCase().replace(/\W+/g, '-'), heading, text };
  });
}
