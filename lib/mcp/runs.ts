import 'server-only';
import * as mcp from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { GenerationStatus } from '@/lib/generated/prisma/enums.ts';
import { text, texts } from '@/lib/http/answers.ts';
import { lastCall } from '@/lib/shutdown.ts';
import { FAILED_RETENTION_MS } from '@/lib/writing/runs/mutations.ts';
import { findEvents } from '@/lib/writing/runs/queries.ts';
import { readStatus, watchRun } from '@/lib/writing/runs/stream.ts';
import { cancelGeneration, requireOwnRun } from '@/lib/writing/services/runs.ts';
import { facts, factsLine, factsOf, findOwnBlog } from './blogs.ts';
import { answer, type Call, type Caller, refusalText, within } from './tool.ts';

const TASKS = 'io.modelcontextprotocol/tasks';
const extensions = { [TASKS]: {} };

type Envelope = { [mcp.CLIENT_CAPABILITIES_META_KEY]?: mcp.ClientCapabilities };

/** What the client can do; one of an earlier protocol said it in a session, which we do not keep. */
export const capabilitiesOf = ({ mcpReq }: Pick<Call, 'mcpReq'>): mcp.ClientCapabilities =>
  (mcpReq.envelope as Envelope | undefined)?.[mcp.CLIENT_CAPABILITIES_META_KEY] ?? {};

export const takesTasks = (call: Pick<Call, 'mcpReq'>): boolean =>
  capabilitiesOf(call).extensions?.[TASKS] !== undefined;

/** Each status of a run, and of its task. A failed run is a completed task with a tool error (SEP-2663). */
const STATUS = {
  ...{ queued: 'working', running: 'working', succeeded: 'completed', failed: 'completed' },
  canceled: 'cancelled',
} as const;

const status = z.enum([...Object.values(GenerationStatus), 'canceled']);
export const runSchema = z.object({ ...{ runId: text, status, progress: text, notes: texts, blog: facts.optional() } });
type Run = z.infer<typeof runSchema>;

const now = (phase = 'starting') => `Now: ${phase}.`;

/** A run of the actor's. @throws AppError not-found */
async function readRun(actor: UserActor, runId: string): Promise<Run> {
  await requireOwnRun(actor, runId);
  const { end, isQueued } = await readStatus(runId);
  if (end?.type === 'done') {
    const blog = await findOwnBlog(actor, end.id);
    const told = blog && factsOf(blog);
    const pages = [...end.unreadableSources, ...(end.doubtfulSources ?? [])];
    const notes = [...pages.map(({ url, reason }) => `${url}: ${reason}`), ...(end.note ? [end.note] : [])];
    const progress = `Written${told ? `: ${factsLine(told)}` : ', and deleted since.'}`;
    return { runId, status: 'succeeded', progress, ...(told && { blog: told }), notes };
  }
  if (end) {
    const status = end.code === 'cancelled-by-client' ? 'canceled' : 'failed';
    return { runId, status, progress: refusalText(end), notes: [] };
  }
  if (isQueued) return { runId, status: 'queued', progress: 'Waiting in the queue.', notes: [] };
  const phases = (await findEvents(runId, 0)).flatMap(({ event }) => (event.type === 'phase' ? event.phase : []));
  return { runId, status: 'running', progress: now(phases.at(-1)), notes: [] };
}

/** A run as the result of `write_blog`, with notes of its own; unless it has succeeded, `isError` tells a failure. */
export async function runAnswer(actor: UserActor, id: string, more: readonly string[] = []) {
  const run = await readRun(actor, id);
  const notes = [...more, ...run.notes];
  const follow = STATUS[run.status] === 'working' ? [`Writing continues: follow it by get_run with ${id}.`] : [];
  const isError = run.status === 'failed' || run.status === 'canceled';
  return { ...answer([run.progress, ...follow, ...notes], { ...run, notes }), isError };
}

/** Waits for a run, with notifications of its progress. Writing continues when the client leaves, the time is over or we stop. */
export async function followRun(id: string, seconds: number, { mcpReq }: Call): Promise<void> {
  const over = AbortSignal.any([mcpReq.signal, lastCall(), AbortSignal.timeout(seconds * 1000)]);
  const { progressToken } = mcpReq._meta ?? {};
  try {
    for await (const { seq: progress, event } of watchRun(id, 0, over)) {
      if (progressToken === undefined || progress === undefined || event.type !== 'phase') continue;
      const params = { progressToken, progress, message: now(event.phase) };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

/** A run as a task, with its result once it has ended. */
export async function readTask(actor: UserActor, taskId: string, notes: readonly string[] = []) {
  const { createdAt, finishedAt } = await requireOwnRun(actor, taskId);
  const run = await readRun(actor, taskId);
  const status = STATUS[run.status];
  const times = { createdAt: createdAt.toISOString(), lastUpdatedAt: (finishedAt ?? new Date()).toISOString() };
  const task = { taskId, status, statusMessage: [run.progress, ...notes].join('\n'), ...times };
  const result = status === 'completed' ? { result: await runAnswer(actor, taskId) } : {};
  return { ...task, ttlMs: FAILED_RETENTION_MS, pollIntervalMs: 3000, ...result };
}

/** Answers `tasks/*`. Any process can, as a task is a row of `generations`; none asks for input. */
export function serveTasks({ server }: mcp.McpServer, caller: Caller): void {
  server.registerCapabilities({ extensions });
  const schemas = { params: z.object({ taskId: z.string() }) };
  const serve = (method: string, run: (actor: UserActor, id: string) => Promise<object>) =>
    server.setRequestHandler(method, schemas, ({ taskId }, { mcpReq }) =>
      within(caller, 'write', async () => {
        const requiredCapabilities = { extensions };
        if (!takesTasks({ mcpReq })) throw new mcp.MissingRequiredClientCapabilityError({ requiredCapabilities });
        return { ...(await run(caller.actor, taskId)) };
      }),
    );
  serve('tasks/get', readTask);
  serve('tasks/update', (actor, id) => requireOwnRun(actor, id).then(() => ({})));
  serve('tasks/cancel', (actor, id) => cancelGeneration(actor, id).then(() => ({})));
}
