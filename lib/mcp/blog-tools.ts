import 'server-only';
import { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { changeVisibility, deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { findOwnBlogsByIds } from '@/lib/blogs/queries.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { type Blog, type BlogSummary, styleChangeSchema, visibilityChangeSchema } from '@/lib/blogs/schema.ts';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_ORDERS, BLOG_VISIBILITIES, LANGUAGES, STYLES } from '@/lib/constants/options.ts';
import { idText } from '@/lib/http/bounds.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { isId } from '@/lib/ids.ts';
import { changeStyle } from '@/lib/illustrations/service.ts';
import { sectionChangeSchema } from '@/lib/writing/change-schema.ts';
import { claimsAnswerSchema, claimsRequestSchema } from '@/lib/writing/claims.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';
import { changeSection } from '@/lib/writing/services/section.ts';
import { answer, tool } from './tool.ts';

export const factsSchema = z.object({
  ...{ id: z.string(), title: z.string(), language: z.string(), style: z.string(), colorTheme: z.string() },
  ...{ visibility: z.string(), publishAt: z.string().optional(), shareUrl: z.string(), createdAt: z.string() },
  ...{ updatedAt: z.string(), editedAt: z.string().optional(), tags: z.array(z.string()).optional() },
});

export const factsOf = (blog: BlogSummary) => factsSchema.parse({ ...blog, title: blog.content.title });

const source = z.object({ number: z.number(), url: z.string(), title: z.string(), quote: z.string().optional() });
const wholeSchema = factsSchema.extend({
  sections: z.array(z.object({ index: z.number(), heading: z.string() })),
  sources: z.array(source),
  markdown: z.string(),
});

/** A blog of the account. Any other does not exist here, even a public one. */
export const findOwnBlog = async ({ user }: UserActor, id: string): Promise<Blog | undefined> =>
  isId(id) ? (await findOwnBlogsByIds(user.id, [id]))[0] : undefined;

async function requireOwnBlog(actor: UserActor, id: string): Promise<Blog> {
  const blog = await findOwnBlog(actor, id);
  if (!blog) throw new AppError('not-found', BLOG_MISSING.description);
  return blog;
}

export const asMarkdown = (blog: Blog) => blogMarkdown(blog, articleNote(blog));

function readAnswer(blog: Blog) {
  const sections = blog.content.sections.map(({ heading }, index) => ({ index, heading }));
  const { sources } = wholeSchema.pick({ sources: true }).parse(blog);
  const [facts, markdown] = [{ ...factsOf(blog), sections, sources }, asMarkdown(blog)];
  return { ...answer([markdown], facts), structuredContent: { ...facts, markdown } };
}

/** The answer after a change. */
async function factsAnswer(actor: UserActor, id: string, done: string) {
  const facts = factsOf(await requireOwnBlog(actor, id));
  return answer([`${done} “${facts.title}” (${facts.visibility}): ${facts.shareUrl}`], facts);
}

const filters = z.object({
  state: z.enum(BLOG_VISIBILITIES).optional(),
  language: z.enum(LANGUAGES).optional(),
  style: z.enum(STYLES).optional(),
  ...{ tag: z.string().optional(), series: z.string().optional() },
  order: z.enum(BLOG_ORDERS).default('newest'),
  page: z.int().min(1).max(100_000).default(1),
});
const listing = {
  scope: 'read',
  output: z.object({ blogs: z.array(factsSchema), found: z.number(), total: z.number() }),
} as const;

async function listBlogs({ q = '', ...view }: z.infer<typeof filters> & { q?: string }, actor: UserActor) {
  const { blogs, found, total } = await listMyBlogs(actor, { ...view, q, layout: 'grid' });
  const lines = blogs.map(({ id, content, visibility }) => `${id}: “${content.title}” (${visibility})`);
  const first = `${found} of ${total} blogs match. Page ${view.page} has ${blogs.length}.`;
  return answer([first, ...lines], { blogs: blogs.map(factsOf), found, total });
}

const blogId = idText().describe('As list_blogs names it');
const { heading, content } = blogEditSchema.shape.sections.element.shape;
const { change, basedOn, ...wishes } = sectionChangeSchema.shape;
const { style, colorTheme } = styleChangeSchema.shape;
const { visibility, publishAt } = visibilityChangeSchema.shape;

const edit = z.object({
  ...{ blogId, section: z.int().min(0).describe('Index from 0, as read_blog lists them'), ...wishes },
  ...{ heading: heading.optional(), text: content.optional(), change: change.optional() },
  basedOn: basedOn.optional().describe('updatedAt of the text you read: a later change is not overwritten'),
});

function replaceSection({ content, updatedAt }: Blog, { section, heading, text, basedOn }: z.infer<typeof edit>) {
  const { title, intro, conclusion } = content;
  const sections = content.sections.map((each, at) => ({
    heading: (at === section ? heading : undefined) ?? each.heading,
    content: (at === section ? text : undefined) ?? each.content,
    images: each.images.map(({ url }) => url),
  }));
  return parseInput(blogEditSchema, { title, intro, conclusion, sections, basedOn: basedOn ?? updatedAt });
}

export const BLOG_TOOLS = [
  tool(
    'read_blog',
    { scope: 'read', input: z.object({ blogId }), output: wholeSchema },
    async ({ blogId }, { actor }) => readAnswer(await requireOwnBlog(actor, blogId)),
  ),
  tool('list_blogs', { ...listing, input: filters }, (view, { actor }) => listBlogs(view, actor)),
  tool(
    'search_blogs',
    { ...listing, input: filters.extend({ q: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS) }) },
    (view, { actor }) => listBlogs(view, actor),
  ),
  tool('edit_section', { scope: 'write', input: edit, output: wholeSchema }, async (asked, { actor, mcpReq }) => {
    const { blogId, section, change, heading, text, ...wishes } = asked;
    const blog = await requireOwnBlog(actor, blogId);
    if ((heading ?? text) === undefined ? !change : change) {
      throw new AppError('invalid-input', 'Send heading or text to replace them, or change to have the model write.');
    }
    const { length } = blog.content.sections;
    if (section >= length) throw new AppError('not-found', `This blog has ${length} sections, counted from 0.`);
    if (!change) await editBlog(actor, blogId, replaceSection(blog, asked));
    else {
      const request = { basedOn: blog.updatedAt, ...wishes, change };
      await changeSection(actor, blogId, String(section), request, mcpReq.signal);
    }
    return readAnswer(await requireOwnBlog(actor, blogId));
  }),
  tool(
    'restyle_blog',
    { scope: 'write', input: z.object({ blogId, style, colorTheme: colorTheme.optional() }), output: factsSchema },
    async ({ blogId, style, ...chosen }, { actor }) => {
      const { colorTheme } = { ...(await requireOwnBlog(actor, blogId)), ...chosen };
      await changeStyle(actor, { blogId, style, colorTheme });
      return factsAnswer(actor, blogId, `Restyled as ${style}:`);
    },
  ),
  tool(
    'publish_blog',
    { scope: 'publish', input: z.object({ blogId, visibility, publishAt }), output: factsSchema },
    async ({ blogId, ...change }, { actor }) => {
      await requireOwnBlog(actor, blogId);
      await changeVisibility(actor, parseInput(visibilityChangeSchema, { ids: [blogId], ...change }));
      return factsAnswer(actor, blogId, 'Changed:');
    },
  ),
  tool(
    'delete_blog',
    { scope: 'publish', input: z.object({ blogId }), output: factsSchema },
    async ({ blogId }, { actor }) => {
      const facts = factsOf(await requireOwnBlog(actor, blogId));
      await deleteBlog(actor, blogId);
      return answer([`“${facts.title}” is in the bin, where its owner can restore it for 30 days.`], facts);
    },
  ),
  tool(
    'check_claims',
    { scope: 'check', input: claimsRequestSchema, output: claimsAnswerSchema },
    async (request, { actor, mcpReq }) => {
      const checked = await checkClaims(actor, request, mcpReq.signal);
      const verdicts = Map.groupBy(checked.sentences, ({ verdict }) => verdict);
      const counts = Array.from(verdicts, ([verdict, { length }]) => `${verdict}: ${length}`);
      return answer([counts.join(', ') || 'There are no sentences to check.', ...checked.notes], checked);
    },
  ),
];
