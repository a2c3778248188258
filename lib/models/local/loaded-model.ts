import { randomInt } from 'node:crypto';
import {
  type ChatHistoryItem,
  getLlama,
  LlamaGrammarEvaluationState,
  LlamaLogLevel,
  type LlamaModel,
  resolveChatWrapper,
  type Token,
} from 'node-llama-cpp';
import { type ChatRequest, grammarSchema, type Outcome, RefusedRequest } from './chat-protocol.ts';

/** Sampling parameters that most makers of open models recommend. */
const SAMPLING = { temperature: 0.7, topK: 40, topP: 0.95, minP: 0.05 };

const PROMPT_STEP = 256;

type GenerateAnswer = (onText: (text: string) => void, signal: AbortSignal) => Promise<Outcome>;

const CONTEXT = 8;

const UNFINISHED = '\uFFFD';
const MAX_CHARACTER_BYTES = 4;

/** Converts tokens to text, in whole characters; `endsWithJson` says that it is a single JSON object. */
function textReader(model: Pick<LlamaModel, 'detokenize'>, endsWithJson: boolean) {
  let pending: Token[] = [];
  let before: Token[] = [];
  let text = '';
  return {
    add(token: Token): string {
      pending.push(token);
      const piece = model.detokenize(pending, false, before);
      if (piece.endsWith(UNFINISHED) && pending.length < MAX_CHARACTER_BYTES) return '';
      before = [...before, ...pending].slice(-CONTEXT);
      pending = [];
      text += piece;
      return piece;
    },
    isWhole(): boolean {
      if (!endsWithJson || !text.endsWith('}')) return false;
      try {
        return Boolean(JSON.parse(text));
      } catch {
        return false;
      }
    },
  };
}

/** Loads a GGUF file and prepares requests, one answer at a time. @throws NoBinaryFoundError; InsufficientMemoryError */
export async function loadModel(file: string, windowTokens: number) {
  const llama = await getLlama({
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: 0,
    logLevel: LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath: file });
  // Threads wait for each other: with one per core, any other load would stall them all.
  const threads = Math.max(1, llama.cpuMathCores - 1);
  const context = await model.createContext({ contextSize: windowTokens, threads });
  const sequence = context.getSequence();
  const wrapper = resolveChatWrapper(model);

  function tokenize(messages: ChatRequest['messages']): Token[] {
    const history = messages.map(({ role, content }): ChatHistoryItem => ({ type: role, text: content }));
    const chatHistory: ChatHistoryItem[] = [...history, { type: 'model', response: [] }];
    return wrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
  }

  async function responseGrammar({ response_format: format }: ChatRequest) {
    if (format?.type !== 'json_schema') return undefined;
    try {
      return await llama.createGrammarForJsonSchema(grammarSchema(format.json_schema.schema));
    } catch {
      const message = 'Invalid schema for response_format: no grammar can be made of it.';
      throw new RefusedRequest(message, 'response_format', 'invalid_value');
    }
  }

  /** Processes all tokens but the last, whose evaluation gives the first of the answer. */
  async function processPrompt(tokens: Token[], signal: AbortSignal): Promise<number> {
    const beginning = tokens.slice(0, -1);
    await sequence.adaptStateToTokens(beginning, false);
    const cached = sequence.nextTokenIndex;
    for (let at = cached; at < beginning.length; at += PROMPT_STEP) {
      signal.throwIfAborted();
      await sequence.evaluateWithoutGeneratingNewTokens(beginning.slice(at, at + PROMPT_STEP));
    }
    return cached;
  }

  return async (request: ChatRequest): Promise<GenerateAnswer> => {
    const tokens = tokenize(request.messages);
    const room = windowTokens - tokens.length;
    if (room < 1) {
      throw new RefusedRequest(
        `This model's maximum context length is ${windowTokens} tokens. However, your messages resulted in ${tokens.length} tokens. Please reduce the length of the messages.`,
        'messages',
        'context_length_exceeded',
      );
    }
    const grammar = await responseGrammar(request);
    const maxTokens = Math.min(room, request.max_completion_tokens ?? room);

    return async (onText, signal) => {
      signal.throwIfAborted();
      const cachedTokens = await processPrompt(tokens, signal);
      const state = grammar && new LlamaGrammarEvaluationState({ model, grammar });
      const reader = textReader(model, grammar !== undefined);
      // The default seed is the second, in which a retry would get the same answer.
      const seed = randomInt(2 ** 32);
      const options = { ...SAMPLING, seed, ...(state && { grammarEvaluationState: state }) };
      let answerTokens = 0;
      let finish: Outcome['finish'] = 'stop';
      for await (const token of sequence.evaluate(tokens.slice(-1), options)) {
        signal.throwIfAborted();
        answerTokens += 1;
        onText(reader.add(token));
        if (reader.isWhole()) break;
        if (answerTokens < maxTokens) continue;
        finish = 'length';
        break;
      }
      return { finish, promptTokens: tokens.length, cachedTokens, answerTokens };
    };
  };
}
