import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('tabular figures appear in the display font only', () => {
  const classes = globSync('components/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]([^'"\n]*\btabular-nums\b[^'"\n]*)['"]/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((names) => !names.includes('font-display'))).toEqual([]);
});
