import type { ConnectedModel } from '../writing/announced-writer.ts';

/** The model that writes; `model` is null where none is connected. */
export type WriterAtStart = Pick<ConnectedModel, 'model' | 'server' | 'origin'>;

/** What the application tells the program that starts it (start.ts), for the box that it prints when it is ready. */
export type StartFacts = {
  /** The code of the operator's link, which nothing else may print or log. */
  operatorCode: string;
  /** Finds out which model writes. */
  writer: () => Promise<WriterAtStart>;
};

// Next's bundle and the program load this module separately.
const holder = globalThis as typeof globalThis & { quillcastStartFacts?: StartFacts | undefined };

/** Hands the facts over. */
export function offerStartFacts(facts: StartFacts): void {
  holder.quillcastStartFacts = facts;
}

/** Takes the facts, which the application offers before it answers its first request. */
export function takeStartFacts(): StartFacts {
  const facts = holder.quillcastStartFacts;
  if (!facts) throw new Error('the application has not started');
  holder.quillcastStartFacts = undefined;
  return facts;
}
