import { expect, it } from 'vitest';
import { textSourceType } from '@/lib/blogs/authorship/source-type.ts';

const EDITED = { editedAt: '2026-11-27T02:00:00.000Z' };

it.each([
  [{ writer: 'model' }, 'trainedAlgorithmicMedia'],
  [{ writer: 'model', ...EDITED }, 'compositeWithTrainedAlgorithmicMedia'],
  [{ writer: 'model', ...EDITED, modelEditedAt: EDITED.editedAt }, 'trainedAlgorithmicMedia'],
  [{ writer: 'model', ...EDITED, modelEditedAt: '2026-11-27T01:00:00.000Z' }, 'compositeWithTrainedAlgorithmicMedia'],
  [{ writer: 'person', ...EDITED, modelEditedAt: EDITED.editedAt }, 'compositeWithTrainedAlgorithmicMedia'],
  [{ writer: 'digest' }, 'algorithmicMedia'],
  [{ writer: 'close', ...EDITED }, 'algorithmicMedia'],
  [{ writer: 'person', ...EDITED }, undefined],
] as const)('types the source of %o', (blog, type) => {
  expect(textSourceType(blog)).toBe(type);
});
