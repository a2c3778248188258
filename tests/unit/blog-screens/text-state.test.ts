import { describe, expect, test } from 'vitest';
import {
  changeSections,
  initialState,
  type TextAction,
  type TextState,
  textReducer,
} from '@/components/blog/editing/draft/text-state.ts';

const section = (key: number, heading: string) => ({ key, heading, content: '', images: [] });

const opened = initialState({
  title: 'T',
  description: '',
  intro: 'I',
  keyPoints: '',
  sections: [section(0, 'A'), section(1, 'B'), section(2, 'C')],
  conclusion: 'Z',
  questions: [],
  alternativeTexts: {},
  captions: {},
});

describe('the questions of a form', () => {
  const one = { key: 3, question: '', answer: '' };

  test('a new one has its own key', () => {
    const { draft, nextKey } = [{ type: 'add-question' }, { type: 'add-section', at: 3 }].reduce(
      (state, action) => textReducer(state, action as TextAction),
      opened,
    );
    expect(draft.questions).toEqual([one]);
    expect(draft.sections.at(-1)?.key).toBe(4);
    expect(nextKey).toBe(5);
  });

  test('one is edited, removed and restored in place', () => {
    const two = stateAfter({ type: 'add-question' }, { type: 'add-question' });
    const written = textReducer(two, { type: 'write-question', key: 3, field: 'answer', text: 'Yes.' });
    const [first] = written.draft.questions;
    expect(first).toEqual({ ...one, answer: 'Yes.' });
    const removed = textReducer(written, { type: 'remove-question', key: 3 });
    expect(removed.draft.questions.map(({ key }) => key)).toEqual([4]);
    const back: TextAction = { type: 'insert-question', question: first ?? one, at: 0 };
    const again = textReducer(textReducer(removed, back), back);
    expect(again.draft.questions).toEqual(written.draft.questions);
  });
});

const stateAfter = (...actions: TextAction[]) => actions.reduce(textReducer, opened);
const headings = (state: TextState) => state.draft.sections.map(({ heading }) => heading).join('');
const write = (key: number, text: string): TextAction => ({ type: 'write-section', key, field: 'heading', text });
const undo: TextAction = { type: 'undo' };
const redo: TextAction = { type: 'redo' };
const removeB: TextAction = { type: 'change', change: { kind: 'remove', key: 1 } };
const moveAToTheEnd: TextAction = { type: 'change', change: { kind: 'move', key: 0, to: 2 } };
const moveADown: TextAction = { type: 'change', change: { kind: 'move', key: 0, to: 1 } };
const putBack: TextAction = { type: 'change', change: { kind: 'insert', section: section(1, 'B'), at: 1 } };
const add: TextAction = { type: 'add-section', at: 3 };

describe('the sections', () => {
  test.each<[string, TextAction[], string]>([
    ['lose the one that is removed', [removeB], 'AC'],
    ['get it back in its place', [removeB, undo], 'ABC'],
    ['lose it again', [removeB, undo, redo], 'AC'],
    ['change their order', [moveAToTheEnd], 'BCA'],
    ['go back to their order', [moveAToTheEnd, undo], 'ABC'],
    ['take back several changes in turn', [removeB, moveADown, undo, undo], 'ABC'],
    ['make several changes again in turn', [removeB, moveADown, undo, undo, redo, redo], 'CA'],
    ['stay as they are when there is nothing to take back', [undo], 'ABC'],
    ['stay as they are when there is nothing to make again', [removeB, redo], 'AC'],
    ['begin a new future with a new change', [removeB, undo, moveAToTheEnd, redo], 'BCA'],
    ['cannot be moved past the end', [{ type: 'change', change: { kind: 'move', key: 2, to: 3 } }], 'ABC'],
    ['cannot be moved past the beginning', [{ type: 'change', change: { kind: 'move', key: 0, to: -1 } }], 'ABC'],
    ['cannot lose one twice', [removeB, removeB, undo], 'ABC'],
    ['get an empty one', [add, write(3, 'D')], 'ABCD'],
    [
      'give the new one a key of its own after a removal',
      [add, write(3, 'D'), undo, add, write(4, 'E'), undo, redo],
      'ABCE',
    ],
    ['keep what was written after a change that is taken back', [removeB, write(0, 'a'), write(2, 'c'), undo], 'aBc'],
    ['get what was written in a new one back with it', [add, write(3, 'D'), undo, redo], 'ABCD'],
    ['get what was written in a removed one back with it', [write(1, 'b'), removeB, undo], 'AbC'],
    ['get a removed one back only once', [removeB, undo, putBack], 'ABC'],
  ])('%s', (_name, actions, expected) => {
    expect(headings(stateAfter(...actions))).toBe(expected);
  });
});

test('what was written goes into its field', () => {
  const { draft } = stateAfter({ type: 'write', field: 'intro', text: 'Hello' });
  expect(draft).toEqual({ ...opened.draft, intro: 'Hello' });
});

test('a removed picture can be restored', () => {
  const pictured = textReducer(opened, {
    type: 'load',
    draft: { ...opened.draft, sections: [{ ...section(0, 'A'), images: ['/x', '/y'] }] },
  });
  const change = { kind: 'picture', url: '/x', from: 0, to: null, at: 0 } as const;
  const without = textReducer(pictured, { type: 'change', change });
  expect(without.draft.sections[0]?.images).toEqual(['/y']);
  expect(textReducer(without, undo).draft.sections[0]?.images).toEqual(['/x', '/y']);
});

test('loading another text clears the undo history', () => {
  const loaded = textReducer(stateAfter(removeB), { type: 'load', draft: opened.draft });
  expect(loaded).toEqual(opened);
});

test('an inverse undoes exactly its change', () => {
  const sections = opened.draft.sections;
  const changed = changeSections(sections, { kind: 'move', key: 2, to: 0 });
  expect(changed?.sections.map(({ key }) => key)).toEqual([2, 0, 1]);
  expect(changed && changeSections(changed.sections, changed.inverse)?.sections).toEqual(sections);
});

test('undo starts with the latest change, of the sections or the text', () => {
  const moved = stateAfter({ type: 'change', change: { kind: 'move', key: 0, to: 1 } });
  expect(moved.latest).toBe('sections');
  const typed = textReducer(moved, { type: 'write', field: 'title', text: 'Typed' });
  expect(typed.latest).toBe('text');
  expect(textReducer(typed, { type: 'undo' }).latest).toBe('sections');
});
