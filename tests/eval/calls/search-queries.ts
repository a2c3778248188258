import { queriesCall } from '@/lib/writing/calls/search-queries.ts';
import { assignment, callCase } from './call-eval.ts';

export const CASES = [
  callCase('up to three different queries', queriesCall(assignment()), ({ queries }) => {
    return queries.length > 0 && queries.length <= 3 && new Set(queries).size === queries.length;
  }),
];
