import 'server-only';
import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { actorRequester } from '@/lib/access/requester.ts';
import { MAX_ANSWER_CHARACTERS, MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { DEFAULT_LENGTH } from '@/lib/constants/options.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { texts as lines, text } from '@/lib/http/answers.ts';
import { idText } from '@/lib/http/bounds.ts';
import { parseInput } from '@/lib/http/input.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { cutPassages } from '@/lib/research/passages.ts';
import { passagesAbout } from '@/lib/research/relevance.ts';
import { outlineAnswer } from '@/lib/writing/answers.ts';
import { withModel } from '@/lib/writing/generation/choose-writer.ts';
import { gatherSources } from '@/lib/writing/generation/gather-sources.ts';
import { authorAnswersSchema, authorQuestion } from '@/lib/writing/outline-schema.ts';
import { generateRequestSchema, outlineRequestSchema } from '@/lib/writing/schema.ts';
import { proposeInterview } from '@/lib/writing/services/interview.ts';
import { proposeOutline } from '@/lib/writing/services/outline.ts';
import { requireMayGenerate, submitGeneration } from '@/lib/writing/services/runs.ts';
import { capabilitiesOf, followRun, readTask, runAnswer, runSchema, takesTasks } from './runs.ts';
import texts from './texts.json' with { type: 'json' };
import { answer, type Call, LOOKS, READS, tool } from './tool.ts';

/** Most characters of passages from one source. */
const MOST_CHARACTERS = 6000;

const question = outlineRequestSchema.pick({ topic: true, language: true, sourceUrls: true, findSources: true });

const researched = z.object({ sources: z.array(z.object({ url: text, title: text, passages: lines })), notes: lines });

/** The sources that an article would have, with the passages on its topic. */
async function research(asked: z.infer<typeof question>, { actor, mcpReq }: Call) {
  const { topic, language } = asked;
  return withModel(mcpReq.signal, { texts: [topic], language }, async (model, bounds) => {
    const options = { ...bounds, model, requester: await actorRequester(actor), onEvent: () => undefined };
    const found = await gatherSources({ ...asked, length: DEFAULT_LENGTH }, options);
    const notes = [...found.unreadable, ...found.excerpts].map(({ url, reason }) => `${url}: ${tell(reason)}`);
    const sources = found.documents.map((document) => {
      const [all, { url, title }] = [cutPassages([document]), document];
      const passages = passagesAbout(all, topic, MOST_CHARACTERS).map(({ text }) => text);
      const others = all.length - passages.length;
      if (others > 0) notes.push(`${url}: ${others} other passages, with less to do with the topic, are left out.`);
      return { url, title, passages };
    });
    notes.push(...found.silent.map((name) => `${name} did not answer.`));
    return answer([`Found ${sources.length} sources.`, ...notes], { sources, notes });
  });
}

/** What is left out here comes from a browser's form, or is a batch's. */
const { userImages, imageLinks, imageAlternativeTexts, userId, userDisplayName, ...asked } =
  generateRequestSchema.shape;
const { platforms, batchId, batchIndex, batchSize, diversifyNiches, ...wishes } = asked;

const interview = z.boolean().default(false);
const writeFields = { ...wishes, interview, waitSeconds: z.int().min(0).max(50).default(50) };

type WriteInput = z.infer<z.ZodObject<typeof writeFields>>;
type Told = { authorAnswers?: z.infer<typeof authorAnswersSchema>; notes?: string[] };

export const questionsSchema = z.array(authorQuestion).max(MAX_AUTHOR_QUESTIONS);

/** What the author told, or the questions to ask. They travel with the request: no process keeps them. */
async function interviewAuthor(wishes: WriteInput, call: Call): Promise<Told | InputRequiredResult> {
  const { actor, mcpReq } = call;
  const { elicitation } = capabilitiesOf(call);
  if (!elicitation || (elicitation.url && !elicitation.form)) return { notes: [texts.cannotAsk] };
  const asked = mcpReq.requestState<string[]>();
  const response = inputResponse(mcpReq.inputResponses, 'interview');
  if (asked && response.kind === 'elicit') {
    if (response.action !== 'accept') return { notes: [texts.declined] };
    const given = asked.map((question, at) => ({ question, answer: response.content?.[`answer${at + 1}`] ?? '' }));
    return { authorAnswers: parseInput(authorAnswersSchema, given) };
  }
  await countTry('interview', [`user ${actor.user.id}`]);
  const { questions } = await proposeInterview({ ...wishes, known: [] }, mcpReq.signal);
  const field = { type: 'string', maxLength: MAX_ANSWER_CHARACTERS } as const;
  const fields = questions.map((title, at) => [`answer${at + 1}`, { ...field, title }] as const);
  const requestedSchema = { type: 'object' as const, properties: Object.fromEntries(fields) };
  const form = inputRequired.elicit({ message: texts.interview, requestedSchema });
  return inputRequired({ inputRequests: { interview: form }, requestState: JSON.stringify(questions) });
}

const isQuestion = (told: Told | InputRequiredResult): told is InputRequiredResult => 'resultType' in told;

async function write(input: WriteInput, call: Call) {
  const { interview, waitSeconds, ...wishes } = input;
  const { actor } = call;
  await requireMayGenerate(actor, null);
  const told = interview && !wishes.authorAnswers?.length ? await interviewAuthor(input, call) : {};
  if (isQuestion(told)) return told;
  await countTry('generate', [`user ${actor.user.id}`]);
  const { notes, ...answers } = told;
  const run = await submitGeneration(actor, parseInput(generateRequestSchema, { ...wishes, ...answers }), null);
  const id = run.kind === 'run' ? run.id : run.answer.id;
  const hasTask = takesTasks(call);
  if (!hasTask) await followRun(id, waitSeconds, call);
  const written = await runAnswer(actor, id, notes);
  return hasTask ? { ...written, ...(await readTask(actor, id, notes)), resultType: 'task' } : written;
}

export const WRITING_TOOLS = [
  tool('research_topic', 'write', LOOKS, question.shape, researched, async (asked, call) => {
    await countTry('outline', [`user ${call.actor.user.id}`]);
    return research(asked, call);
  }),
  tool('plan_blog', 'write', LOOKS, outlineRequestSchema.shape, outlineAnswer, async (wishes, { actor, mcpReq }) => {
    await countTry('outline', [`user ${actor.user.id}`]);
    const plan = await proposeOutline(actor, wishes, mcpReq.signal);
    return answer([`Planned “${plan.title}” in ${plan.sections.length} sections.`, plan.note ?? ''], plan);
  }),
  tool('write_blog', 'write', { ...LOOKS, readOnlyHint: false }, writeFields, runSchema, write),
  tool('get_run', 'read', READS, { runId: idText() }, runSchema, async ({ runId }, { actor }) => {
    return { ...(await runAnswer(actor, runId)), isError: false };
  }),
];
