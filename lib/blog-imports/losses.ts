import type { Translator } from '@/lib/messages/translator.ts';

/** What is left out of a text or changed in it, in the order of the notes about it. */
const LOSSES = [
  ...(['links', 'embeds', 'pictures', 'struck', 'notes', 'tables'] as const),
  ...(['breaks', 'numbers', 'belowSources', 'labels', 'dates'] as const),
] as const;

export type Losses = Record<(typeof LOSSES)[number], number>;

export const lossNotes = (t: Translator<'losses'>, losses: Partial<Losses>): string[] =>
  LOSSES.flatMap((name) => {
    const count = losses[name] ?? 0;
    return count > 0 ? t(name, { count }) : [];
  });
