import { planCall } from '@/lib/writing/calls/plan.ts';
import { isHeading } from '@/lib/writing/model/lint/lint.ts';
import { assignment, callCase } from './call-eval.ts';

export const CASES = [
  callCase('three sections of its own, and titles that fit', planCall(assignment()), ({ sections, titles, harm }) => {
    const isSound = sections.length === 3 && sections.every(({ heading }) => isHeading(heading));
    return isSound && harm === 'none' && titles.length === 5 && titles.every(({ length }) => length <= 60);
  }),
  callCase(
    'passages where they belong',
    planCall(assignment()),
    ({ sections }) => new Set(sections.flatMap(({ passages }) => passages)).size === 2,
  ),
];
