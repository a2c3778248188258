import 'server-only';
import { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { submit } from '@/lib/backlinks/service.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { changeVisibility, deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { findOwnBlogsByIds } from '@/lib/blogs/queries.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { type Blog, styleChangeSchema, visibilityChangeSchema } from '@/lib/blogs/schema.ts';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';
import { BIN_DAYS, MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_ORDERS, BLOG_VISIBILITIES, LANGUAGES, STYLES } from '@/lib/constants/options.ts';
import { PLATFORMS, platformLabel } from '@/lib/constants/platforms.ts';
import { idText } from '@/lib/http/bounds.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { isId } from '@/lib/ids.ts';
import { changeStyle } from '@/lib/illustrations/service.ts';
import { sectionChangeSchema } from '@/lib/writing/change-schema.ts';
import { claimsAnswerSchema, claimsRequestSchema } from '@/lib/writing/claims.ts';
import { platformSchema } from '@/lib/writing/schema.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';
import { changeSection } from '@/lib/writing/services/section.ts';
import { answer, tool } from './tool.ts';

const blogId = idText().describe('Id of one of the account’s blogs, as list_blogs names it');

const summarySchema = z.object({
  ...{ id: z.string(), title: z.string(), language: z.string(), style: z.string(), colorTheme: z.string() },
  ...{ visibility: z.enum(BLOG_VISIBILITIES), publishAt: z.string().optional(), shareUrl: z.string() },
  ...{ createdAt: z.string(), updatedAt: z.string(), editedAt: z.string().optional() },
  ...{ tags: z.array(z.string()).optional(), excerpt: z.string().optional() },
});

const blogSchema = summarySchema.extend({
  sections: z.array(z.object({ index: z.number(), heading: z.string() })),
  sources: z.array(z.object({ number: z.number(), url: z.string(), title: z.string(), quote: z.string().optional() })),
  markdown: z.string(),
});

/** A blog of the account. Any other does not exist here, even a public one. */
export const findOwnBlog = async ({ user }: UserActor, id: string): Promise<Blog | undefined> =>
  isId(id) ? (await findOwnBlogsByIds(user.id, [id]))[0] : undefined;

/** @throws AppError not-found */
async function requireOwnBlog(actor: UserActor, id: string): Promise<Blog> {
  const blog = await findOwnBlog(actor, id);
  if (blog) return blog;
  throw new AppError('not-found', BLOG_MISSING.description);
}

export const asMarkdown = (blog: Blog) => blogMarkdown(blog, articleNote(blog));

const titled = (blog: Blog) => ({ ...blog, title: blog.content.title });

const readTool = tool(
  'read_blog',
  {
    title: 'Read a blog',
    description: 'Returns a whole blog of the account as Markdown, with its sections, sources, visibility and address.',
    scope: 'read',
    hints: ['readOnly', 'idempotent'],
    input: z.object({ blogId }),
    output: blogSchema,
  },
  async (input, { actor }) => {
    const blog = await requireOwnBlog(actor, input.blogId);
    const sections = blog.content.sections.map(({ heading }, index) => ({ index, heading }));
    const { markdown, ...facts } = blogSchema.parse({ ...titled(blog), sections, markdown: asMarkdown(blog) });
    const { content } = answer(markdown, facts);
    return { content, structuredContent: { ...facts, markdown } };
  },
);

const filters = z.object({
  state: z.enum(BLOG_VISIBILITIES).optional(),
  language: z.enum(LANGUAGES).optional(),
  style: z.enum(STYLES).optional(),
  tag: z.string().optional(),
  series: z.string().optional(),
  order: z.enum(BLOG_ORDERS).default('newest'),
  page: z.int().min(1).max(100_000).default(1),
});

const listingSchema = z.object({ blogs: z.array(summarySchema), found: z.number(), total: z.number() });

async function listBlogs(actor: UserActor, { q = '', ...view }: z.infer<typeof filters> & { q?: string }) {
  const { blogs, found, total } = await listMyBlogs(actor, { ...view, q, layout: 'grid' });
  const listed = blogs.map((blog) => ({ ...blog, title: blog.content.title }));
  const lines = listed.map(({ id, title, visibility }) => `${id}: “${title}” (${visibility})`);
  const text = [`${found} of ${total} blogs match; these are ${blogs.length}, page ${view.page}.`, ...lines].join('\n');
  return [text, { blogs: listed, found, total }] as const;
}

const listing = { scope: 'read', hints: ['readOnly', 'idempotent'], output: listingSchema } as const;

const listTool = tool(
  'list_blogs',
  {
    title: 'List blogs',
    description: 'Lists the account’s own blogs, drafts too, 24 a page, with filters. Costs nothing.',
    ...listing,
    input: filters,
  },
  (view, { actor }) => listBlogs(actor, view),
);

const searchTool = tool(
  'search_blogs',
  {
    title: 'Search blogs',
    description: 'Searches titles and texts of the account’s own blogs, drafts too, 24 a page. Costs nothing.',
    ...listing,
    input: filters.extend({ q: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS) }),
  },
  (view, { actor }) => listBlogs(actor, view),
);

