import { expect, test } from 'vitest';
import { parsed, refusedDeclarations, uninvitedMotion } from './css.ts';

test('finds a value that CSS refuses, and a line it cannot read', () => {
  const { ast } = parsed('a{color:blu;margin:1px}');
  expect(refusedDeclarations(ast)).toHaveLength(1);
  expect(parsed('a{color red}').errors).toHaveLength(1);
});

test('finds movement that nobody asked for', () => {
  const { ast } = parsed('a{transition:color 1s}@media (prefers-reduced-motion:no-preference){b{animation:c 1s}}');
  expect(uninvitedMotion(ast)).toEqual(['transition:color 1s']);
});
