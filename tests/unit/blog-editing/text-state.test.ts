import { expect, test } from 'vitest';
import {
  initialState,
  insertItem,
  moveItem,
  placePicture,
  removeItem,
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
  conclusionHeading: '',
  questions: [],
  alternativeTexts: {},
  captions: {},
});

const stateAfter = (...actions: TextAction[]) => actions.reduce(textReducer, opened);
const headings = (state: TextState) => state.draft.sections.map(({ heading }) => heading).join('');
const write = (key: number, text: string): TextAction => ({ type: 'write-section', key, field: 'heading', text });
const undo: TextAction = { type: 'undo' };
const redo: TextAction = { type: 'redo' };

type Sections = TextState['draft']['sections'];
const arrange = (change: (sections: Sections, key: number) => Sections): TextAction => ({
  type: 'arrange',
  change: ({ sections }, key) => ({ sections: change(sections, key) }),
});
const removeB = arrange((list) => removeItem(list, { key: 1 }));
const move = (key: number, by: number) => arrange((list) => moveItem(list, { key }, by));
const moveAToTheEnd = move(0, 2);
const moveADown = move(0, 1);
const putBack = arrange((list) => insertItem(list, section(1, 'B'), 1));
const add = arrange((list, key) => [...list, section(key, '')]);

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
  ['cannot be moved past the end', [move(2, 1)], 'ABC'],
  ['cannot be moved past the beginning', [move(0, -1)], 'ABC'],
  ['cannot lose one twice', [removeB, removeB, undo], 'ABC'],
  ['get an empty one', [add, write(3, 'D')], 'ABCD'],
  ['give the new one a key of its own', [add, write(3, 'D'), undo, add, write(4, 'E'), undo, redo], 'ABCE'],
  ['keep what was written after a change that is taken back', [removeB, write(0, 'a'), write(2, 'c'), undo], 'aBc'],
  ['get what was written in a new one back with it', [add, write(3, 'D'), undo, redo], 'ABCD'],
  ['get what was written in a removed one back with it', [write(1, 'b'), removeB, undo], 'AbC'],
  ['get a removed one back only once', [removeB, undo, putBack], 'ABC'],
])('the sections %s', (_name, actions, expected) => {
  expect(headings(stateAfter(...actions))).toBe(expected);
});

test('what was written goes into its field', () => {
  const { draft } = stateAfter({ type: 'write', field: 'intro', text: 'Hello' });
  expect(draft).toEqual({ ...opened.draft, intro: 'Hello' });
});

test('a question that is removed comes back with its text', () => {
  const questions = [{ key: 3, question: 'Hot?', answer: 'Yes.' }];
  const asked = textReducer(opened, { type: 'arrange', change: () => ({ questions }) });
  const written = textReducer(asked, { type: 'write-question', key: 3, field: 'answer', text: 'No.' });
  const removed = textReducer(written, { type: 'arrange', change: () => ({ questions: [] }) });
  expect(textReducer(removed, undo).draft).toEqual(written.draft);
});

test.each([
  ['is removed', { url: '/x', from: 0, to: null, at: 0 }, ['/y'], []],
  ['moves within its section', { url: '/x', from: 0, to: 0, at: 1 }, ['/y', '/x'], []],
  ['moves to another section', { url: '/y', from: 0, to: 1, at: 0 }, ['/x'], ['/y']],
  ['is added', { url: '/z', from: null, to: 1, at: 0 }, ['/x', '/y'], ['/z']],
  ['is not added twice', { url: '/x', from: null, to: 0, at: 0 }, ['/x', '/y'], []],
  ['is not added to a section that is gone', { url: '/z', from: null, to: 9, at: 0 }, ['/x', '/y'], []],
  ['does not leave a section that lacks it', { url: '/z', from: 0, to: 1, at: 0 }, ['/x', '/y'], []],
])('a picture %s', (_, change, ...images) => {
  const sections = [{ ...section(0, 'A'), images: ['/x', '/y'] }, section(1, 'B')];
  const pictured = textReducer(opened, { type: 'load', draft: { ...opened.draft, sections } });
  const placed = textReducer(
    pictured,
    arrange((list) => placePicture(list, change)),
  );
  expect(placed.draft.sections.map((each) => each.images)).toEqual(images);
  expect(textReducer(placed, undo).draft).toEqual(pictured.draft);
});

test('loading another text clears the undo history', () => {
  const loaded = textReducer(stateAfter(removeB), { type: 'load', draft: opened.draft });
  expect(loaded).toEqual(opened);
});

test('undo starts with the latest change, of the lists or the text', () => {
  const moved = stateAfter(moveADown);
  expect(moved.latest).toBe('lists');
  const typed = textReducer(moved, { type: 'write', field: 'title', text: 'Typed' });
  expect(typed.latest).toBe('text');
  expect(textReducer(typed, { type: 'undo' }).latest).toBe('lists');
});
