import { anglesCall } from '@/lib/writing/calls/angles.ts';
import { assignment, callCase } from './call-eval.ts';

const KNOWN = 'What a first hive really costs';

export const CASES = [
  callCase('four angles, none of them known', anglesCall(assignment(), 4, [KNOWN]), ({ articles }) => {
    const angles = new Set(articles.map(({ angle }) => angle));
    return angles.size === 4 && !angles.has(KNOWN);
  }),
];
