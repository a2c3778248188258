import { rewordCall } from '@/lib/writing/calls/reword.ts';
import { findFault } from '@/lib/writing/model/lint/lint.ts';
import { assignment, callCase } from './call-eval.ts';

const faulty = new Map([
  ['A hive in [your city] weighs 60 kg [1].', 'placeholder'],
  ['NEVER EVER LEAVE BEES without water.', 'shouting'],
] as const);

export const CASES = [
  callCase(
    'no gap and no capitals, with the same mark',
    rewordCall(assignment(), faulty, undefined),
    ({ sentences }) => {
      const texts = sentences.map(({ text }) => text);
      return texts.length === 2 && !texts.some(findFault) && texts.join(' ').includes('[1]');
    },
  ),
];
