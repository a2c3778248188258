import 'server-only';
import { createMcpHandler, McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { findMyBlogs } from '@/lib/blogs/my-blogs/queries.ts';
import { myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import { asMarkdown, BLOG_TOOLS, findOwnBlog } from './blog-tools.ts';
import { refusing, serveTasks } from './runs.ts';
import texts from './texts.json' with { type: 'json' };
import type { Caller } from './tool.ts';
import { questionsSchema, WRITING_TOOLS } from './writing-tools.ts';

const BLOG_URI = 'quillcast://blogs/{id}';
const mimeType = 'text/markdown';

async function listResources({ user }: UserActor) {
  const { ids } = await findMyBlogs(user.id, myBlogsSchema.parse({}), MAX_BLOGS_AT_ONCE);
  const resources = (await findSummaries(ids)).map(({ id, content: { title }, updatedAt: lastModified }) => {
    return { uri: BLOG_URI.replace('{id}', id), name: id, title, mimeType, annotations: { lastModified } };
  });
  return { resources };
}

function serveBlogs(server: McpServer, { actor, request }: Caller): void {
  const asked = <Answer>(read: () => Promise<Answer>): Promise<Answer> =>
    refusing(request, async () => {
      requireScope(actor, 'read');
      return read();
    });
  const template = new ResourceTemplate(BLOG_URI, { list: () => asked(() => listResources(actor)) });
  server.registerResource('blog', template, { ...texts.resource, mimeType }, ({ href: uri }, { id }) =>
    asked(async () => {
      const blog = await findOwnBlog(actor, String(id));
      if (!blog) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType, text: asMarkdown(blog) }] };
    }),
  );
}

function makeServer(caller: Caller): McpServer {
  const about = { name: 'quillcast', title: BRAND_NAME, version: '1.0.0' };
  const server = new McpServer(about, {
    instructions: texts.instructions,
    // Nothing is open between two requests that could tell of a change.
    capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    requestState: { verify: (state) => questionsSchema.parse(JSON.parse(state)) },
  });
  for (const register of [...WRITING_TOOLS, ...BLOG_TOOLS]) register(server, caller);
  serveBlogs(server, caller);
  serveTasks(server, caller);
  return server;
}

/** Answers one request of a program; nothing is kept between two, so that any process can (docs/decisions/0145). */
export function answerMcp(actor: UserActor, request: Request): Promise<Response> {
  const onerror = (err: Error) => log().info({ err }, 'an MCP request failed');
  return createMcpHandler(() => makeServer({ actor, request }), { maxSubscriptions: 0, onerror }).fetch(request);
}
