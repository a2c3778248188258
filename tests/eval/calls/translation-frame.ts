import { frameCall } from '@/lib/writing/calls/translation-frame.ts';
import type { OriginalArticle } from '@/lib/writing/types.ts';
import { ARTICLE, assignment, callCase } from './call-eval.ts';

const original: OriginalArticle = { language: 'english', article: ARTICLE, pictures: ['A hive on a roof'] };

export const CASES = [
  callCase(
    'a heading for each section and a text for each picture',
    frameCall(assignment({ language: 'german' }), original),
    ({ headings, pictures, titles }) => headings.length === 2 && pictures.length === 1 && titles.length > 0,
  ),
];
