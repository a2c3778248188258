import { createChatClient } from '@/lib/writing/chat/chat-client.ts';
import { newFenceMark } from '@/lib/writing/chat/prompt.ts';
import type { ChatClientOptions } from '@/lib/writing/chat/transport.ts';
import { WritingError } from '@/lib/writing/errors.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import { CASES } from './cases.ts';

/** The calls that have cases. */
export const CALLS = Object.keys(CASES);

/** Has a model answer the cases of some calls; returns those it got wrong, as "call: case". */
export async function wrongAnswers(options: ChatClientOptions, calls: readonly string[] = CALLS): Promise<string[]> {
  const client = createChatClient(options);
  const { signal } = new AbortController();
  const run = { signal, language: 'english', fenceMark: newFenceMark(), meter: createUsageMeter() } as const;
  const wrong: string[] = [];
  for (const name of calls) {
    const cases = CASES[name] ?? [];
    for (const { about, isRight } of cases) {
      const isSound = await isRight((call) => client(call, run)).catch((error) => {
        if (error instanceof WritingError && error.code === 'unusable') return false;
        throw error;
      });
      if (!isSound) wrong.push(`${name}: ${about}`);
    }
    console.error(`${name}: ${cases.length} asked`);
  }
  return wrong;
}
