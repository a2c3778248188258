import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'next';
import { excerpt } from '@/lib/article/plain-text.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { env } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { languageAlternates, socialLocale } from '@/lib/http/language-alternates.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { type LegalPage, splitPage } from '@/lib/research/page-parts.ts';
import { joinBlocks, markdownPage } from '@/lib/research/pages/page-lines.ts';
import type { LegalPageName } from '@/lib/routes.ts';

const OWN_TEXTS = path.resolve('lib/legal/pages');

const operatorFolder = () =>
  path.resolve(/* turbopackIgnore: true */ env().PAGES_DIR ?? path.join(env().DATA_DIR, 'pages'));

/** A page's text in the first of these files that exists. */
async function readFirst([file = '', ...others]: readonly string[]): Promise<string> {
  try {
    return (await readFile(/* turbopackIgnore: true */ file, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || others.length === 0) throw error;
    return readFirst(others);
  }
}

/** Files of a page in order of preference: the language's, then the English one in the folder itself. */
const filesIn = (folder: string, name: LegalPageName, language: string): string[] => [
  ...(language === SOURCE_LANGUAGE ? [] : [path.join(folder, language, `${name}.md`)]),
  path.join(folder, `${name}.md`),
];

const readOurText = (name: LegalPageName, language: string) => readFirst(filesIn(OWN_TEXTS, name, language));

/** The operator's text, in any language, comes before ours. */
const readLegalText = (name: LegalPageName, language: string): Promise<string> =>
  readFirst([...filesIn(operatorFolder(), name, language), ...filesIn(OWN_TEXTS, name, language)]);

/** Whether the operator has written a contact page, which many countries require. */
export async function hasContact(language: string = SOURCE_LANGUAGE): Promise<boolean> {
  const text = (await readLegalText('contact', language)).trim();
  return text !== '' && text !== (await readOurText('contact', language)).trim();
}

const contactDetails = async (language: string): Promise<string> =>
  (await hasContact(language))
    ? (await readLegalText('contact', language)).replace(/^\s*# .*/, '')
    : translatorFor(language, 'product')('noContact');

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

/** Keeps no-break spaces. */
const oneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** A page about the site, from the operator's file or ours. Read each time, so that changes show immediately. */
export async function readLegalPage(name: LegalPageName): Promise<LegalPage> {
  const language = askedLanguage();
  const text = onlyTrue(await readLegalText(name, language))
    .replaceAll('{contact}', await contactDetails(language))
    .replaceAll('{brand}', BRAND_NAME)
    .replaceAll('{freeBlogs}', `${FREE_BLOG_LIMIT}`);
  const { title, blocks } = markdownPage(withAddresses(text), oneLine);
  return { title: title || translatorFor(language, 'shell')(name), parts: splitPage(joinBlocks(blocks)) };
}

export async function legalMetadata(name: LegalPageName): Promise<Metadata> {
  const { title, parts } = await readLegalPage(name);
  const first = parts.find((part) => part.form === 'paragraph')?.text ?? title;
  const description = excerpt(first, 155, askedLanguage());
  const alternates = languageAlternates(`/${name}`);
  const url = alternates.canonical;
  return {
    title,
    description,
    alternates,
    openGraph: { type: 'website', locale: socialLocale(), url, title, description, siteName: BRAND_NAME },
  };
}
