import { describe, expect, it } from 'vitest';
import { interviewSchema, isStale, withQuestions } from '@/components/create/outline/use-interview.ts';
import { answerProblem } from '@/components/generation/answer-fields.tsx';
import { parseStored } from '@/components/storage/stored.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const TEA = { topic: 'Tea', language: 'english' } as const;
const asked = (question: string, answer = '', about: { topic: string; language: 'english' | 'german' } = TEA) => ({
  ...{ question, answer },
  ...about,
});
const draft = (...answers: ReturnType<typeof asked>[]) => ({ isGeneral: false, answers });
const GRANDMA = asked('Second?', 'Grandma.');

describe('new questions', () => {
  it.each([
    ['stand alone at first, each once', ['First?', 'First?'], null, [asked('First?')]],
    ['replace unanswered ones', ['Third?'], draft(asked('First?'), asked('Second?', ' ')), [asked('Third?')]],
    ['stand below answered ones', ['Third?', 'Second?'], draft(asked('First?'), GRANDMA), [GRANDMA, asked('Third?')]],
    [
      'leave an answer with the topic it was given for',
      ['Third?'],
      draft(asked('Which bean?', 'Arabica.', { topic: 'Coffee', language: 'english' })),
      [asked('Which bean?', 'Arabica.', { topic: 'Coffee', language: 'english' }), asked('Third?')],
    ],
    [
      'make five with them',
      ['A?', 'B?', 'C?', 'D?', 'E?'],
      draft(GRANDMA),
      [GRANDMA, asked('A?'), asked('B?'), asked('C?'), asked('D?')],
    ],
  ])('%s', (_, questions, before, answers) => {
    expect(withQuestions({ questions, isGeneral: true }, TEA, before)).toEqual({ isGeneral: true, answers });
  });
});

describe('an interview', () => {
  it.each([
    [false, draft(asked('First?'), GRANDMA)],
    [true, draft(asked('First?'), asked('Which bean?', 'Arabica.', { topic: 'Coffee', language: 'english' }))],
    [true, draft(asked('Wer?', '', { topic: 'Tea', language: 'german' }))],
  ])('is stale: %s', (stale, interview) => {
    expect(isStale(interview, TEA)).toBe(stale);
  });

  it('is restored as typed, without what is malformed', () => {
    const stored = draft(asked('First?'), asked('Second?', ' a line\n'.repeat(200)));
    expect(parseStored(JSON.stringify(stored), interviewSchema)).toEqual(stored);
    const broken = { answers: [{ question: 'First?' }, GRANDMA] };
    expect(parseStored(JSON.stringify(broken), interviewSchema)).toEqual(draft(GRANDMA));
  });
});

describe('an answer', () => {
  it.each([
    ['Who?', '', null],
    ['Who?', ` ${'a'.repeat(1000)} `, null],
    ['Who?', 'a'.repeat(1001), 'An answer cannot exceed 1000 characters'],
    ['W'.repeat(301), 'Me.', 'This question is too long. Get new questions.'],
  ])('to "%.10s" has its problem', (question, answer, problem) => {
    const found = answerProblem({ question, answer });
    expect(found && translatorFor('en', 'interview')(found)).toBe(problem);
  });
});
