import { expect, test } from 'vitest';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { announcedWriter } from '@/lib/writing/announced-writer.ts';

const t = translatorFor('en', 'create.writer');

test.each([
  ['gpt-5-mini', true, true, 'You’ll get an article with cited sources, written by gpt-5-mini.'],
  ['gpt-5-mini', true, false, 'You’ll get an article with cited sources, written by gpt-5-mini.'],
  ['gpt-5-mini', false, false, 'You’ll get an article without sources, written by gpt-5-mini.'],
  [null, true, true, 'No AI model is connected, so you’ll get a digest of your sources and of pages we find.'],
  [null, false, true, 'No AI model is connected, so you’ll get a digest of your sources.'],
  [null, true, false, 'No AI model is connected, so we’ll look for a matching article in our library.'],
  [null, false, false, 'No AI model is connected, so we’ll look for a matching article in our library.'],
])('with the model %s, research %s and sources %s: %s', (model, research, hasSources, sentence) => {
  const origin = model === null ? null : 'configured';
  const connected = { model, origin, server: null, isHere: false } as const;
  expect(announcedWriter({ ...connected, research, hasSources }, t)).toBe(sentence);
});

test.each([
  ['Ollama', true, 'written by llama3.1:8b, in Ollama, on this site’s own machine.'],
  ['LM Studio', false, 'written by llama3.1:8b, in LM Studio.'],
  [null, true, 'written by llama3.1:8b, on this site’s own machine.'],
])('a model found in %s is announced with its place (here: %s)', (server, isHere, end) => {
  const connected = { model: 'llama3.1:8b', origin: 'found', server, isHere } as const;
  const sentence = announcedWriter({ ...connected, research: true, hasSources: true }, t);
  expect(sentence).toBe(`You’ll get an article with cited sources, ${end}`);
});
