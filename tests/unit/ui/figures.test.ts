import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('figures of one width are used in the display face alone: the text face makes "1 , 052" of them', () => {
  const classes = globSync('components/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]([^'"\n]*\btabular-nums\b[^'"\n]*)['"]/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((names) => !names.includes('font-display'))).toEqual([]);
});
