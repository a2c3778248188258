import { expect, test } from 'vitest';
import { builtInAngle } from '@/lib/writing/generation/write-in-batch.ts';

const ONE = '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11';
const OTHER = '1c2d3e4f-5061-4728-8394-a5b6c7d8e9f0';
const angles = (batchId: string) => Array.from({ length: 20 }, (_, index) => builtInAngle({ batchId, index }));

test('gives each of twenty blogs its own angle', () => {
  expect(new Set(angles(ONE)).size).toBe(20);
  expect(angles(ONE)).not.toContain(undefined);
});

test('always gives an index the same angle', () => {
  expect(angles(ONE)).toEqual(angles(ONE));
});

test('orders the angles differently for another batch', () => {
  expect(angles(OTHER)).not.toEqual(angles(ONE));
});
