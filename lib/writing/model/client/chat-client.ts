import type { ChatCompletion } from 'openai/resources/chat/completions';
import { type ZodType, z } from 'zod';
import { fitPrompt } from '../prompts/fit-prompt.ts';
import { type Messages, messagesOf, type Prompt, withMore } from '../prompts/prompt.ts';
import { answerTokens, CHAT_TEMPLATE_TOKENS, mostTokensOf } from '../prompts/window.ts';
import { type Answer, readAnswer } from './answer.ts';
import { TooLongError, writingError } from './failure.ts';
import type { Effort } from './request-shape.ts';
import { type ChatClientOptions, createSender, type OnContent, type Run } from './transport.ts';

/** Room for reasoning models, whose thinking counts as completion tokens, plus the text itself. */
const BASE_TOKENS = 4096;
const TOKENS_PER_WORD = 8;

/** Tries for one usable answer; retries after transport failures are counted apart. */
const MOST_ANSWERS = 2;

/** After a cut-off the model gets more room and is asked for less. */
const ROOM_AFTER_CUT_OFF = 2;
const WORDS_AFTER_CUT_OFF = 0.8;

/** One thing asked of the model: `Raw` is the JSON it answers with, `Result` what is made of it. */
export type Question<Raw, Result> = {
  /** What the log calls it. */
  name: string;
  schema: ZodType<Raw>;
  /** Words of text wanted, which also sets the token limit. */
  words: number;
  prompt: (words: number) => Prompt;
  /** How much the model is to think first; little where left out. */
  effort?: Effort | undefined;
  /** Is given what has come of the answer while it is being written, for one that is to be seen growing. */
  onContent?: OnContent | undefined;
  /** Makes the answer usable; undefined when it cannot be, which counts as malformed. */
  read: (raw: Raw) => Result | undefined;
};

/** Asks one question. Throws WritingError, or the signal's reason. */
export type Ask = <Raw, Result>(question: Question<Raw, Result>, run: Run) => Promise<Result>;

function problemWith(answer: Answer<unknown>): string {
  if (answer.kind === 'malformed') return answer.problem;
  return answer.kind === 'cut-off'
    ? 'it was cut off before its end'
    : 'it held no text, or too little of what the task asks for';
}

/** What a model is told that answered with what cannot be read. */
function complaint(problem: string): string {
  return `Your last answer could not be used: ${problem}. Answer with one JSON object as the schema describes it.`;
}

/** What of its passages a call has at first, and after a server found it too long although it was counted to fit. */
const SHARES = [1, 0.5] as const;

/** Answers of small models come in pieces also where nobody looks at them: what is limited is silence, not slowness. */
const ignored: OnContent = () => undefined;

/** One try at a question. */
type Attempt = {
  prompt: Prompt;
  words: number;
  maxTokens: number;
  jsonSchema: Record<string, unknown>;
};

/** The messages of a prompt, and most tokens of its answer, as they fit the model's window. */
function sized(
  { prompt, words, maxTokens, jsonSchema }: Attempt,
  { fenceMark, language }: Run,
  windowTokens: number | undefined,
  share: number,
): (Messages & { maxTokens: number }) | undefined {
  if (windowTokens === undefined) return { ...messagesOf(prompt, fenceMark), maxTokens };
  const around = mostTokensOf(JSON.stringify(jsonSchema)) + CHAT_TEMPLATE_TOKENS;
  const answer = answerTokens(words, language);
  const reserved = around + answer;
  const fitted = fitPrompt(prompt, fenceMark, { windowTokens, reserved, share });
  if (!fitted) return undefined;
  // Whoever counts more than we do is not asked for all that seems to be left.
  const left = share < 1 ? answer : windowTokens - around - fitted.tokens;
  return { ...messagesOf(fitted.prompt, fenceMark), maxTokens: Math.min(maxTokens, left) };
}

/** A client of any OpenAI-compatible server (chat completions with a strict JSON schema). */
export function createChatClient(options: ChatClientOptions): Ask {
  const send = createSender(options);
  const { model, windowTokens, isSmall } = options;

  /** Sends a try as long as it fits, and once more with half of its passages where the server finds it too long. */
  async function complete(
    {
      name,
      onContent,
      effort,
    }: { name: string; effort: Effort } & Pick<Question<never, never>, 'onContent'>,
    attempt: Attempt,
    run: Run,
  ): Promise<ChatCompletion> {
    for (const share of SHARES) {
      const fitting = sized(attempt, run, windowTokens, share);
      if (!fitting) break;
      try {
        const request = { model, ...fitting, jsonSchema: attempt.jsonSchema, effort };
        return await send(request, run, onContent ?? (isSmall ? ignored : undefined));
      } catch (error) {
        if (windowTokens === undefined || !(error instanceof TooLongError)) throw error;
      }
    }
    throw writingError('unusable', `${name}: does not fit ${windowTokens} tokens`, 'window');
  }

  return async (question, run) => {
    const { name, schema } = question;
    const effort = isSmall ? 'none' : (question.effort ?? 'low');
    const jsonSchema = jsonSchemaOf(schema);
    let words = question.words;
    let maxTokens = BASE_TOKENS + words * TOKENS_PER_WORD;
    let problem = '';
    for (let tries = 1; tries <= MOST_ANSWERS; tries += 1) {
      const asked = question.prompt(words);
      const prompt = problem ? withMore(asked, complaint(problem)) : asked;
      const attempt = { prompt, words, maxTokens, jsonSchema };
      const completion = await complete({ ...question, effort }, attempt, run);
      const answer = readAnswer(completion, schema);
      if (answer.kind === 'refused') throw writingError('refused', `${name}: refused`);
      const result = answer.kind === 'ok' ? question.read(answer.value) : undefined;
      if (result !== undefined) return result;
      problem = problemWith(answer);
      if (answer.kind === 'cut-off') {
        maxTokens *= ROOM_AFTER_CUT_OFF;
        words = Math.ceil(words * WORDS_AFTER_CUT_OFF);
      }
    }
    throw writingError('unusable', `${name}: no usable answer (last: ${problem})`, 'form');
  };
}

/** JSON Schema of a zod object in the strict subset: all keys required, no others allowed. */
function jsonSchemaOf(schema: ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema);
  return jsonSchema;
}
