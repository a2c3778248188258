import { describe, expect, it } from 'vitest';
import { pressedKey } from '@/components/ui/pressed-key.ts';

describe('a key in a text field', () => {
  it.each([
    ['Enter', 13, false, 'Enter'],
    ['Escape', 27, false, 'Escape'],
    // Chrome and Firefox while a word is composed.
    ['Enter', 229, true, ''],
    ['Process', 229, true, ''],
    ['Escape', 27, true, ''],
    // Safari ends the composition before the Enter that accepts the word.
    ['Enter', 229, false, ''],
  ])('%s with key code %i, composing: %s, is read as "%s"', (key, keyCode, isComposing, read) => {
    expect(pressedKey({ key, keyCode, isComposing })).toBe(read);
  });
});
