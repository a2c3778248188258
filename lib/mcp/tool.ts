import 'server-only';
import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { errorResponse } from '@/lib/auth/route.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import texts from './texts.json' with { type: 'json' };

/** A program's HTTP request, and the MCP request in it. */
export type Caller = { actor: UserActor; request: Request };
export type Call = Caller & Pick<ServerContext, 'mcpReq'>;

type Result = CallToolResult | InputRequiredResult;

const ADVICE: Partial<Record<string, string>> = texts.advice;

/** A refusal in words, and what to do about it. */
export function refusalText({ message, code, unreadableSources = [] }: ErrorBody, seconds?: string | null): string {
  const advice = seconds ? `Try again in ${seconds} seconds.` : ADVICE[code];
  const pages = unreadableSources.map(({ url, reason }) => `${url}: ${reason}`);
  return [message, advice, ...pages, `Code: ${code}.`].filter(Boolean).join('\n');
}

/** Lines for people and data for programs, also as text for clients that show nothing else to their model. */
export function answer(lines: readonly string[], data: object): CallToolResult {
  const content = [lines.join('\n'), JSON.stringify(data)].map((text) => ({ type: 'text' as const, text }));
  return { content, structuredContent: { ...data } };
}

/** Describes the input and lets anything pass: `parseInput` checks it, whose sentences say what to change. */
const described = (schema: z.ZodObject): StandardSchemaWithJSON => ({
  '~standard': { ...schema['~standard'], validate: (value) => ({ value }) },
});

/** A tool, to register on the server of a request; every error is a result that says what to change. */
export const tool =
  <In extends z.ZodObject>(
    name: keyof typeof texts.tools,
    { scope, input, output }: { scope: Scope; input: In; output: z.ZodObject },
    run: (input: z.output<In>, call: Call) => Promise<Result>,
  ) =>
  (server: McpServer, caller: Caller): void => {
    const config = { ...texts.tools[name], inputSchema: described(input.strict()), outputSchema: output };
    server.registerTool(name, config, async (args, { mcpReq }) => {
      try {
        requireScope(caller.actor, scope);
        return await run(parseInput(input.strict(), args) as z.output<In>, { ...caller, mcpReq });
      } catch (error) {
        const refused = errorResponse(error, caller.request);
        const text = refusalText(await refused.json(), refused.headers.get('retry-after'));
        return { isError: true, content: [{ type: 'text', text }] };
      }
    });
  };
