import 'server-only';
import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { errorResponse } from '@/lib/auth/route.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import { AppError, type ErrorBody, type ErrorCode } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';

/** A program's HTTP request, and the MCP request in it. */
export type Call = { actor: UserActor; request: Request; context: ServerContext };

type Result = CallToolResult | InputRequiredResult;

type Spec<In extends z.ZodObject, Out extends z.ZodObject> = {
  title: string;
  /** What it does, costs and returns. */
  description: string;
  scope: Scope;
  /** Those that hold; clients take an absent one for the worst. */
  hints: readonly ('readOnly' | 'destructive' | 'idempotent' | 'openWorld')[];
  input: In;
  output: Out;
};

const NO_HINTS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

const ADVICE: Partial<Record<ErrorCode, string>> = {
  forbidden: 'Ask the account’s owner to allow it.',
  conflict: 'Read the blog again and repeat the change on its newest text.',
  'subscription-required': 'The account’s owner can subscribe on the site.',
  'writer-failed': 'Try again, or ask for a shorter text.',
};

/** What a refusal says, and what to do about it. */
export function refusalText({ message, code, alternative, unreadableSources = [] }: ErrorBody, seconds?: string | null) {
  const advice = seconds ? `Try again in ${seconds} seconds.` : ADVICE[code];
  return [
    message,
    ...(advice ? [advice] : []),
    ...(alternative ? ['Or let write_blog write what it can without the model: withoutModel true, closePage true.'] : []),
    ...unreadableSources.map(({ url, reason }) => `${url}: ${reason}`),
    `Code: ${code}.`,
  ].join('\n');
}

async function refusal(error: unknown, request: Request): Promise<CallToolResult> {
  const response = errorResponse(error, request);
  const text = refusalText(await response.json(), response.headers.get('retry-after'));
  return { isError: true, content: [{ type: 'text', text }] };
}

/** A sentence for people, and the data, also as text for clients that show nothing else to their model. */
export const answer = (text: string, data: Record<string, unknown>): CallToolResult => ({
  content: [
    { type: 'text', text },
    { type: 'text', text: JSON.stringify(data) },
  ],
  structuredContent: data,
});

/** Describes the input and lets anything pass: `parseInput` checks it, whose sentences say what to change. */
const described = (schema: z.ZodObject): StandardSchemaWithJSON => ({
  '~standard': { ...schema['~standard'], validate: (value) => ({ value }) },
});

function parse<In extends z.ZodObject>(schema: In, given: unknown): z.output<In> {
  const unknown = Object.keys(Object(given)).find((name) => !Object.hasOwn(schema.shape, name));
  if (unknown === undefined) return parseInput(schema, given);
  throw new AppError('invalid-input', `${unknown} is not an argument of this tool. Leave it out.`);
}

const isPair = <Data>(result: readonly [string, Data] | Result): result is readonly [string, Data] =>
  Array.isArray(result);

/** A tool, to register on the server of a request. It gives a sentence and its data, or a result as it is. */
export const tool =
  <In extends z.ZodObject, Out extends z.ZodObject>(
    name: string,
    { scope, hints, input, output, ...texts }: Spec<In, Out>,
    run: (input: z.output<In>, call: Call) => Promise<readonly [string, z.input<Out>] | Result>,
  ) =>
  (server: McpServer, given: Omit<Call, 'context'>): void => {
    const annotations = { ...NO_HINTS, ...Object.fromEntries(hints.map((hint) => [`${hint}Hint`, true])) };
    const config = { ...texts, annotations, inputSchema: described(input), outputSchema: output };
    server.registerTool(name, config, async (args, context): Promise<Result> => {
      try {
        requireScope(given.actor, scope);
        const result = await run(parse(input, args), { ...given, context });
        return isPair(result) ? answer(result[0], output.parse(result[1])) : result;
      } catch (error) {
        return refusal(error, given.request);
      }
    });
  };
