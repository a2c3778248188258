import { expect, test } from 'vitest';
import { DEMO_START, type DemoMoment, momentDuration, nextMoment } from '@/components/landing/demo-panel.tsx';

test('the demo types letter by letter, generates, fades, shows the blog, fades back and begins again', () => {
  const cycle: DemoMoment[] = [DEMO_START];
  for (let moment = nextMoment(DEMO_START, 2); moment !== DEMO_START; moment = nextMoment(moment, 2))
    cycle.push(moment);
  expect(cycle.map((moment) => [moment.phase, moment.typed, momentDuration(moment)])).toEqual([
    ['typing', 0, 80],
    ['typing', 1, 80],
    ['typing', 2, 80],
    ['generating', 2, 3000],
    ['revealing', 2, 300],
    ['showing', 2, expect.any(Number)],
    ['hiding', 2, 300],
  ]);
});
