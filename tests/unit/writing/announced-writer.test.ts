import { expect, test } from 'vitest';
import { announcedWriter } from '@/lib/writing/announced-writer.ts';

test.each([
  ['gpt-5-mini', true, true, 'model', 'A model writes: gpt-5-mini'],
  ['gpt-5-mini', false, false, 'model', 'A model writes: gpt-5-mini'],
  [null, true, true, 'digest', 'No model is connected. You get a digest of your sources and the pages we find.'],
  [null, false, true, 'digest', 'No model is connected. You get a digest of your sources.'],
  [
    null,
    true,
    false,
    'digest',
    'No model is connected. You get an article from our library or a digest of the pages we find, otherwise a brief that shows where to look.',
  ],
  [null, false, false, 'brief', 'No model is connected. You get a brief that shows where to look.'],
])(
  'with the model %s, research %s and sources %s, a %s is announced',
  (model, research, hasSources, writer, sentence) => {
    const origin = model === null ? null : 'configured';
    const connected = { model, origin, server: null, isHere: false } as const;
    const announced = announcedWriter({ ...connected, research, hasSources });
    expect(announced).toEqual({ writer, sentence });
  },
);

test.each([
  ['Ollama', true, 'A model writes: llama3.1:8b, in Ollama, on this site’s own machine'],
  ['LM Studio', false, 'A model writes: llama3.1:8b, in LM Studio'],
  [null, true, 'A model writes: llama3.1:8b, on this site’s own machine'],
])('a model found in %s is announced with its place (here: %s)', (...given) => {
  const [server, isHere, sentence] = given;
  const connected = { model: 'llama3.1:8b', origin: 'found', server, isHere } as const;
  const announced = announcedWriter({ ...connected, research: true, hasSources: true });
  expect(announced).toEqual({ writer: 'model', sentence });
});
