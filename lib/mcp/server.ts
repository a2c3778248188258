import 'server-only';
import { createMcpHandler, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { findMyBlogs } from '@/lib/blogs/my-blogs/queries.ts';
import { myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { BRAND_NAME, BRAND_TAGLINE } from '@/lib/constants/brand.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { siteUrl } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { asMarkdown, BLOG_TOOLS, findOwnBlog } from './blog-tools.ts';
import { refusing, serveTasks } from './runs.ts';
import type { Call } from './tool.ts';
import { questionsSchema, WRITING_TOOLS } from './writing-tools.ts';

const INSTRUCTIONS = [
  'Writes and publishes blogs whose claims are checked against their sources.',
  'The usual way: research_topic, plan_blog, write_blog (a draft), read_blog, edit_section or check_claims, publish_blog.',
  'Every list of notes says what was left out or shortened.',
].join(' ');

const blogUri = (id: string) => `quillcast://blogs/${id}`;

const MARKDOWN = { mimeType: 'text/markdown' };

async function listResources({ user }: UserActor) {
  const { ids } = await findMyBlogs(user.id, myBlogsSchema.parse({}), MAX_BLOGS_AT_ONCE);
  const blogs = await findSummaries(ids);
  const resources = blogs.map(({ id, content: { title }, updatedAt }) => {
    return { uri: blogUri(id), name: id, title, ...MARKDOWN, annotations: { lastModified: updatedAt } };
  });
  return { resources };
}

function serveBlogs(server: McpServer, { actor, request }: Omit<Call, 'context'>): void {
  const asked = <Answer>(read: () => Promise<Answer>): Promise<Answer> =>
    refusing(request, () => {
      requireScope(actor, 'read');
      return read();
    });
  const template = new ResourceTemplate(blogUri('{id}'), { list: () => asked(() => listResources(actor)) });
  const description = `A blog of the account as Markdown. Listed are the newest ${MAX_BLOGS_AT_ONCE}; list_blogs has all.`;
  server.registerResource('blog', template, { title: 'Blog', description, ...MARKDOWN }, ({ href: uri }, { id }) =>
    asked(async () => {
      const blog = await findOwnBlog(actor, String(id));
      if (!blog) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, ...MARKDOWN, text: asMarkdown(blog) }] };
    }),
  );
}

function makeServer(call: Omit<Call, 'context'>): McpServer {
  const server = new McpServer(
    { name: 'quillcast', title: BRAND_NAME, version: '1.0.0', description: BRAND_TAGLINE, websiteUrl: siteUrl() },
    {
      instructions: INSTRUCTIONS,
      // No stream of changes is open between two requests.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      requestState: { verify: (state) => questionsSchema.parse(JSON.parse(state)) },
    },
  );
  for (const register of [...WRITING_TOOLS, ...BLOG_TOOLS]) register(server, call);
  serveBlogs(server, call);
  serveTasks(server, call);
  return server;
}

/** Answers one request of a program; nothing is kept between two, so that any process can (docs/decisions/0145). */
export function answerMcp(actor: UserActor, request: Request): Promise<Response> {
  const onerror = (err: Error) => log().info({ err }, 'an MCP request failed');
  return createMcpHandler(() => makeServer({ actor, request }), { maxSubscriptions: 0, onerror }).fetch(request);
}
