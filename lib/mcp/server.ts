import 'server-only';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { UserActor } from '@/lib/auth/actor.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { log } from '@/lib/log.ts';
import { BLOG_TOOLS, serveBlogs } from './blogs.ts';
import { serveTasks } from './runs.ts';
import texts from './texts.json' with { type: 'json' };
import { questionsSchema, WRITING_TOOLS } from './writing.ts';

const OPTIONS = {
  instructions: texts.instructions,
  // Nothing is open between two requests that could tell of a change.
  capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
  requestState: { verify: (state: string) => questionsSchema.parse(JSON.parse(state)) },
};

/** Answers one request of a program; nothing is kept between two, so that any process can (docs/decisions/0145). */
export function answerMcp(actor: UserActor, request: Request): Promise<Response> {
  const onerror = (err: Error) => log().info({ err }, 'an MCP request failed');
  const makeServer = () => {
    const server = new McpServer({ name: 'quillcast', title: BRAND_NAME, version: '1.0.0' }, OPTIONS);
    for (const serve of [...WRITING_TOOLS, ...BLOG_TOOLS, serveBlogs, serveTasks]) serve(server, { actor, request });
    return server;
  };
  return createMcpHandler(makeServer, { maxSubscriptions: 0, onerror }).fetch(request);
}
