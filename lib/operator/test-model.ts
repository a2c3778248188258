import 'server-only';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { env } from '@/lib/env.ts';
import type { ModelConnection } from '@/lib/models/connection.ts';
import { createChatClient, plainText } from '@/lib/writing/chat/chat-client.ts';
import { newFenceMark } from '@/lib/writing/chat/prompt.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import type { ModelTest } from './schema.ts';

/** Timeout in minutes; a local model has to load first. */
const TEST_MINUTES = 3;

const TASK = 'Answer with the one word OK.';

const { check: texts } = OPERATOR_MESSAGES;

const ANSWERED = new Error('the model has started to answer');
const TOO_LATE = new Error('the model takes too long');

/** The cause of a failure, for the operator only. */
function reasonOf(error: unknown): string {
  if (error === TOO_LATE) return texts.tooLate(TEST_MINUTES);
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Asks for one word, and aborts as soon as text arrives. */
async function firstWords(connection: ModelConnection, stop: AbortController): Promise<void> {
  const { origin, server: _, ...options } = connection;
  const ask = createChatClient({ ...options, timeoutMs: env().OPENAI_TIMEOUT_MS, isSmall: origin !== 'configured' });
  await ask(
    {
      name: 'test',
      schema: plainText,
      words: 1,
      prompt: () => ({ rules: TASK, shortRules: TASK, shared: [], task: [TASK] }),
      onContent: (content) => content.trim() && stop.abort(ANSWERED),
      read: (answer) => answer.trim() || undefined,
    },
    { signal: stop.signal, language: 'english', fenceMark: newFenceMark(), meter: createUsageMeter() },
  );
}

/** Tests whether a model answers, and how fast. Never rejects. */
export async function testModel(connection: ModelConnection): Promise<ModelTest> {
  const began = performance.now();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(TOO_LATE), TEST_MINUTES * 60_000);
  const ended = (message: string): ModelTest => ({
    isAnswering: message === '',
    message,
    milliseconds: Math.round(performance.now() - began),
    checkedAt: new Date().toISOString(),
  });
  try {
    await firstWords(connection, stop);
    return ended('');
  } catch (error) {
    return ended(stop.signal.reason === ANSWERED ? '' : reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}
