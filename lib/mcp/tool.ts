import 'server-only';
import * as mcp from '@modelcontextprotocol/server';
import { z } from 'zod';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { errorResponse } from '@/lib/auth/route.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import texts from './texts.json' with { type: 'json' };

/** A program's HTTP request, and the MCP request in it. */
export type Caller = { actor: UserActor; request: Request };
export type Call = Caller & Pick<mcp.ServerContext, 'mcpReq'>;

const ADVICE: Partial<Record<string, string>> = texts.advice;

/** A refusal in words, and what to do about it. */
export function refusalText({ message, code, unreadableSources = [] }: ErrorBody, seconds?: string | null): string {
  const pages = unreadableSources.map(({ url, reason }) => `${url}: ${reason}`);
  const advice = seconds ? `Try again in ${seconds} seconds.` : ADVICE[code];
  return [message, advice, ...pages, `Code: ${code}.`].filter(Boolean).join('\n');
}

/** Runs what needs a scope. @throws ProtocolError with what to change */
export async function within<Answer>({ actor, request }: Caller, scope: Scope, run: () => Promise<Answer>) {
  try {
    requireScope(actor, scope);
    // A request can have many calls.
    if (actor.access) await countTry('program', [actor.access.id]);
    return await run();
  } catch (error) {
    if (error instanceof mcp.ProtocolError) throw error;
    const refused = errorResponse(error, request);
    const text = refusalText(await refused.json(), refused.headers.get('retry-after'));
    const { InvalidParams, InternalError } = mcp.ProtocolErrorCode;
    throw new mcp.ProtocolError(refused.status < 500 ? InvalidParams : InternalError, text);
  }
}

/** Lines for people and data for programs, also as text for clients that show nothing else to their model. */
export function answer<Data extends object>(lines: readonly string[], data: Data) {
  const content = [lines.join('\n'), JSON.stringify(data)].map((text) => ({ type: 'text' as const, text }));
  return { content, structuredContent: data };
}

type Answer<Data> = (mcp.CallToolResult & { structuredContent: Data }) | mcp.InputRequiredResult;

/** Describes and lets anything pass: `parseInput` checks input, and its sentences say what to change; types check answers. */
function described(schema: z.ZodType): mcp.StandardSchemaWithJSON {
  // Patterns of dates are long and say what the format says.
  const override = ({ jsonSchema }: { jsonSchema: { pattern?: string } }) => void delete jsonSchema.pattern;
  const input = () => z.toJSONSchema(schema, { io: 'input', override });
  const validate = (value: unknown) => ({ value });
  return { '~standard': { version: 1, vendor: 'quillcast', validate, jsonSchema: { input, output: input } } };
}

/** What tools do: read blogs, read other sites too, or change a blog. */
export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
export const LOOKS = { ...READS, idempotentHint: false, openWorldHint: true };
export const CHANGES = { ...READS, readOnlyHint: false, destructiveHint: true };

/** A tool, to register on the server of a request. The SDK makes an error's message its result. */
export function tool<Shape extends z.ZodRawShape, Output extends z.ZodObject>(
  name: keyof typeof texts.tools,
  scope: Scope,
  annotations: mcp.ToolAnnotations,
  shape: Shape,
  output: Output,
  run: (input: z.output<z.ZodObject<Shape>>, call: Call) => Promise<Answer<z.output<Output>>>,
) {
  const schema = z.object(shape).strict();
  const config = { ...texts.tools[name], annotations, inputSchema: described(schema), outputSchema: described(output) };
  return (server: mcp.McpServer, caller: Caller) =>
    server.registerTool(name, config, (args, { mcpReq }) =>
      within(caller, scope, () => run(parseInput(schema, args), { ...caller, mcpReq })),
    );
}
