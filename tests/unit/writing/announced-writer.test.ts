import { expect, test } from 'vitest';
import { announcedWriter } from '@/lib/writing/announced-writer.ts';

test.each([
  ['gpt-5-mini', true, true, 'model', 'A model writes: gpt-5-mini'],
  ['gpt-5-mini', false, false, 'model', 'A model writes: gpt-5-mini'],
  [
    null,
    true,
    true,
    'digest',
    'No model is connected: you get a digest of the sources you give and of those found.',
  ],
  [null, false, true, 'digest', 'No model is connected: you get a digest of the sources you give.'],
  [
    null,
    true,
    false,
    'digest',
    'No model is connected: you get a digest of the sources found, or a brief where there are none.',
  ],
  [null, false, false, 'brief', 'No model is connected: you get a brief.'],
])(
  'with the model %s, research %s and sources %s, a %s is announced',
  (model, research, hasSources, writer, sentence) => {
    expect(announcedWriter({ model, research, hasSources })).toEqual({ writer, sentence });
  },
);
