import { editCall } from '@/lib/writing/calls/edit.ts';
import { assignment, callCase, PLAN } from './call-eval.ts';

const edited = (text: string) =>
  editCall(assignment(), PLAN, {
    text: [{ heading: 'Costs', text }],
    words: 400,
    range: { min: 300, max: 500 },
    pointers: [],
  });

export const CASES = [
  callCase(
    'a wrong sum is corrected',
    edited('P1\n(1) The hive costs 150 euros and the bees 120. (2) Together that is 290 euros.'),
    ({ edits }) => edits.some((edit) => edit?.sentence === 2 && edit.replacement.includes('270')),
  ),
  callCase(
    'sound sentences stay',
    edited('P1\n(1) The hive costs 150 euros and the bees 120. (2) Together that is 270 euros.'),
    ({ edits, moves }) => edits.length + moves.length === 0,
  ),
];
