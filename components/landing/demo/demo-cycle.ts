import { DEMO_PAUSE_MS, DEMO_TRANSITION_MS, DEMO_TYPING_MS } from '@/lib/constants/limits.ts';
import { SUGGESTED_TOPICS } from '@/lib/languages/topics.ts';
import { FEATURED_BLOG_ID, viewPath } from '@/lib/routes.ts';

/** The sample of the landing demo (spec §9, row Demo). */
export const DEMO_SAMPLE = {
  topic: SUGGESTED_TOPICS.english[0] ?? '',
  blogPath: viewPath(FEATURED_BLOG_ID),
  readTime: '4 min read',
} as const;

/** How long the finished blog stays, in ms. */
const DEMO_SHOW_MS = 12_000;

/** A step of the demo; `typed` counts the letters typed. */
export type DemoMoment = { phase: 'typing' | 'generating' | 'revealing' | 'showing' | 'hiding'; typed: number };

/** First step of the cycle. */
export const DEMO_START: DemoMoment = { phase: 'typing', typed: 0 };

/** Duration of a step, in ms (spec §9). */
export function momentDuration({ phase }: DemoMoment): number {
  if (phase === 'typing') return DEMO_TYPING_MS;
  if (phase === 'generating') return DEMO_PAUSE_MS;
  return phase === 'showing' ? DEMO_SHOW_MS : DEMO_TRANSITION_MS;
}

/** The next step: type, generate, fade to the blog, show it, fade back, repeat. */
export function nextMoment({ phase, typed }: DemoMoment, topicLength: number): DemoMoment {
  switch (phase) {
    case 'typing':
      return typed < topicLength ? { phase, typed: typed + 1 } : { phase: 'generating', typed: topicLength };
    case 'generating':
      return { phase: 'revealing', typed };
    case 'revealing':
      return { phase: 'showing', typed };
    case 'showing':
      return { phase: 'hiding', typed };
    case 'hiding':
      return DEMO_START;
  }
}
