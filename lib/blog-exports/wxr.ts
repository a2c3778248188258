import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import { blogRecord } from '@/lib/blogs/record.ts';
import { alternativeText, blogDates, blogPictures, pictureCredit } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { type BlogVisibility, languageTag } from '@/lib/constants/options.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { articleHtml } from './post-html.tsx';
import { cdata, element, escapeXml, withoutShortcodes, wordpressText } from './xml.ts';

/** WordPress eXtended RSS 1.2, which WordPress, Ghost, Hugo and others import. */

export type WxrAuthor = { login: string; email: string; name: string };

const STATUS: Readonly<Record<BlogVisibility, string>> = { draft: 'draft', unlisted: 'private', public: 'publish' };

const NAMESPACES = [
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
].join(' ');

const wpElements = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields).map(([name, value]) => element(`wp:${name}`, value));

const rfc822 = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000');
const sqlTime = (iso: string) => new Date(iso).toISOString().slice(0, 19).replace('T', ' ');

export function wxrHead(origin: string, { login, email, name }: WxrAuthor): string {
  const author = { author_id: 1, author_login: login, author_email: email, author_display_name: name };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', tell(sentence('blogs.exports.blogsBy', { name }))),
    element('link', origin),
    element('description', ''),
    element('pubDate', rfc822(new Date().toISOString())),
    element('generator', BRAND_NAME),
    '<wp:wxr_version>1.2</wp:wxr_version>',
    element('wp:base_site_url', origin),
    element('wp:base_blog_url', origin),
    `<wp:author>${wpElements(author).join('')}</wp:author>\n`,
  ].join('\n');
}

export const WXR_TAIL = '</channel>\n</rss>\n';

type Item = {
  id: number;
  title: string;
  link: string;
  name: string;
  type: 'post' | 'attachment';
  status: string;
  parent: number;
  content: string;
  excerpt: string;
  more: readonly string[];
};

function item(blog: Blog, { login }: WxrAuthor, entry: Item): string {
  const { published } = blogDates(blog);
  const fields = {
    post_id: entry.id,
    post_date: sqlTime(published),
    post_date_gmt: sqlTime(published),
    post_modified: sqlTime(blog.updatedAt),
    post_modified_gmt: sqlTime(blog.updatedAt),
    comment_status: 'closed',
    ping_status: 'closed',
    post_name: entry.name,
    status: entry.status,
    post_parent: entry.parent,
    menu_order: 0,
    post_type: entry.type,
    post_password: '',
    is_sticky: 0,
  };
  return [
    '<item>',
    element('title', wordpressText(entry.title)),
    element('link', entry.link),
    element('pubDate', rfc822(published)),
    element('dc:creator', login),
    `<guid isPermaLink="false">${escapeXml(entry.link)}</guid>`,
    '<description></description>',
    `<content:encoded>${cdata(withoutShortcodes(entry.content))}</content:encoded>`,
    `<excerpt:encoded>${cdata(wordpressText(entry.excerpt))}</excerpt:encoded>`,
    ...wpElements(fields),
    ...entry.more,
    '</item>\n',
  ].join('\n');
}

const meta = (key: string, value: string) =>
  `<wp:postmeta>${element('wp:meta_key', key)}<wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

const category = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${groupKey(name)}">${cdata(name)}</category>`;

function storedPictures(blog: Blog): BlogImage[] {
  const distinct = new Map(blogPictures(blog).map((image) => [image.url, image]));
  return [...distinct.values()].filter(({ url }) => storedPictureId(url));
}

/**
 * A blog as a post, and its stored pictures as attachments, which the importer downloads.
 * @param firstId its number in the file; the pictures follow
 * @returns the items and the next free number
 */
export function wxrItems(blog: Blog, author: WxrAuthor, firstId: number): { text: string; nextId: number } {
  const { content, description = '', visibility, shareUrl } = blog;
  const absolute = (url: string) => URL.parse(url, shareUrl)?.href ?? '';
  const pictures = storedPictures(blog);
  const note = articleNote(blog);
  const hasCover = blog.cover !== undefined && pictures[0]?.url === blog.cover.url;
  const post = item(blog, author, {
    id: firstId,
    title: content.title,
    link: shareUrl,
    name: blog.slug ?? '',
    type: 'post',
    status: STATUS[visibility],
    parent: 0,
    content: articleHtml(blog, { pictureUrl: absolute }),
    excerpt: description,
    more: [
      ...(blog.tags ?? []).map((tag) => category('post_tag', tag)),
      ...(blog.series ? [category('category', blog.series.name)] : []),
      meta('quillcast_language', languageTag(blog)),
      ...(note ? [meta('quillcast_note', note)] : []),
      ...Object.entries(blogMark(blog)).map(([key, value]) => meta(key, value)),
      ...(content.conclusionHeading ? [meta('quillcast_conclusion_heading', content.conclusionHeading)] : []),
      meta('quillcast_record', JSON.stringify(blogRecord(blog, absolute))),
      ...(hasCover ? [meta('_thumbnail_id', String(firstId + 1))] : []),
    ],
  });
  const attachments = pictures.map((image, at) => {
    const link = absolute(image.url);
    return item(blog, author, {
      id: firstId + 1 + at,
      title: image.title,
      link,
      name: '',
      type: 'attachment',
      status: 'inherit',
      parent: firstId,
      content: '',
      excerpt: pictureCredit(image),
      more: [element('wp:attachment_url', link), meta('_wp_attachment_image_alt', alternativeText(image))],
    });
  });
  return { text: [post, ...attachments].join(''), nextId: firstId + 1 + pictures.length };
}
