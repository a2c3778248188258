import 'server-only';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { env } from '@/lib/env.ts';
import type { ModelConnection } from '@/lib/models/connection.ts';
import { createChatClient, plainText } from '@/lib/writing/chat/chat-client.ts';
import { newFenceMark } from '@/lib/writing/chat/prompt.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import type { ModelTest } from './schema.ts';

/** How long a model may take until its first words, in minutes: one of this machine is loaded first. */
const TEST_MINUTES = 3;

/** All that the model is asked. */
const TASK = 'Answer with the one word OK.';

const { check: texts } = OPERATOR_MESSAGES;

/** Why a test ended. */
const ANSWERED = new Error('the model has begun to answer');
const TOO_LATE = new Error('the model takes too long');

/** What went wrong, for the operator: what visitors are told names no cause. */
function reasonOf(error: unknown): string {
  if (error === TOO_LATE) return texts.tooLate(TEST_MINUTES);
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Asks for one word, and stops the model as soon as any has come. */
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

/** Whether a model answers, and how soon. Never throws. */
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
