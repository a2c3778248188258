import { describe, expect, it } from 'vitest';
import { shownCount, spokenCount } from '@/components/create/form/fields.tsx';

describe('the count of a long topic', () => {
  it.each([
    [0, ''],
    [899, ''],
    [900, '900 of 1000 characters'],
    [1000, '1000 of 1000 characters'],
    [1043, '1043 of 1000 characters'],
  ])('of %i characters shows %j', (length, text) => {
    expect(shownCount(length)).toBe(text);
  });

  it.each([
    [899, ''],
    [900, 'No more than 100 characters left'],
    [949, 'No more than 100 characters left'],
    [950, 'No more than 50 characters left'],
    [999, 'No more than 50 characters left'],
    [1000, 'No characters left'],
    [1001, 'Topic cannot exceed 1000 characters'],
  ])('of %i characters says %j', (length, text) => {
    expect(spokenCount(length)).toBe(text);
  });
});
