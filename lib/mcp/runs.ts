import 'server-only';
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { errorResponse } from '@/lib/auth/route.ts';
import { FAILED_RETENTION_MS } from '@/lib/writing/runs/mutations.ts';
import { findEvents, type LoggedEvent } from '@/lib/writing/runs/queries.ts';
import { readStatus, watchRun } from '@/lib/writing/runs/stream.ts';
import { cancelGeneration, requireOwnRun } from '@/lib/writing/services/runs.ts';
import { factsOf, factsSchema, findOwnBlog } from './blog-tools.ts';
import { answer, type Call, type Caller, refusalText } from './tool.ts';

const TASKS = 'io.modelcontextprotocol/tasks';
const NEEDED = { requiredCapabilities: { extensions: { [TASKS]: {} } } };

type Envelope = { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities };

/** What the client can do; one of an earlier protocol said it in a session, which we do not keep. */
export const capabilitiesOf = ({ mcpReq }: Pick<Call, 'mcpReq'>): ClientCapabilities =>
  (mcpReq.envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {};

export const takesTasks = (call: Pick<Call, 'mcpReq'>): boolean =>
  capabilitiesOf(call).extensions?.[TASKS] !== undefined;

/** Each status of a run, and of its task. A failed run is a completed task with a tool error (SEP-2663). */
const STATUS = {
  ...{ queued: 'working', running: 'working', succeeded: 'completed', failed: 'completed' },
  canceled: 'cancelled',
} as const;

export const runSchema = z.object({
  runId: z.string(),
  status: z.enum(Object.keys(STATUS) as (keyof typeof STATUS)[]),
  progress: z.string(),
  blog: factsSchema.optional(),
  notes: z.array(z.string()),
});

type Run = z.infer<typeof runSchema>;

function describeProgress(events: readonly Pick<LoggedEvent, 'event'>[]): string {
  let [phase, planned, parts] = ['starting', 0, new Set<string>()];
  for (const { event } of events) {
    if (event.type === 'restarted' || event.type === 'chosen') parts = new Set();
    if (event.type === 'phase') phase = event.phase;
    if (event.type === 'outline') planned = event.headings.length + 2;
    if (event.type === 'part') parts.add(event.type + JSON.stringify('index' in event ? event.index : event.part));
  }
  return `Now: ${phase}${parts.size > 0 ? `, ${parts.size} of ${planned} parts` : ''}.`;
}

/** A run of the actor's. @throws AppError not-found */
export async function readRun(actor: UserActor, runId: string): Promise<Run> {
  await requireOwnRun(actor, runId);
  const { end, isQueued } = await readStatus(runId);
  if (end?.type === 'done') {
    const blog = await findOwnBlog(actor, end.id);
    const pages = [...end.unreadableSources, ...(end.doubtfulSources ?? [])];
    const notes = [...pages.map(({ url, reason }) => `${url}: ${reason}`), ...(end.note ? [end.note] : [])];
    return { runId, status: 'succeeded', progress: 'Written.', ...(blog && { blog: factsOf(blog) }), notes };
  }
  if (end) {
    const status = end.code === 'cancelled-by-client' ? 'canceled' : 'failed';
    return { runId, status, progress: refusalText(end), notes: [] };
  }
  const progress = isQueued ? 'Waiting in the queue.' : describeProgress(await findEvents(runId, 0));
  return { runId, status: isQueued ? 'queued' : 'running', progress, notes: [] };
}

/** A run as the result of `write_blog`, with notes of its own. */
export function runAnswer(run: Run, more: readonly string[] = []): CallToolResult {
  const notes = [...more, ...run.notes];
  const { blog, progress, runId } = run;
  const follow = STATUS[run.status] === 'working' ? [`Writing continues: follow it by get_run with ${runId}.`] : [];
  const lines = [progress, ...(blog ? [`“${blog.title}” (${blog.visibility}): ${blog.shareUrl}`] : []), ...follow];
  const isError = run.status === 'failed' || run.status === 'canceled';
  return { ...answer([...lines, ...notes], { ...run, notes }), isError };
}

/** Waits for a run, with notifications of its progress. Writing continues when the client leaves or the time is over. */
export async function followRun(id: string, seconds: number, { mcpReq }: Call): Promise<void> {
  const over = AbortSignal.any([mcpReq.signal, AbortSignal.timeout(seconds * 1000)]);
  const { progressToken } = mcpReq._meta ?? {};
  const events: Parameters<typeof describeProgress>[0][number][] = [];
  let last = '';
  try {
    for await (const { seq: progress, event } of watchRun(id, 0, over)) {
      if (progressToken === undefined || progress === undefined || event.type === 'queued') continue;
      events.push({ event });
      const message = describeProgress(events);
      if (message === last) continue;
      last = message;
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
    }
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

/** A run as a task, with its result once it has ended. */
export async function readTask(actor: UserActor, taskId: string, notes: readonly string[] = []) {
  const { createdAt, finishedAt } = await requireOwnRun(actor, taskId);
  const run = await readRun(actor, taskId);
  return {
    ...{ taskId, status: STATUS[run.status], statusMessage: [run.progress, ...notes].join('\n') },
    ...{ createdAt: createdAt.toISOString(), lastUpdatedAt: (finishedAt ?? new Date()).toISOString() },
    ...{ ttlMs: FAILED_RETENTION_MS, pollIntervalMs: 3000 },
    ...(STATUS[run.status] === 'completed' && { result: runAnswer(run) }),
  };
}

/** Runs what calls no tool; its refusals are protocol errors. */
export async function refusing<Answer>(request: Request, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const refused = errorResponse(error, request);
    const code = refused.status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, (await refused.json()).message);
  }
}

/** Answers `tasks/*`. Any process can, as a task is a row of `generations`; none asks for input. */
export function serveTasks({ server }: McpServer, { actor, request }: Caller): void {
  server.registerCapabilities({ extensions: { [TASKS]: {} } });
  const schemas = { params: z.object({ taskId: z.string() }) };
  const serve = (method: string, run: (id: string) => Promise<object>) =>
    server.setRequestHandler(method, schemas, ({ taskId }, { mcpReq }) =>
      refusing(request, async () => {
        if (!takesTasks({ mcpReq })) throw new MissingRequiredClientCapabilityError(NEEDED);
        requireScope(actor, 'write');
        return { ...(await run(taskId)) };
      }),
    );
  serve('tasks/get', (id) => readTask(actor, id));
  serve('tasks/update', (id) => requireOwnRun(actor, id).then(() => ({})));
  serve('tasks/cancel', (id) => cancelGeneration(actor, id).then(() => ({})));
}
