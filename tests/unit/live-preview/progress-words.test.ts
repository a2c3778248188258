import { describe, expect, it } from 'vitest';
import { type GenerationState, INITIAL_STATE } from '@/components/generation/run-state.ts';
import {
  elapsedClock,
  progressWords,
  spokenProgress,
  timeLeft,
  wordProgress,
} from '@/components/live-preview/status/texts.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

const t = translatorFor('en', 'live');

const asked = (request: Partial<GenerationState['request']>) => ({ request: { ...INITIAL_STATE.request, ...request } });
const DESIGN = { style: 'retro', colorTheme: 'teal' } as const;
const sections = (...texts: string[]) => texts.map((content) => ({ heading: 'Leaf', content }));
const SIX = { phase: 'writing', sections: sections('a', '', '', '', '', '') } as const;
const ALL = { phase: 'writing', sections: sections('a', 'b') } as const;

describe('progress in words', () => {
  it.each<[Partial<GenerationState>, string]>([
    [{}, 'Starting'],
    [{ place: 1 }, 'You are next in line'],
    [{ place: 2 }, 'You are number 2 in line'],
    [{ design: DESIGN }, 'Getting ready to write'],
    [{ phase: 'reading', ...asked({ sourceCount: 1 }) }, 'Reading 1 source'],
    [{ phase: 'reading', ...asked({ sourceCount: 3 }) }, 'Reading 3 sources'],
    [{ phase: 'planning', ...asked({ sourceCount: 3 }) }, 'Planning the article'],
    [{ phase: 'writing' }, 'Writing'],
    [SIX, 'Writing section 2'],
    [ALL, 'Writing the introduction'],
    [{ ...ALL, intro: 'i' }, 'Writing'],
    [{ ...ALL, intro: 'i', conclusion: 'c' }, 'Proofreading'],
    [{ phase: 'polishing' }, 'Polishing'],
    [{ phase: 'pictures' }, 'Choosing images'],
    [{ phase: 'saving' }, 'Saving'],
    [{ phase: 'saving', isWritten: true }, 'Opening your blog'],
  ])('%j: %s', (known, words) => {
    expect(progressWords({ ...INITIAL_STATE, ...known }, t)).toBe(words);
  });

  it.each<[Partial<GenerationState>, string]>([
    [SIX, 'Writing'],
    [{ ...SIX, plannedWords: 1_000 }, 'Writing about 1,000 words'],
    [{ ...SIX, plannedWords: 1_000, intro: 'i' }, 'Writing about 1,000 words'],
    [{ place: 2 }, 'You are number 2 in line'],
    [{ phase: 'polishing', sections: sections('a') }, 'Polishing'],
  ])('%j is spoken as: %s', (known, words) => {
    expect(spokenProgress({ ...INITIAL_STATE, ...known }, t)).toBe(words);
  });
});

describe('the progress in words of the text', () => {
  const TEN = 'one two three four five six seven eight nine ten';
  const PLANNED = { plannedWords: 1_000, intro: TEN } as const;

  it.each<[Partial<GenerationState>, number | null, string]>([
    [{}, null, ''],
    [{ plannedWords: 1_000 }, 0, 'About 0 of 1,000 words'],
    [PLANNED, 10, 'About 10 of 1,000 words'],
    [
      { ...PLANNED, sections: [{ heading: 'Leaf', content: '', partial: `${TEN} ${TEN} and` }] },
      30,
      'About 30 of 1,000 words',
    ],
    [{ ...PLANNED, plannedWords: 10 }, 10, 'About 10 words'],
    [{ ...PLANNED, isWritten: true }, 1_000, 'About 10 of 1,000 words'],
  ])('%j stands at %s: %s', (known, value, text) => {
    expect(wordProgress({ ...INITIAL_STATE, ...known }, t)).toMatchObject({ value, text });
  });

  it('counts characters in proportion where words are not spaced', () => {
    const state = { ...INITIAL_STATE, plannedWords: 400, intro: '茶'.repeat(170), ...asked({ language: 'chinese' }) };
    expect(wordProgress(state, t)).toMatchObject({ value: 100, max: 400 });
  });
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
])('the clock shows %i s as %s', (seconds, clock) => {
  expect(elapsedClock(seconds)).toBe(clock);
});

it.each([
  [0, 'Less than a minute left'],
  [59, 'Less than a minute left'],
  [60, 'About 1 minute left'],
  [61, 'About 2 minutes left'],
  [350, 'About 6 minutes left'],
  [600, 'About 10 minutes left'],
  [605, 'About 15 minutes left'],
  [1_700, 'About 30 minutes left'],
  [6_900, 'About 115 minutes left'],
  [7_150, 'About 2 hours left'],
])('%i seconds are "%s"', (seconds, words) => {
  expect(timeLeft(seconds, t)).toBe(words);
});

it('does not announce the time left', () => {
  const state = { ...INITIAL_STATE, phase: 'planning' as const };
  expect(spokenProgress({ ...state, secondsLeft: 400 }, t)).toBe(spokenProgress(state, t));
});
