import { countWords } from '@/lib/text/words.ts';
import { sectionCall } from '@/lib/writing/calls/section.ts';
import { ARTICLE, assignment, callCase, isNear } from './call-eval.ts';

const call = sectionCall(assignment(), { article: ARTICLE, index: 0, change: 'expand' }, ARTICLE, 60);

export const CASES = [
  callCase('the length asked for, and no heading', call, (text) => {
    return isNear(countWords(text, 'english'), 60) && !text.startsWith('#');
  }),
];
