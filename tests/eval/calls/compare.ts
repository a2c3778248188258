import { compareCall } from '@/lib/writing/calls/compare.ts';
import { assignment, callCase, PLAN } from './call-eval.ts';

const ORIGINAL = [{ heading: '', text: '(1) A full hive weighs 60 kg in August. (2) Bees need water.' }];

const compared = (...sentences: string[]) =>
  compareCall(
    assignment({ language: 'german' }),
    PLAN,
    ORIGINAL,
    sentences.map((sentence) => ({ sentence })),
  );

export const CASES = [
  callCase(
    'a free translation has no fault',
    compared('Im August bringt ein voller Stock 60 kg auf die Waage.', 'Ohne Wasser geht es nicht.'),
    ({ faults, missing }) => faults.length === 0 && missing.length === 0,
  ),
  callCase(
    'another number is a fault',
    compared('Im August wiegt ein voller Stock 16 kg.', 'Bienen brauchen Wasser.'),
    ({ faults }) => faults.length === 1 && faults[0]?.number === 1,
  ),
  callCase(
    'a sentence is missing',
    compared('Im August wiegt ein voller Stock 60 kg.'),
    ({ missing }) => missing[0]?.original === 2,
  ),
];
