import { expect, test } from 'vitest';
import { announcedWriter } from '@/lib/writing/announced-writer.ts';

test.each([
  [
    'gpt-5-mini',
    true,
    true,
    'model',
    'You get an article that cites your sources and the pages we find. A model writes: gpt-5-mini',
  ],
  ['gpt-5-mini', true, false, 'model', 'You get an article that cites the pages we find. A model writes: gpt-5-mini'],
  ['gpt-5-mini', false, true, 'model', 'You get an article that cites your sources. A model writes: gpt-5-mini'],
  ['gpt-5-mini', false, false, 'model', 'You get an article without sources. A model writes: gpt-5-mini'],
  [null, true, true, 'digest', 'No model is connected. You get a digest of your sources and the pages we find.'],
  [null, false, true, 'digest', 'No model is connected. You get a digest of your sources.'],
  [
    null,
    true,
    false,
    'digest',
    'No model is connected. You get an article from our library, a digest of pages we find, or a brief.',
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
  [
    'Ollama',
    true,
    'You get an article that cites your sources and the pages we find. A model writes: llama3.1:8b, in Ollama, on this site’s own machine',
  ],
  [
    'LM Studio',
    false,
    'You get an article that cites your sources and the pages we find. A model writes: llama3.1:8b, in LM Studio',
  ],
  [
    null,
    true,
    'You get an article that cites your sources and the pages we find. A model writes: llama3.1:8b, on this site’s own machine',
  ],
])('a model found in %s is announced with its place (here: %s)', (...given) => {
  const [server, isHere, sentence] = given;
  const connected = { model: 'llama3.1:8b', origin: 'found', server, isHere } as const;
  const announced = announcedWriter({ ...connected, research: true, hasSources: true });
  expect(announced).toEqual({ writer: 'model', sentence });
});
