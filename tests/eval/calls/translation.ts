import { translationCall } from '@/lib/writing/calls/translation.ts';
import { assignment, callCase, PLAN } from './call-eval.ts';

const original =
  '## Wie viel ein Stock wiegt\n\nA full hive weighs 60 kg in August [1].\n\n***\n\nBegin with the roof.';

export const CASES = [
  callCase(
    'headings, marks and the line before the ending stay',
    translationCall(assignment({ language: 'german' }), PLAN, { original, before: '', words: 20 }),
    (text) => ['## Wie viel ein Stock wiegt', '60 kg', '[1]', '\n***\n'].every((part) => text.includes(part)),
  ),
];
