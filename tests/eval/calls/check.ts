import { checkCall } from '@/lib/writing/calls/check.ts';
import { assignment, callCase, PASSAGES } from './call-eval.ts';

const verdictOn = (sentence: string, wanted: string) => {
  const claim = { sentence, before: '', pointers: [], isCited: true, isBeside: false, cited: PASSAGES };
  const call = checkCall(assignment(), [claim], PASSAGES);
  return callCase(`${wanted}: ${sentence}`, call, ({ verdicts }) => verdicts[0]?.verdict === wanted);
};

export const CASES = [
  verdictOn('Half of what a hive weighs in August is honey [1].', 'supported'),
  verdictOn('A full hive weighs 90 kg in August [1].', 'contradicted'),
  verdictOn('Bees always visit swimming pools [2].', 'contradicted'),
  verdictOn('Bees prefer blue flowers [2].', 'not-found'),
];
