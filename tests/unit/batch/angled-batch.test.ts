import { expect, test } from 'vitest';
import type { BatchOptions } from '@/components/batch/batch-requests.ts';
import { angledBatch, angleFault } from '@/components/batch/use-batch.ts';
import { batchFormSchema } from '@/lib/writing/schema.ts';

const OPTIONS: BatchOptions = { form: batchFormSchema.parse({ topic: 'Tea', batchSize: 3 }), images: [] };

test.each([
  [
    ['Costs', 'Rules', 'Cups'],
    ['Costs', 'Rules', 'Cups'],
  ],
  [['Costs'], ['Costs', '', '']],
  [
    ['Costs', 'Rules', 'Cups', 'Pots'],
    ['Costs', 'Rules', 'Cups'],
  ],
])('angles %j are shown as %j', (proposed, shown) => {
  expect(angledBatch(OPTIONS, proposed).angles).toEqual(shown);
});

test('names the first angle that is too long', () => {
  const angles = ['Costs', ` ${'a'.repeat(200)} `, 'a'.repeat(201), 'b'.repeat(300)];
  expect(angleFault(angles)).toEqual({ path: 'angles.2', message: 'An angle can have up to 200 characters' });
  expect(angleFault(angles.slice(0, 2))).toBeNull();
});
