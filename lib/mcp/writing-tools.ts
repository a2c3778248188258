import 'server-only';
import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { requireScope } from '@/lib/auth/actor.ts';
import { MAX_ANSWER_CHARACTERS, MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES } from '@/lib/constants/options.ts';
import { idText } from '@/lib/http/bounds.ts';
import { parseInput } from '@/lib/http/input.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { authorAnswersSchema, authorQuestion, outlineSchema } from '@/lib/writing/outline-schema.ts';
import { findEvents } from '@/lib/writing/runs/queries.ts';
import { watchRun } from '@/lib/writing/runs/stream.ts';
import { generateRequestSchema, outlineRequestSchema } from '@/lib/writing/schema.ts';
import { proposeInterview } from '@/lib/writing/services/interview.ts';
import { proposeOutline } from '@/lib/writing/services/outline.ts';
import { researchTopic } from '@/lib/writing/services/research.ts';
import { requireMayGenerate, submitGeneration } from '@/lib/writing/services/runs.ts';
import { clientCapabilities, describeProgress, readRun, readTask, runAnswer, runSchema, TASKS_EXTENSION } from './runs.ts';
import { type Call, tool } from './tool.ts';

const userOf = ({ actor }: Call) => [`user ${actor.user.id}`];

const page = z.object({ url: z.string(), title: z.string() });
const pageNote = z.object({ url: z.string(), reason: z.string() });

const researchTool = tool(
  'research_topic',
  {
    title: 'Research a topic',
    description:
      'Reads the given pages and finds more, as before an article is written. Free of quota; takes up to a minute. Returns each source with its address, title and the passages on the topic, word for word.',
    scope: 'read',
    hints: ['readOnly', 'openWorld'],
    input: outlineRequestSchema.pick({ topic: true, sourceUrls: true, findSources: true, language: true }),
    output: z.object({
      sources: z.array(page.extend({ number: z.number(), isGiven: z.boolean(), passages: z.array(z.string()) })),
      notes: z.array(z.string()).describe('What was not read or left out, and why'),
    }),
  },
  async (wishes, call) => {
    await countTry('outline', userOf(call));
    const found = await researchTopic(call.actor, wishes, call.context.mcpReq.signal);
    return [[`Sources: ${found.sources.length}.`, ...found.notes].join('\n'), found];
  },
);

const planTool = tool(
  'plan_blog',
  {
    title: 'Plan a blog',
    description:
      'Plans title, angle and sections of a blog, to edit and hand to write_blog as its outline. Uses no quota but needs some left. Returns the outline, questions for the author and the pages found.',
    scope: 'write',
    hints: ['readOnly', 'openWorld'],
    input: outlineRequestSchema,
    output: z.object({
      ...outlineSchema.shape,
      foundSources: z.array(page),
      unreadableSources: z.array(pageNote),
      note: z.string().optional(),
    }),
  },
  async (wishes, call) => {
    await countTry('outline', userOf(call));
    const plan = await proposeOutline(call.actor, wishes, call.context.mcpReq.signal);
    return [[`Planned: “${plan.title}”.`, ...(plan.note ? [plan.note] : [])].join('\n'), plan];
  },
);

/** Fields of a request that come from the form's browser, and those that tools have in their own way. */
const { userImages, imageLinks, imageAlternativeTexts, userId, userDisplayName, ...asked } = generateRequestSchema.shape;
const { platforms, batchId, batchIndex, batchSize, diversifyNiches, ...wishFields } = asked;

const LONGEST_WAIT_SECONDS = 50;

const writeInput = z.object({
  ...wishFields,
  visibility: z.enum(BLOG_VISIBILITIES).optional().describe('A draft unless asked; others need the scope “publish”'),
  interview: z.boolean().default(false).describe('Ask the author up to five questions first, if the client can'),
  waitSeconds: z
    .int()
    .min(0)
    .max(LONGEST_WAIT_SECONDS)
    .default(LONGEST_WAIT_SECONDS)
    .describe('How long to wait before the answer is a run to follow'),
});

type WriteInput = z.infer<typeof writeInput>;

export const questionsSchema = z.array(authorQuestion).max(MAX_AUTHOR_QUESTIONS);

