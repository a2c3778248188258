import 'server-only';
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { blog, blogList, blogSummary } from '@/lib/blogs/answers.ts';
import { changeVisibility, deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { blogListSchema, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { findOwnBlogsByIds } from '@/lib/blogs/queries.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { type Blog, type BlogSummary, styleChangeSchema, visibilityChangeSchema } from '@/lib/blogs/schema.ts';
import { count, text } from '@/lib/http/answers.ts';
import { idText } from '@/lib/http/bounds.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { isId } from '@/lib/ids.ts';
import { changeStyle } from '@/lib/illustrations/service.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { sectionChangeSchema } from '@/lib/writing/change-schema.ts';
import { claimsAnswerSchema, claimsRequestSchema } from '@/lib/writing/claims.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';
import { changeSection } from '@/lib/writing/services/section.ts';
import texts from './texts.json' with { type: 'json' };
import { answer, type Call, type Caller, CHANGES, LOOKS, READS, tool, within } from './tool.ts';

const { colorTheme, updatedAt, publishAt: scheduled } = blogSummary.shape;

/** A blog without its text. */
export const facts = blogList.shape.blogs.element.extend({ colorTheme, updatedAt, publishAt: scheduled });
const listing = z.object({ blogs: z.array(facts), found: count, total: count });
const sections = z.array(z.object({ index: count, heading: text }));
const whole = facts.extend({ sections, sources: blog.shape.sources, markdown: text });

export const factsOf = ({ content, sources: _, tags = [], ...facts }: BlogSummary & { sources?: unknown }) => ({
  ...{ ...facts, tags, title: content.title },
});

export const factsLine = ({ title, visibility, shareUrl }: ReturnType<typeof factsOf>) =>
  `“${title}” (${visibility}): ${shareUrl}`;

/** A blog of the account. Any other does not exist here, even a public one. */
export const findOwnBlog = async ({ user }: UserActor, id: string): Promise<Blog | undefined> =>
  isId(id) ? (await findOwnBlogsByIds(user.id, [id]))[0] : undefined;

async function requireOwnBlog(actor: UserActor, id: string): Promise<Blog> {
  const blog = await findOwnBlog(actor, id);
  if (!blog) throw new AppError('not-found', sentence('blogs.missing.description'));
  return blog;
}

const asMarkdown = (blog: Blog) => blogMarkdown(blog, articleNote(blog));

async function wholeAnswer(actor: UserActor, id: string) {
  const blog = await requireOwnBlog(actor, id);
  const sections = blog.content.sections.map(({ heading }, index) => ({ index, heading }));
  const [facts, markdown] = [{ ...factsOf(blog), sections, sources: blog.sources }, asMarkdown(blog)];
  return { ...answer([markdown], facts), structuredContent: { ...facts, markdown } };
}

/** The answer after a change. */
async function changed(actor: UserActor, id: string) {
  const facts = factsOf(await requireOwnBlog(actor, id));
  return answer([`Changed: ${factsLine(facts)}`], facts);
}

async function listAnswer(actor: UserActor, view: Partial<Parameters<typeof listMyBlogs>[1]>) {
  const { blogs, found, total } = await listMyBlogs(actor, { ...myBlogsSchema.parse({}), ...view });
  const lines = blogs.map((blog) => `${blog.id}: ${factsLine(factsOf(blog))}`);
  const first = `${found} of ${total} blogs match, ${blogs.length} of them here:`;
  return answer([first, ...lines], { blogs: blogs.map(factsOf), found, total });
}

const { query, visibility: state, ...view } = blogListSchema.shape;
const filters = { ...view, state };
const q = query.unwrap().trim().min(1);
const blogId = idText().describe('As list_blogs names it');
const { heading, content } = blogEditSchema.shape.sections.element.shape;
const { change, basedOn, ...wishes } = sectionChangeSchema.shape;
const styleFields = { ...styleChangeSchema.partial({ colorTheme: true }).shape, blogId };
const { visibility, publishAt } = visibilityChangeSchema.shape;
const { shape: claims } = claimsRequestSchema;
const publishFields = { blogId, visibility, publishAt };
const PUBLISHES = { ...CHANGES, openWorldHint: true };

const editFields = {
  ...{ blogId, section: z.int().min(0).describe('Index from 0, as read_blog lists them'), ...wishes },
  ...{ heading: heading.optional(), text: content.optional(), change: change.optional() },
  basedOn: basedOn.optional(),
};

async function editSection({ blogId, ...asked }: z.infer<z.ZodObject<typeof editFields>>, { actor, mcpReq }: Call) {
  const { content, updatedAt } = await requireOwnBlog(actor, blogId);
  const { section, change, heading, text, basedOn = updatedAt, ...wishes } = asked;
  if ((heading ?? text) === undefined ? !change : change) throw new AppError('invalid-input', texts.writeOrReplace);
  const { title, intro, conclusion, sections: old } = content;
  const present = old[section];
  if (!present) throw new AppError('not-found', `This blog has ${old.length} sections, counted from 0.`);
  if (change) await changeSection(actor, blogId, `${section}`, { ...wishes, change, basedOn }, mcpReq.signal);
  else {
    const next = { ...present, heading: heading ?? present.heading, content: text ?? present.content };
    const sections = old.with(section, next).map((each) => ({ ...each, images: each.images.map(({ url }) => url) }));
    await editBlog(actor, blogId, parseInput(blogEditSchema, { title, intro, conclusion, sections, basedOn }));
  }
  return wholeAnswer(actor, blogId);
}

export const BLOG_TOOLS = [
  tool('read_blog', 'read', READS, { blogId }, whole, ({ blogId }, { actor }) => wholeAnswer(actor, blogId)),
  tool('list_blogs', 'read', READS, filters, listing, (view, { actor }) => listAnswer(actor, view)),
  tool('search_blogs', 'read', READS, { ...filters, q }, listing, (view, { actor }) => listAnswer(actor, view)),
  tool('edit_section', 'write', { ...CHANGES, idempotentHint: false }, editFields, whole, editSection),
  tool('restyle_blog', 'write', CHANGES, styleFields, facts, async ({ blogId, ...chosen }, { actor }) => {
    const { colorTheme } = await requireOwnBlog(actor, blogId);
    await changeStyle(actor, { blogId, colorTheme, ...chosen });
    return changed(actor, blogId);
  }),
  tool('publish_blog', 'publish', PUBLISHES, publishFields, facts, async ({ blogId, ...change }, { actor }) => {
    await requireOwnBlog(actor, blogId);
    await changeVisibility(actor, parseInput(visibilityChangeSchema, { ids: [blogId], ...change }));
    return changed(actor, blogId);
  }),
  tool('delete_blog', 'publish', CHANGES, { blogId }, facts, async ({ blogId }, { actor }) => {
    const facts = factsOf(await requireOwnBlog(actor, blogId));
    await deleteBlog(actor, blogId);
    return answer([`“${facts.title}” is in the bin, where its owner can restore it for 30 days.`], facts);
  }),
  tool('check_claims', 'check', LOOKS, claims, claimsAnswerSchema, async (request, { actor, mcpReq }) => {
    const checked = await checkClaims(actor, request, mcpReq.signal);
    const verdicts = Map.groupBy(checked.sentences, ({ verdict }) => verdict);
    const counts = Array.from(verdicts, ([verdict, { length }]) => `${verdict}: ${length}`);
    return answer([counts.join(', '), ...checked.notes], checked);
  }),
];

const URI = 'quillcast://blogs/{id}';
const mimeType = 'text/markdown';

/** Serves the account's blogs as resources. */
export function serveBlogs(server: McpServer, caller: Caller): void {
  const list = () =>
    within(caller, 'read', async () => {
      const { blogs } = await listMyBlogs(caller.actor, myBlogsSchema.parse({}));
      const resources = blogs.map(({ id, content: { title }, updatedAt: lastModified }) => {
        return { uri: URI.replace('{id}', id), name: id, title, mimeType, annotations: { lastModified } };
      });
      return { resources };
    });
  const about = { ...texts.resource, mimeType };
  server.registerResource('blog', new ResourceTemplate(URI, { list }), about, ({ href: uri }, { id }) =>
    within(caller, 'read', async () => {
      const blog = await findOwnBlog(caller.actor, String(id));
      if (!blog) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType, text: asMarkdown(blog) }] };
    }),
  );
}
