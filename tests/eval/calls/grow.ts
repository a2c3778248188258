import { countWords } from '@/lib/text/words.ts';
import { growCall } from '@/lib/writing/calls/grow.ts';
import { assignment, callCase, isNear, PLAN } from './call-eval.ts';

const text = [{ heading: 'Where bees drink', text: 'P1\n(1) Put a bowl of water beside the hive.' }];

export const CASES = [
  callCase(
    'new paragraphs with their place and length',
    growCall(assignment(), PLAN, { text, missing: 120 }),
    (added) => {
      const prose = added.replace(/^@ P\d+$/gm, '');
      return /^@ P1$/m.test(added) && isNear(countWords(prose, 'english'), 120);
    },
  ),
];