/** What the author told, or the questions to ask them. The questions travel with the request: no process keeps any. */
async function interviewAuthor(wishes: WriteInput, call: Call): Promise<Partial<Told> | InputRequiredResult> {
  const { mcpReq } = call.context;
  const { elicitation } = clientCapabilities(call.context);
  if (!elicitation || (elicitation.url && !elicitation.form)) {
    return { note: 'Written without an interview: this client cannot ask questions. Send authorAnswers instead.' };
  }
  const known = mcpReq.requestState<z.infer<typeof questionsSchema>>();
  const response = inputResponse(mcpReq.inputResponses, 'interview');
  if (known && response.kind === 'elicit') {
    if (response.action !== 'accept') return { note: 'Written without an interview: the author did not answer.' };
    const content = response.content ?? {};
    const answers = known.map((question, at) => ({ question, answer: content[`answer${at + 1}`] ?? '' }));
    return { authorAnswers: parseInput(authorAnswersSchema, answers) };
  }
  await countTry('interview', userOf(call));
  const { questions } = await proposeInterview({ ...wishes, known: [] }, mcpReq.signal);
  const fields = questions.map((title, at) => {
    return [`answer${at + 1}`, { type: 'string', title, maxLength: MAX_ANSWER_CHARACTERS }] as const;
  });
  const requestedSchema = { type: 'object' as const, properties: Object.fromEntries(fields) };
  const message = 'What only you can tell makes the blog yours. Answer what you like and leave the rest empty.';
  const interview = inputRequired.elicit({ message, requestedSchema });
  return inputRequired({ inputRequests: { interview }, requestState: JSON.stringify(questions) });
}

type Told = Pick<WriteInput, 'authorAnswers'> & { note: string };

/** Waits for a run, with notifications of its progress. Writing continues when the client leaves or the time is over. */
async function follow(id: string, seconds: number, { mcpReq }: Call['context']): Promise<void> {
  const over = AbortSignal.any([mcpReq.signal, AbortSignal.timeout(seconds * 1000)]);
  const { progressToken } = mcpReq._meta ?? {};
  let last = '';
  try {
    for await (const { seq: progress } of watchRun(id, 0, over)) {
      if (progressToken === undefined || progress === undefined) continue;
      const message = describeProgress(await findEvents(id, 0));
      if (message === last) continue;
      last = message;
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
    }
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

const writeTool = tool(
  'write_blog',
  {
    title: 'Write a blog',
    description:
      'Writes a whole blog from given and found sources, each claim checked against them. Takes minutes and one blog of the account’s quota, which a failure returns. A client with tasks gets one; others get the blog, or after waitSeconds a run for get_run.',
    scope: 'write',
    hints: ['openWorld'],
    input: writeInput,
    output: runSchema,
  },
  async (input, call) => {
    const { visibility, interview, waitSeconds, ...wishes } = input;
    const { actor, context } = call;
    if (visibility && visibility !== 'draft') requireScope(actor, 'publish');
    await requireMayGenerate(actor, null);
    const told = interview && !wishes.authorAnswers?.length ? await interviewAuthor(input, call) : {};
    if ('resultType' in told) return told as InputRequiredResult;
    const { note, ...answers } = told as Partial<Told>;
    await countTry('generate', userOf(call));
    const request = parseInput(generateRequestSchema, { ...wishes, ...answers, visibility });
    const run = await submitGeneration(actor, request, null);
    // Only a blog of a batch can exist already.
    if (run.kind === 'written') throw new Error('a single blog has no earlier run');
    const notes = note ? [note] : [];
    if (clientCapabilities(context).extensions?.[TASKS_EXTENSION]) {
      const started = runAnswer(await readRun(actor, run.id), notes);
      return { ...started, ...(await readTask(actor, run.id, notes)), resultType: 'task' };
    }
    await follow(run.id, waitSeconds, context);
    return runAnswer(await readRun(actor, run.id), notes);
  },
);

const runTool = tool(
  'get_run',
  {
    title: 'Follow a run',
    description: 'Says how far the writing of a blog is, and names the blog once it is written. Costs nothing.',
    scope: 'read',
    hints: ['readOnly', 'idempotent'],
    input: z.object({ runId: idText() }),
    output: runSchema,
  },
  async ({ runId }, { actor }) => {
    const run = await readRun(actor, runId);
    return [[run.progress, ...run.notes].join('\n'), run];
  },
);

export const WRITING_TOOLS = [researchTool, planTool, writeTool, runTool];
