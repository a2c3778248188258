import { countWords } from '@/lib/text/words.ts';
import { writeCall } from '@/lib/writing/calls/write.ts';
import { assignment, callCase, isNear, PLAN } from './call-eval.ts';

const WHOLE = { hasOpening: true, sections: [0, 1], hasEnding: true, words: 400 };

export const CASES = [
  callCase('the headings of the plan, the ending, the length', writeCall(assignment(), PLAN, WHOLE, ''), (text) => {
    const marks = text.match(/^(?:## .*|\*\*\*)$/gm)?.join() ?? '';
    const wanted = [...PLAN.sections.map(({ heading }) => `## ${heading}`), '***'].join();
    return marks === wanted && isNear(countWords(text, 'english'), 400);
  }),
];