const { heading, content } = blogEditSchema.shape.sections.element.shape;
const { change, basedOn, ...wishes } = sectionChangeSchema.shape;

const changed = { output: summarySchema, hints: ['destructive'] } as const;

const editTool = tool(
  'edit_section',
  {
    title: 'Edit a section',
    description:
      'Replaces heading or text (Markdown) of one section, or has the model write it again, longer or shorter. The earlier text stays in the blog’s history. The model’s part takes up to a minute; neither uses quota.',
    scope: 'write',
    ...changed,
    input: z.object({
      blogId,
      section: z.int().min(0).describe('Index of the section, from 0, as read_blog lists them'),
      heading: heading.optional(),
      text: content.optional(),
      change: change.optional(),
      ...wishes,
      basedOn: basedOn.optional().describe('updatedAt of the text you read: a change made since is not overwritten'),
    }),
  },
  async ({ blogId: id, section, change, heading, text, ...given }, { actor, context }) => {
    const { content: present, updatedAt } = await requireOwnBlog(actor, id);
    const { basedOn = updatedAt, ...wishes } = given;
    const isReplaced = heading !== undefined || text !== undefined;
    if (isReplaced === (change !== undefined)) {
      throw new AppError('invalid-input', 'Send heading or text to replace them, or change to have the model write.');
    }
    const old = present.sections[section];
    if (!old) throw new AppError('not-found', `This blog has ${present.sections.length} sections, counted from 0.`);
    if (change) {
      const request = { ...wishes, change, basedOn };
      const blog = await changeSection(actor, id, String(section), request, context.mcpReq.signal);
      return [blog.content.sections[section]?.content ?? '', titled(blog)];
    }
    const next = { ...old, heading: heading ?? old.heading, content: text ?? old.content };
    const sections = present.sections.with(section, next).map((each) => {
      return { ...each, images: each.images.map(({ url }) => url) };
    });
    const { title, intro, conclusion } = present;
    const edit = parseInput(blogEditSchema, { title, intro, conclusion, sections, basedOn });
    return [`Section ${section} is replaced.`, titled(await editBlog(actor, id, edit))];
  },
);

const restyleTool = tool(
  'restyle_blog',
  {
    title: 'Restyle a blog',
    description: 'Changes style and color theme of a blog, and draws its pictures again. Uses no quota.',
    scope: 'write',
    output: summarySchema,
    hints: ['destructive', 'idempotent'],
    input: z.object({
      blogId,
      style: styleChangeSchema.shape.style,
      colorTheme: styleChangeSchema.shape.colorTheme.optional(),
    }),
  },
  async ({ blogId: id, style, colorTheme }, { actor }) => {
    const present = await requireOwnBlog(actor, id);
    await changeStyle(actor, { blogId: id, style, colorTheme: colorTheme ?? present.colorTheme });
    return [`The style is ${style}.`, titled(await requireOwnBlog(actor, id))];
  },
);

