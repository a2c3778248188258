import { type ZodType, z } from 'zod';
import { WritingError } from '../errors.ts';
import { type Answer, parseCompletion } from './answer.ts';
import { writingError } from './failure.ts';
import {
  answerTokens,
  CHAT_TEMPLATE_TOKENS,
  endBlock,
  fitPrompt,
  maximumTokens,
  type Prompt,
  type PromptBlock,
  promptMessages,
  withMore,
} from './prompt.ts';
import type { Effort } from './request-shape.ts';
import { shownAnswer } from './thinking.ts';
import { type ChatClientOptions, createSender, type OnContent, type Run } from './transport.ts';

/** Overlap in characters: a shorter one may be chance. */
const OVERLAP = { least: 10, most: 400 } as const;

const BLOCK = /^(?:#|`{3}|~{3}|\*\*\*|[-*] |\d+\. |\||>|@ )/;
const LIST_ITEM = /^(?:[-*] |\d+\. )/;

/** A full-width stop, which no space follows. */
const WIDE_END = /[。！？][”’」』）]*$/u;

/** A text up to its last whole sentence; '' where it has none. */
export const wholeSentences = (text: string): string =>
  /^[\s\S]*(?:[.!?]["”’»)]*(?=\s|$)|[。！？]["”’»」』)）]*(?=\s|$|\p{L}))/u.exec(text)?.[0] ?? '';

function findSeparator(beginning: string, rest: string): string {
  const start = rest.trimStart();
  if (LIST_ITEM.test(start) && LIST_ITEM.test(beginning.split('\n').at(-1) ?? '')) return '\n';
  if (/^\s*\n/.test(rest) || BLOCK.test(start)) return '\n\n';
  return WIDE_END.test(beginning) ? '' : ' ';
}

export function joined(beginning: string, rest: string): string {
  if (!beginning) return rest;
  const start = rest.trimStart();
  for (let length = Math.min(OVERLAP.most, start.length); length >= OVERLAP.least; length -= 1) {
    if (beginning.endsWith(start.slice(0, length))) return beginning + start.slice(length);
  }
  return beginning + findSeparator(beginning, rest) + start;
}

const continuation = (beginning: string): PromptBlock[] => [
  'Your answer was cut off. ANSWER SO FAR is what came of it. Go on with its next sentence, and repeat nothing.',
  endBlock('ANSWER SO FAR', beginning),
];

const BASE_TOKENS = 4096;
const TOKENS_PER_WORD = 8;

/** After cut-off JSON the model gets more room and a smaller task. */
const ROOM_AFTER_CUT_OFF = 2;
const WORDS_AFTER_CUT_OFF = 0.8;

export const plainText = z.string();

export type Question<Raw, Result = Raw> = {
  name: string;
  schema: ZodType<Raw>;
  /** Words of the answer, which also set its token limit. */
  words: number;
  prompt: (words: number) => Prompt;
  /** 'low' by default. */
  effort?: Effort | undefined;
  onContent?: OnContent | undefined;
  /** Undefined for an answer of no use, which counts as malformed; without it the answer is the result. */
  read?: ((raw: Raw) => Result | undefined) | undefined;
};

function problemWith(answer: Answer<unknown>): string {
  if (answer.kind === 'malformed') return answer.problem;
  return answer.kind === 'cut-off'
    ? 'it was cut off before its end'
    : 'it held no text, or too little of what the task asks for';
}

function complaint(problem: string, isText: boolean): string {
  const form = isText ? 'plain text as the task describes it' : 'one JSON object as the schema describes it';
  return `Your last answer could not be used: ${problem}. Answer with ${form}.`;
}

/** Share of the flexible blocks at first, and after a server found a prompt too long that we counted as fitting. */
const SHARES = [1, 0.5] as const;

/** Small models stream even unread answers: their timeout limits silence, not duration. */
const ignored: OnContent = () => undefined;

type Attempt = {
  prompt: Prompt;
  words: number;
  maxTokens: number;
  /** JSON Schema in the strict subset (all keys required, no others allowed); absent for plain text. */
  jsonSchema: Record<string, unknown> | undefined;
};

