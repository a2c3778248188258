import { type ZodType, z } from 'zod';
import { messagesOf, type Prompt, withMore } from '../prompts/prompt.ts';
import { type Answer, readAnswer } from './answer.ts';
import { writingError } from './failure.ts';
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

/** A client of any OpenAI-compatible server (chat completions with a strict JSON schema). */
export function createChatClient(options: ChatClientOptions): Ask {
  const send = createSender(options);
  return async (question, run) => {
    const { name, schema, effort = 'low', onContent } = question;
    const jsonSchema = jsonSchemaOf(schema);
    let words = question.words;
    let maxTokens = BASE_TOKENS + words * TOKENS_PER_WORD;
    let problem = '';
    for (let tries = 1; tries <= MOST_ANSWERS; tries += 1) {
      const asked = question.prompt(words);
      const prompt = problem ? withMore(asked, complaint(problem)) : asked;
      const messages = messagesOf(prompt, run.fenceMark);
      const request = { model: options.model, ...messages, jsonSchema, maxTokens, effort };
      const answer = readAnswer(await send(request, run, onContent), schema);
      if (answer.kind === 'refused') throw writingError('refused', `${name}: refused`);
      const result = answer.kind === 'ok' ? question.read(answer.value) : undefined;
      if (result !== undefined) return result;
      problem = problemWith(answer);
      if (answer.kind === 'cut-off') {
        maxTokens *= ROOM_AFTER_CUT_OFF;
        words = Math.ceil(words * WORDS_AFTER_CUT_OFF);
      }
    }
    throw writingError('unusable', `${name}: no usable answer (last: ${problem})`);
  };
}

/** JSON Schema of a zod object in the strict subset: all keys required, no others allowed. */
function jsonSchemaOf(schema: ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema);
  return jsonSchema;
}
