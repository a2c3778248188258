import 'server-only';
import {
  type CallToolResult,
  type ClientCapabilities,
  CLIENT_CAPABILITIES_META_KEY,
  type McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { requireScope, type UserActor } from '@/lib/auth/actor.ts';
import { errorResponse } from '@/lib/auth/route.ts';
import { findSummaries } from '@/lib/blogs/queries.ts';
import { BLOG_VISIBILITIES } from '@/lib/constants/options.ts';
import { FAILED_RETENTION_MS } from '@/lib/writing/runs/mutations.ts';
import { findEvents, type LoggedEvent } from '@/lib/writing/runs/queries.ts';
import { type EndEvent, readStatus } from '@/lib/writing/runs/stream.ts';
import { cancelGeneration, requireOwnRun } from '@/lib/writing/services/runs.ts';
import type { Phase } from '@/lib/writing/types.ts';
import { answer, type Call, refusalText } from './tool.ts';

export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

export const runSchema = z.object({
  runId: z.string(),
  status: z.enum(['queued', 'running', 'succeeded', 'failed', 'canceled']),
  progress: z.string(),
  blog: z
    .object({ id: z.string(), title: z.string(), visibility: z.enum(BLOG_VISIBILITIES), shareUrl: z.string() })
    .optional(),
  notes: z.array(z.string()).describe('What was left out or shortened, and why'),
});

type Run = z.infer<typeof runSchema>;

type Envelope = { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities };

/** What the client of a request can do; older clients say it in a session, which we do not keep. */
export const clientCapabilities = ({ mcpReq }: ServerContext): ClientCapabilities =>
  (mcpReq.envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {};

const PHASES: Readonly<Record<Phase, string>> = {
  reading: 'Reading the given pages',
  researching: 'Looking for sources',
  planning: 'Planning the article',
  writing: 'Writing',
  polishing: 'Checking the article against its sources',
  pictures: 'Adding pictures',
  saving: 'Saving',
};

/** How far a run is, in a sentence. */
export function describeProgress(events: readonly Pick<LoggedEvent, 'event'>[]): string {
  let phase = 'Starting';
  let planned = 0;
  let parts = new Set<string>();
  for (const { event } of events) {
    if (event.type === 'restarted' || event.type === 'chosen') parts = new Set();
    if (event.type === 'phase') phase = PHASES[event.phase];
    if (event.type === 'outline') planned = event.headings.length + 2;
    if (event.type === 'part') parts.add(event.part + ('index' in event ? event.index : ''));
  }
  return planned > 0 && phase === PHASES.writing ? `${phase}: ${parts.size} of ${planned} parts.` : `${phase}.`;
}

async function ended(end: EndEvent): Promise<Omit<Run, 'runId'>> {
  if (end.type === 'failed') {
    const status = end.code === 'cancelled-by-client' ? 'canceled' : 'failed';
    return { status, progress: refusalText(end), notes: [] };
  }
  const [blog] = await findSummaries([end.id]);
  const pages = [...end.unreadableSources, ...(end.doubtfulSources ?? [])];
  const notes = [...pages.map(({ url, reason }) => `${url}: ${reason}`), ...(end.note ? [end.note] : [])];
  const { id, content, visibility, shareUrl } = blog ?? {};
  const written = id && content && visibility && shareUrl && { id, title: content.title, visibility, shareUrl };
  return { status: 'succeeded', progress: 'The blog is written.', ...(written && { blog: written }), notes };
}

/** A run of the actor's. @throws AppError not-found */
export async function readRun(actor: UserActor, runId: string): Promise<Run> {
  await requireOwnRun(actor, runId);
  const { end, isQueued } = await readStatus(runId);
  if (end) return { runId, ...(await ended(end)) };
  const progress = isQueued ? 'Waiting in the queue.' : describeProgress(await findEvents(runId, 0));
  return { runId, status: isQueued ? 'queued' : 'running', progress, notes: [] };
}

/** A run as the answer of `write_blog`, with notes of its own; a failed one is a tool error. */
export function runAnswer({ notes, ...run }: Run, more: readonly string[] = []): CallToolResult {
  const all = [...more, ...notes];
  const isError = run.status === 'failed' || run.status === 'canceled';
  const isOpen = run.status === 'queued' || run.status === 'running';
  const follow = isOpen ? [`Writing continues: get_run with the id ${run.runId} follows it.`] : [];
  const text = [run.progress, ...(run.blog ? [`“${run.blog.title}”, ${run.blog.shareUrl}`] : []), ...follow, ...all];
  return { ...answer(text.join('\n'), { ...run, notes: all }), ...(isError && { isError }) };
}

const STATUS = {
  queued: 'working',
  running: 'working',
  succeeded: 'completed',
  failed: 'completed',
  canceled: 'cancelled',
} as const;

/** A run as a task (SEP-2663), with its result once it has ended. A failed one is a completed tool error. */
export async function readTask(actor: UserActor, taskId: string, notes: readonly string[] = []) {
  const run = await readRun(actor, taskId);
  const { createdAt, finishedAt } = await requireOwnRun(actor, taskId);
  const status = STATUS[run.status];
  return {
    ...{ taskId, status, statusMessage: [run.progress, ...notes].join('\n') },
    ...{ createdAt: createdAt.toISOString(), lastUpdatedAt: (finishedAt ?? new Date()).toISOString() },
    ...{ ttlMs: FAILED_RETENTION_MS, pollIntervalMs: 3000 },
    ...(status === 'completed' && { result: { ...runAnswer(run) } }),
  };
}

function requireTasks(context: ServerContext): void {
  if (clientCapabilities(context).extensions?.[TASKS_EXTENSION]) return;
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } } });
}

/** Runs what answers a request that calls no tool; its refusals are protocol errors. */
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

/** Answers `tasks/*`: any process can, as a task is a row of `generations`. No task asks for input. */
export function serveTasks({ server }: McpServer, { actor, request }: Omit<Call, 'context'>): void {
  server.registerCapabilities({ extensions: { [TASKS_EXTENSION]: {} } });
  const schemas = { params: z.object({ taskId: z.string() }), result: z.looseObject({}) };
  const serve = (method: string, run: (id: string) => Promise<object>) =>
    server.setRequestHandler(method, schemas, ({ taskId }, context) =>
      refusing(request, async () => {
        requireTasks(context);
        requireScope(actor, 'write');
        return { ...(await run(taskId)) };
      }),
    );
  serve('tasks/get', (id) => readTask(actor, id));
  serve('tasks/update', (id) => requireOwnRun(actor, id).then(() => ({})));
  serve('tasks/cancel', (id) => cancelGeneration(actor, id).then(() => ({})));
}
