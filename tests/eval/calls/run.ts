import { readdirSync } from 'node:fs';
import { createChatClient } from '@/lib/writing/chat/chat-client.ts';
import { newFenceMark } from '@/lib/writing/chat/prompt.ts';
import type { ChatClientOptions } from '@/lib/writing/chat/transport.ts';
import { WritingError } from '@/lib/writing/errors.ts';
import { createUsageMeter } from '@/lib/writing/usage.ts';
import type { CallCase } from './call-eval.ts';

/** The calls that have cases: one file each, as in lib/writing/calls. */
export const CALLS = readdirSync(import.meta.dirname)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !['call-eval', 'run'].includes(name));

/** Has a model answer the cases of some calls; returns those it got wrong, as "call: case". */
export async function wrongAnswers(options: ChatClientOptions, calls: readonly string[] = CALLS): Promise<string[]> {
  const client = createChatClient(options);
  const { signal } = new AbortController();
  const run = { signal, language: 'english', fenceMark: newFenceMark(), meter: createUsageMeter() } as const;
  const wrong: string[] = [];
  for (const name of calls) {
    const { CASES } = (await import(`./${name}.ts`)) as { CASES: readonly CallCase[] };
    for (const { about, isRight } of CASES) {
      const isSound = await isRight((call) => client(call, run)).catch((error) => {
        if (error instanceof WritingError && error.code === 'unusable') return false;
        throw error;
      });
      if (!isSound) wrong.push(`${name}: ${about}`);
    }
    console.error(`${name}: ${CASES.length} asked`);
  }
  return wrong;
}
