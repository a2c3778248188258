import { z } from 'zod';

export type DevArticle = {
  id: number;
  author: string;
  title: string;
  slug: string;
  bodyMarkdown: string;
  published: boolean;
  canonicalUrl?: string;
  description?: string;
  mainImage?: string;
  tags: string[];
  aiDisclosureLevel: string;
};

const bodySchema = z.object({
  article: z.object({
    title: z.string().optional(),
    body_markdown: z.string().optional(),
    published: z.boolean().default(false),
    canonical_url: z.string().nullish(),
    description: z.string().nullish(),
    main_image: z.string().nullish(),
    tags: z.array(z.string()).default([]),
    ai_disclosure_level: z.string().default('not_disclosed'),
  }),
});

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

/** An article as a request body, which an update changes in part. */
export function bodyOf(article: DevArticle): Record<string, unknown> {
  return {
    title: article.title,
    body_markdown: article.bodyMarkdown,
    tags: article.tags,
    published: article.published,
    canonical_url: article.canonicalUrl,
    description: article.description,
    main_image: article.mainImage,
    ai_disclosure_level: article.aiDisclosureLevel,
  };
}

/**
 * Reads the body of POST /api/articles.
 * @param taken canonical addresses of all articles
 * @returns the article, or Forem's error message
 */
export function readArticle(
  body: unknown,
  taken: readonly (string | undefined)[],
): Omit<DevArticle, 'id' | 'author' | 'slug'> | { fault: string } {
  const given = bodySchema.safeParse(body).data?.article;
  if (!given) return { fault: 'article param must be a JSON object. You provided article as a nil' };
  const { title = '', body_markdown = '', canonical_url, main_image, description, tags } = given;
  const level = given.ai_disclosure_level;
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
  if (faults.length > 0) return { fault: faults.join(', ') };
  return {
    title,
    tags,
    bodyMarkdown: body_markdown,
    published: given.published,
    ...(canonical_url && { canonicalUrl: canonical_url }),
    ...(description && { description }),
    ...(main_image && { mainImage: main_image }),
    aiDisclosureLevel: level,
  };
}
