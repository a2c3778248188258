import {
  type ChatHistoryItem,
  getLlama,
  LlamaGrammarEvaluationState,
  LlamaLogLevel,
  resolveChatWrapper,
  type Token,
} from 'node-llama-cpp';
import { type ChatRequest, RefusedRequest } from './chat-request.ts';
import type { Outcome } from './completion.ts';
import { grammarSchema } from './json-grammar.ts';
import { textReader } from './text-reader.ts';

/** How free the model is in its choice of words: what most makers of open models recommend. */
const SAMPLING = { temperature: 0.7, topK: 40, topP: 0.95, minP: 0.05 };

/** Tokens of a prompt that are read at a time; in between it can be called off. */
const PROMPT_STEP = 256;

/** A request that the model is ready to answer. Pieces of text are given as they come. */
export type ReadyAnswer = (onText: (text: string) => void, signal: AbortSignal) => Promise<Outcome>;

/**
 * Loads a GGUF file into this process.
 * @param windowTokens how long prompt and answer may be together
 * @returns what makes a request ready, or throws RefusedRequest; answers must be asked for one after the other, and
 *   what a prompt has in common with the one before is not read again
 * @throws NoBinaryFoundError where there is no llama.cpp for this machine, InsufficientMemoryError, and Error for
 *   files that it cannot read
 */
export async function loadModel(file: string, windowTokens: number) {
  const llama = await getLlama({
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: 0,
    logLevel: LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath: file });
  // Threads wait for each other: with one for every core, whatever else runs here would stop them all.
  const threads = Math.max(1, llama.cpuMathCores - 1);
  const context = await model.createContext({ contextSize: windowTokens, threads });
  const sequence = context.getSequence();
  const wrapper = resolveChatWrapper(model);

  function tokensOf(messages: ChatRequest['messages']): Token[] {
    const chatHistory: ChatHistoryItem[] = messages.map(({ role, content: text }) => {
      if (role === 'assistant') return { type: 'model', response: [text] };
      return { type: role === 'user' ? 'user' : 'system', text };
    });
    chatHistory.push({ type: 'model', response: [] });
    return wrapper.generateContextState({ chatHistory }).contextText.tokenize(model.tokenizer);
  }

  async function grammarOf({ schema }: ChatRequest) {
    if (!schema) return undefined;
    try {
      return await llama.createGrammarForJsonSchema(grammarSchema(schema));
    } catch {
      const message = 'Invalid schema for response_format: no grammar can be made of it.';
      throw new RefusedRequest(message, 'response_format', 'invalid_value');
    }
  }

  /** Reads all but the last token, whose evaluation gives the first of the answer. */
  async function readPrompt(tokens: Token[], signal: AbortSignal): Promise<number> {
    const beginning = tokens.slice(0, -1);
    await sequence.adaptStateToTokens(beginning, false);
    const cached = sequence.nextTokenIndex;
    for (let at = cached; at < beginning.length; at += PROMPT_STEP) {
      signal.throwIfAborted();
      await sequence.evaluateWithoutGeneratingNewTokens(beginning.slice(at, at + PROMPT_STEP));
    }
    return cached;
  }

  return async (request: ChatRequest): Promise<ReadyAnswer> => {
    const tokens = tokensOf(request.messages);
    const room = windowTokens - tokens.length;
    if (room < 1) {
      throw new RefusedRequest(
        `This model's maximum context length is ${windowTokens} tokens. However, your messages resulted in ${tokens.length} tokens. Please reduce the length of the messages.`,
        'messages',
        'context_length_exceeded',
      );
    }
    const grammar = await grammarOf(request);
    const maxTokens = Math.min(room, request.maxTokens ?? room);

    return async (onText, signal) => {
      signal.throwIfAborted();
      const cachedTokens = await readPrompt(tokens, signal);
      const state = grammar && new LlamaGrammarEvaluationState({ model, grammar });
      const reader = textReader(model, grammar !== undefined);
      const options = { ...SAMPLING, ...(state && { grammarEvaluationState: state }) };
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