function sized(
  { prompt, words, maxTokens, jsonSchema }: Attempt,
  { fenceMark, language }: Run,
  windowTokens: number | undefined,
  share: number,
) {
  if (windowTokens === undefined) return { ...promptMessages(prompt, fenceMark), maxTokens };
  const around = (jsonSchema ? maximumTokens(JSON.stringify(jsonSchema)) : 0) + CHAT_TEMPLATE_TOKENS;
  const answer = answerTokens(words, language);
  const fitted = fitPrompt(prompt, fenceMark, { windowTokens, reserved: around + answer, share });
  if (!fitted) return undefined;
  // A server that counts more than we do has less left.
  const left = share < 1 ? answer : windowTokens - around - fitted.tokens;
  return { ...promptMessages(fitted.prompt, fenceMark), maxTokens: Math.min(maxTokens, left) };
}

/** JSON Schema in the strict subset: without the defaults of secondary fields. */
export function strictSchema(schema: ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, {
    override: ({ jsonSchema: part }) => {
      delete part.default;
    },
  });
  return jsonSchema;
}

/** Opens a client of any OpenAI-compatible server. @throws WritingError, or the signal's reason. */
export function createChatClient(options: ChatClientOptions) {
  const send = createSender(options);
  const { model, windowTokens, isSmall } = options;

  /** Sends an attempt, and once more with half of its flexible blocks where the server finds it too long. */
  async function complete(
    { name, effort = 'low' }: Pick<Question<never, never>, 'name' | 'effort'>,
    attempt: Attempt,
    run: Run,
    onContent: OnContent | undefined,
  ) {
    const request = { model, jsonSchema: attempt.jsonSchema, effort: isSmall ? ('none' as const) : effort };
    for (const share of SHARES) {
      const fitting = sized(attempt, run, windowTokens, share);
      if (!fitting) break;
      try {
        return await send({ ...request, ...fitting }, run, onContent ?? (isSmall ? ignored : undefined));
      } catch (error) {
        const isTooLong = error instanceof WritingError && error.shortcoming === 'window';
        if (windowTokens === undefined || !isTooLong) throw error;
      }
    }
    throw writingError('unusable', `${name}: does not fit ${windowTokens} tokens`, 'window');
  }

  return async <Raw, Result = Raw>(question: Question<Raw, Result>, run: Run): Promise<Result> => {
    const { name, schema, onContent, read = (raw: Raw) => raw as unknown as Result } = question;
    const isText = (schema as unknown) === plainText;
    const jsonSchema = strictSchema(schema);
    let words = question.words;
    let maxTokens = BASE_TOKENS + words * TOKENS_PER_WORD;
    let problem = '';
    let beginning = '';
    let continuations = 0;
    for (let tries = 1; tries <= 2; ) {
      const more = [...(problem ? [complaint(problem, isText)] : []), ...(beginning ? continuation(beginning) : [])];
      const prompt = withMore(question.prompt(words), ...more);
      const soFar = beginning;
      const show = onContent && ((content: string) => onContent(joined(soFar, shownAnswer(content))));
      const attempt = { prompt, words, maxTokens, jsonSchema: isText ? undefined : jsonSchema };
      let answer = parseCompletion(await complete(question, attempt, run, show), schema, isText);
      if (answer.kind === 'refused') throw writingError('refused', `${name}: refused`);
      if (isText && answer.kind === 'cut-off') {
        beginning = wholeSentences(joined(beginning, answer.content));
        continuations += 1;
        if (continuations <= 3) continue;
        // The text so far is kept: a short article grows later.
        answer = { kind: 'ok', value: schema.parse('') };
      }
      const result =
        answer.kind === 'ok' ? read(withoutMark(continued(beginning, answer.value), run.fenceMark)) : undefined;
      if (result !== undefined) return result;
      problem = problemWith(answer);
      tries += 1;
      beginning = '';
      if (answer.kind === 'cut-off') {
        maxTokens *= ROOM_AFTER_CUT_OFF;
        words = Math.ceil(words * WORDS_AFTER_CUT_OFF);
      }
    }
    throw writingError('unusable', `${name}: no usable answer (last: ${problem})`, 'form');
  };
}

/** An answer without lines copied from the prompt: they hold the mark of the fences. */
function withoutMark<Raw>(value: Raw, mark: string): Raw {
  const text = JSON.stringify(value);
  if (!text.includes(mark)) return value;
  const splitLines = (each: string) => each.split('\n').filter((line) => !line.includes(mark));
  return JSON.parse(text, (_, each: unknown) => (typeof each === 'string' ? splitLines(each).join('\n') : each));
}

const continued = <Raw>(beginning: string, value: Raw): Raw =>
  typeof value === 'string' ? (joined(beginning, value) as Raw) : value;
