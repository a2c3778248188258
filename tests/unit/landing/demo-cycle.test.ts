import { describe, expect, it } from 'vitest';
import { DEMO_START, type DemoMoment, momentDuration, nextMoment } from '@/components/landing/demo-panel.tsx';

/** Every moment of one cycle for a topic of this many letters, from the start to just before the next one. */
function oneCycle(topicLength: number): DemoMoment[] {
  const moments = [DEMO_START];
  for (let moment = nextMoment(DEMO_START, topicLength); moment !== DEMO_START; ) {
    moments.push(moment);
    moment = nextMoment(moment, topicLength);
  }
  return moments;
}

describe('the landing demo', () => {
  it('types letter by letter, generates, fades, shows the blog, fades back and begins again', () => {
    expect(oneCycle(3)).toEqual([
      { phase: 'typing', typed: 0 },
      { phase: 'typing', typed: 1 },
      { phase: 'typing', typed: 2 },
      { phase: 'typing', typed: 3 },
      { phase: 'generating', typed: 3 },
      { phase: 'revealing', typed: 3 },
      { phase: 'showing', typed: 3 },
      { phase: 'hiding', typed: 3 },
    ]);
  });

  it.each([
    ['typing', 80],
    ['generating', 3000],
    ['revealing', 300],
    ['hiding', 300],
  ] as const)('stays at %s for %i ms', (phase, duration) => {
    expect(momentDuration({ phase, typed: 1 })).toBe(duration);
  });
});
