import { z } from 'zod';

const articleSchema = z.object({
  title: z.string().default(''),
  body_markdown: z.string().default(''),
  published: z.boolean().default(false),
  canonical_url: z.string().nullish(),
  description: z.string().nullish(),
  main_image: z.string().nullish(),
  tags: z.array(z.string()).default([]),
  ai_disclosure_level: z.string().default('not_disclosed'),
});

const bodySchema = z.object({ article: articleSchema });

type Fields = z.output<typeof articleSchema>;

export type DevArticle = Fields & { id: number; author: string; slug: string };

/** Whether Forem accepts an address: http(s), without white space, and with a dot in its host. */
function isUrl(text: string, mayBeLocal: boolean): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(text)) return false;
  return mayBeLocal || (url.hostname.includes('.') && !/^127\./.test(url.hostname));
}

function tagFaults(tags: readonly string[]): string[] {
  if (tags.length > 4) return ['Tag list exceed the maximum of 4 tags'];
  return tags.flatMap((tag) => [
    ...(tag.length > 30 ? [`Tag "${tag}" is too long (maximum is 30 characters)`] : []),
    ...(/^[a-z0-9]+$/i.test(tag) ? [] : [`Tag "${tag}" contains non-alphanumeric characters`]),
  ]);
}

/** Liquid runs before Markdown, but not in code: variables are refused, and tags must be known. */
function liquidFaults(given: string): string[] {
  const markdown = given.replace(/~{3}.*?~{3}|`{3}.*?`{3}|`{2}.+?`{2}|`.+?`/gs, '');
  if (/\{\{/.test(markdown)) return ['Liquid variables are disabled'];
  const [, tag] = /\{%-?\s*(\S*)/.exec(markdown) ?? [];
  return tag === undefined ? [] : [`Liquid syntax error: Unknown tag '${tag}'`];
}

/**
 * Reads the body of POST /api/articles.
 * @param taken canonical addresses of all articles
 * @returns the article, or Forem's error message
 */
export function readArticle(body: unknown, taken: readonly (string | null | undefined)[]): Fields | { fault: string } {
  const article = bodySchema.safeParse(body).data?.article;
  if (!article) return { fault: 'article param must be a JSON object. You provided article as a nil' };
  const { title, body_markdown, canonical_url, main_image, tags, ai_disclosure_level: level } = article;
  const faults = [
    title.trim() === '' && "Title can't be blank",
    Array.from(title).length > 128 && 'Title is too long (maximum is 128 characters)',
    body_markdown.startsWith('---\n') && 'Front matter is not what this test is about',
    canonical_url && !isUrl(canonical_url, false) && 'Canonical url is not a valid URL',
    canonical_url && taken.includes(canonical_url) && 'Canonical url has already been taken',
    main_image && !isUrl(main_image, true) && 'Main image is not a valid URL',
    !['no_ai', 'some_ai', 'fully_autonomous', 'not_disclosed'].includes(level) &&
      'Ai disclosure level is not included in the list',
    ...tagFaults(tags),
    ...liquidFaults(body_markdown),
  ].filter((fault) => typeof fault === 'string' && fault !== '');
  return faults.length > 0 ? { fault: faults.join(', ') } : article;
}