const postedSchema = z.object({ platform: z.enum(PLATFORMS), success: z.boolean(), message: z.string() });

/** One platform's refusal does not keep the others from posting. */
async function post(actor: UserActor, id: string, platform: (typeof PLATFORMS)[number]) {
  const request = { blogId: id, platform, visibility: 'public', remember: false } as const;
  try {
    const { success, message } = await submit(actor, request);
    return { platform, success, message };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { platform, success: false, message: error.message };
  }
}

const publishTool = tool(
  'publish_blog',
  {
    title: 'Publish a blog',
    description:
      'Makes a blog public, unlisted or a draft again, and posts a public one to platforms whose credentials the account remembers. Readers and search engines see a public blog at once; a post elsewhere cannot be taken back here.',
    scope: 'publish',
    hints: ['destructive', 'idempotent', 'openWorld'],
    input: z.object({
      blogId,
      visibility: z.enum(BLOG_VISIBILITIES),
      publishAt: visibilityChangeSchema.shape.publishAt.describe('When a draft is published automatically'),
      platforms: z.array(platformSchema).max(PLATFORMS.length).default([]),
    }),
    output: summarySchema.extend({ posts: z.array(postedSchema) }),
  },
  async ({ blogId: id, platforms, ...change }, { actor }) => {
    await requireOwnBlog(actor, id);
    await changeVisibility(actor, parseInput(visibilityChangeSchema, { ids: [id], ...change }));
    const posts: z.infer<typeof postedSchema>[] = [];
    for (const platform of new Set(platforms)) posts.push(await post(actor, id, platform));
    const blog = await requireOwnBlog(actor, id);
    const lines = posts.map(({ platform, message }) => `${platformLabel(platform)}: ${message}`);
    const text = [`“${blog.content.title}” is ${blog.visibility}: ${blog.shareUrl}`, ...lines];
    return [text.join('\n'), { ...titled(blog), posts }];
  },
);

const deleteTool = tool(
  'delete_blog',
  {
    title: 'Delete a blog',
    description: `Moves a blog to the bin. Its address stops working at once; its owner can restore it there for ${BIN_DAYS} days.`,
    scope: 'publish',
    hints: ['destructive', 'idempotent'],
    input: z.object({ blogId }),
    output: z.object({ id: z.string(), title: z.string() }),
  },
  async ({ blogId: id }, { actor }) => {
    const { content } = await requireOwnBlog(actor, id);
    await deleteBlog(actor, id);
    const text = `“${content.title}” is in the bin, where its owner can restore it for ${BIN_DAYS} days.`;
    return [text, { id, title: content.title }];
  },
);

const checkTool = tool(
  'check_claims',
  {
    title: 'Check claims against sources',
    description:
      'Compares each sentence of a text with the given sources only: supported, contradicted or not found, with the passage and a correction. Takes up to a minute; uses no quota of blogs.',
    scope: 'check',
    hints: ['readOnly', 'openWorld'],
    input: claimsRequestSchema,
    output: claimsAnswerSchema,
  },
  async (request, { actor, context }) => {
    const checked = await checkClaims(actor, request, context.mcpReq.signal);
    const counts = Map.groupBy(checked.sentences, ({ verdict }) => verdict);
    const verdicts = [...counts].map(([verdict, { length }]) => `${verdict}: ${length}`).join(', ');
    return [[verdicts || 'No sentences were found.', ...checked.notes].join('\n'), checked];
  },
);

export const BLOG_TOOLS = [
  ...[readTool, listTool, searchTool, editTool, restyleTool],
  ...[publishTool, deleteTool, checkTool],
];
