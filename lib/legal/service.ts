import { languageAlternates } from '@/lib/http/language-alternates.ts';
import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'next';
import { excerpt } from '@/lib/article/plain-text.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { env } from '@/lib/env.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';
import { type LegalPage, splitPage } from '@/lib/research/page-parts.ts';
import { joinBlocks, markdownPage } from '@/lib/research/pages/page-lines.ts';
import type { LegalPageName } from '@/lib/routes.ts';

const OWN_TEXTS = path.resolve('lib/legal/pages');

const NO_CONTACT = 'The operator of this site has not added contact details yet.';

const operatorFolder = () => env().PAGES_DIR ?? path.join(env().DATA_DIR, 'pages');

const readOperatorText = (name: LegalPageName) => readFile(path.join(OWN_TEXTS, `${name}.md`), 'utf8');

async function readLegalText(name: LegalPageName): Promise<string> {
  try {
    const text = await readFile(path.resolve(/* turbopackIgnore: true */ operatorFolder(), `${name}.md`), 'utf8');
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    return readOperatorText(name);
  }
}

/** Whether the operator has written a contact page, which many countries require. */
export async function hasContact(): Promise<boolean> {
  const text = (await readLegalText('contact')).trim();
  return text !== '' && text !== (await readOperatorText('contact')).trim();
}

const contactDetails = async (): Promise<string> =>
  (await hasContact()) ? (await readLegalText('contact')).replace(/^\s*# .*/, '') : NO_CONTACT;

/** Parts of our texts between {limits} and {/limits} …, where they are true. */
const isTrueHere: Readonly<Record<string, boolean>> = {
  limits: !IS_UNLIMITED,
  premium: TAKES_PAYMENTS && !IS_UNLIMITED,
  payments: TAKES_PAYMENTS,
};

const onlyTrue = (text: string): string =>
  text.replace(/\{(limits|premium|payments)\}(.*?)\{\/\1\}/gs, (_, name: string, part: string) =>
    isTrueHere[name] ? onlyTrue(part) : '',
  );

/** Turns Markdown links into visible URLs, which the page links again. */
const withAddresses = (markdown: string): string =>
  markdown
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1')
    .replace(/\[([^\][]+)\]\(((?:https?:\/\/|mailto:)[^()\s]+)\)/g, '$1 ($2)')
    .replaceAll('mailto:', '');

/** A page about the site, from the operator's file or ours. Read each time, so that changes show immediately. */
export async function readLegalPage(name: LegalPageName): Promise<LegalPage> {
  const text = onlyTrue(await readLegalText(name))
    .replaceAll('{contact}', await contactDetails())
    .replaceAll('{brand}', BRAND_NAME)
    .replaceAll('{freeBlogs}', `${FREE_BLOG_LIMIT}`);
  const { title, blocks } = markdownPage(withAddresses(text));
  return { title: title || inEnglish(`shell.${name}`), parts: splitPage(joinBlocks(blocks)) };
}

export async function legalMetadata(name: LegalPageName): Promise<Metadata> {
  const { title, parts } = await readLegalPage(name);
  const first = parts.find((part) => part.form === 'paragraph')?.text ?? title;
  const description = excerpt(first, 155, 'en');
  return {
    title,
    description,
    alternates: languageAlternates(`/${name}`),
    openGraph: { type: 'website', url: `/${name}`, title, description, siteName: BRAND_NAME },
  };
}
