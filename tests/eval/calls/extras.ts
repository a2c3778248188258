import { extrasCall } from '@/lib/writing/calls/extras.ts';
import { articleParts } from '@/lib/writing/calls/shared.ts';
import { ARTICLE, assignment, callCase, PLAN } from './call-eval.ts';

export const CASES = [
  callCase(
    'a description, and nothing the plan does not want',
    extrasCall(assignment(), PLAN, articleParts(ARTICLE)),
    ({ description, keyPoints, questions }) =>
      description.length > 40 && description.length <= 160 && keyPoints.length + questions.length === 0,
  ),
];
